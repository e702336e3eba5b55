"""Starts a command, sends it a signal after a while, and checks its exit code.

Usage: interrupt.py SIGNAL CODE [--cpu=SECONDS] COMMAND..

With --cpu the signal is sent when the command has used so much processor time,
however busy the machine is.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import time


def catches_interrupts(pid):
    """Whether the process handles SIGINT; true where the system does not say."""
    status = pathlib.Path(f"/proc/{pid}/status")
    if not status.exists():
        return True
    caught = re.search(r"SigCgt:\s*([0-9a-f]+)", status.read_text())
    return caught is None or int(caught[1], 16) >> (signal.SIGINT - 1) & 1 == 1


def cpu_seconds(pid):
    """The processor time of the process; without end where nobody says."""
    stat = pathlib.Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return float("inf")
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


name, code, *command = sys.argv[1:]
cpu = 0
if command[0].startswith("--cpu="):
    cpu = float(command.pop(0).partition("=")[2])
process = subprocess.Popen(command)
# On a busy machine the start takes long, and a signal is lost before its end.
while process.poll() is None and (
    cpu_seconds(process.pid) < cpu or not catches_interrupts(process.pid)
):
    time.sleep(0.1)
time.sleep(1)
process.send_signal(getattr(signal, "SIG" + name))
found = process.wait()
sys.stdout.flush()
sys.exit(0 if found == int(code) else f"exit code {found}, expected {code}")
