"""Starts a command, sends it a signal after a while, and checks its exit code.

Usage: interrupt.py SIGNAL CODE COMMAND..
"""

import signal
import subprocess
import sys
import time

name, code, *command = sys.argv[1:]
process = subprocess.Popen(command)
time.sleep(1)
process.send_signal(getattr(signal, "SIG" + name))
found = process.wait()
sys.stdout.flush()
sys.exit(0 if found == int(code) else f"exit code {found}, expected {code}")
