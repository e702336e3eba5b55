#!/bin/sh
# Interesting is a graph that has a softmax and a sum. One that does not parse is not.
taso-opt "$1" -o /dev/null 2> /dev/null || exit 0
if grep -q "taso.softmax" "$1" && grep -q "taso.add" "$1"; then exit 1; fi
exit 0
