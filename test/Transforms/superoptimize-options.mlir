// The options of the superoptimiser, its report and its errors.

// RUN: rm -rf %t && mkdir -p %t
// RUN: taso-opt %s --taso-superoptimize="device=h200 check=true" \
// RUN:   --taso-report=%t/report.json -o %t/out.mlir 2>%t/remarks
// RUN: FileCheck %s --check-prefix=REMARK < %t/remarks
// RUN: %python -m json.tool %t/report.json | FileCheck %s --check-prefix=JSON

// REMARK: remark: applied 'conv_share_image': [[BEFORE:[0-9.]+]] us -> [[AFTER:[0-9.]+]] us
// REMARK: remark: superoptimized: [[BEFORE]] us -> [[AFTER]] us, {{.*}} graphs seen, stopped:
// REMARK: remark: left alone: the sizes behind 'taso.broadcast' do not follow from its operands; --dim or --taso-specialize fix dimensions

// JSON-DAG: "version": 1
// JSON-DAG: "cost_model": "roofline(NVIDIA H200)"
// JSON-DAG: "domain": "prime field"
// JSON-DAG: "equal": true
// JSON-DAG: "rule": "conv_share_image"
// JSON-DAG: "stop_reason": "queue empty"
// JSON-DAG: "skipped": "the sizes behind 'taso.broadcast' do not follow

// The number of threads does not change a byte of the result.
// RUN: taso-opt %s --taso-superoptimize="device=h200 threads=3" 2>/dev/null | diff - %t/out.mlir

// Each strategy finds this merge.
// RUN: taso-opt %s --taso-superoptimize="device=h200 strategy=greedy" 2>/dev/null | FileCheck %s
// RUN: taso-opt %s --taso-superoptimize="device=h200 strategy=backtrack" 2>/dev/null | FileCheck %s
// RUN: taso-opt %s --taso-superoptimize="device=h200 strategy=egraph egraph-nodes=100" 2>/dev/null | FileCheck %s
// CHECK-COUNT-1: taso.conv2d
// CHECK-NOT: taso.conv2d

// Without a budget nothing is searched, and the input stays as it is.
// RUN: taso-opt %s --taso-superoptimize="device=h200 budget=0" 2>/dev/null | FileCheck %s --check-prefix=SAME
// SAME-COUNT-2: taso.conv2d

// RUN: not taso-opt %s --taso-superoptimize="device=nothing" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: error: no device 'nothing': give a file, or one of cpu, h200, t4, taso2019
// RUN: echo '{"version": 1, "peak_gflops": {}}' > %t/device.json
// RUN: not taso-opt %s --taso-superoptimize="device=%t/device.json" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=DEVICE-FILE
// DEVICE-FILE: error: {{.*}}device.json: device description: expected "peak_gflops": {"f32": ..}
// RUN: not taso-opt %s --taso-superoptimize="device=/dev/zero" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=NO-FILE
// NO-FILE: error: expected a device description, but '/dev/zero' is no regular file
// RUN: echo 'module {}' > %t/none.mlir
// RUN: not taso-opt %s --taso-superoptimize="rules=%t/none.mlir" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=NORULES
// NORULES: none.mlir:1:1: error: expected a rule, found no pdl.pattern
// NORULES-NOT: builtin.module
// RUN: not taso-opt %s --taso-superoptimize="cost=guess" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=COST
// COST: error: unknown cost model 'guess'; there are roofline, cpu, cuda, auto, table and exec:COMMAND
// RUN: not taso-opt %s --taso-superoptimize="strategy=luck" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=STRATEGY
// STRATEGY: error: unknown strategy 'luck'; there are greedy, auto, backtrack and egraph
// RUN: not taso-opt %s --taso-superoptimize="alpha=0.5" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=ALPHA
// ALPHA: error: alpha must be 1 or more
// RUN: not taso-opt %s --taso-superoptimize="time-limit=-1" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=TIME
// RUN: not taso-opt %s --taso-superoptimize="time-limit=1e10" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=TIME
// TIME: error: time-limit must lie between 0, which is none, and 1e9 seconds
// RUN: not taso-opt %s --taso-superoptimize="look-ahead=101" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=AHEAD
// AHEAD: error: look-ahead must lie between 0 and 100
// RUN: not taso-opt %s --taso-superoptimize="budget=-1" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=BUDGET
// BUDGET: error: budget must lie between 0 and a billion graphs
// BUDGET-NOT: error
// RUN: not taso-opt %s --taso-superoptimize="memory-limit=-1" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=MEMORY
// MEMORY: error: memory-limit must lie between 0, which is none, and a billion megabytes
// RUN: not taso-opt %s --taso-superoptimize="memory-limit=abc" -o %t/no.mlir > %t/number 2>&1
// RUN: FileCheck %s --check-prefix=NUMBER --implicit-check-not=error --input-file=%t/number
// NUMBER: for the --memory-limit option: 'abc' value invalid for long argument!
// RUN: taso-opt %s --taso-superoptimize="memory-limit=1 device=h200" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FULL
// FULL: remark: {{.*}}stopped: memory limit
// FULL: remark: the search ended early, since this process holds the 1 MB of memory-limit
// RUN: not taso-opt %s --taso-superoptimize="strategy=greedy egraph-nodes=100" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=ENODES
// ENODES: error: egraph-nodes says nothing to strategy=greedy, which makes no e-graph; use strategy=auto or egraph
// RUN: not taso-opt %s --taso-superoptimize="threads=0" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=THREADS
// THREADS: error: threads must lie between 1 and 256
// RUN: not taso-opt %s --taso-superoptimize="rules=%t/missing.mlir" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=RULES
// RULES: missing.mlir

// Rules that nobody proved, such as a law with another text than the shipped one, are used,
// and said to be so; what a rule says of itself
// must be text.
// RUN: %python %S/../Verifier/print_pattern.py %taso_build/share/taso/rules/axioms.mlir conv_share_image | sed "s/benefit(0)/benefit(1)/; s/@conv_share_image /@share_image /" > %t/unproved.mlir
// RUN: taso-opt %s --taso-superoptimize="rules=%t/unproved.mlir device=h200" -o %t/out.mlir 2>&1 | FileCheck %s --check-prefix=UNPROVED
// UNPROVED: warning: 1 of the 1 rules of '{{.*}}unproved.mlir' state no proof, the first is 'share_image'
// UNPROVED: note: hint: --taso-verify-rules
// RUN: taso-opt %t/unproved.mlir --taso-verify-rules=max-rank=4 -o %t/proved.mlir
// RUN: taso-opt %s --taso-superoptimize="rules=%t/proved.mlir device=h200" -o %t/out.mlir 2>&1 | FileCheck %s --implicit-check-not=warning --check-prefix=PROVED
// PROVED: remark: applied 'share_image'
// RUN: sed 's/taso.verdict = "proved"/taso.verdict = 1 : i64/' %t/proved.mlir > %t/number.mlir
// RUN: not taso-opt %s --taso-superoptimize="rules=%t/number.mlir device=h200" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=CLAIM
// CLAIM: error: taso.verdict must be a string, found 1 : i64
// RUN: not taso-opt %s --taso-superoptimize="report=%t/no/such/folder/r.json" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=REPORT
// REPORT: error: the report: cannot write '{{.*}}/no/such/folder/r.json': there is no directory '{{.*}}/no/such/folder'
// REPORT-NOT: remark
// RUN: not taso-opt %s --taso-superoptimize="report=%t/same.json trace=%t/./same.json" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: error: the report and the trace cannot both be written to '{{.*}}same.json'; give each a file of its own
// RUN: not taso-opt %s --canonicalize --taso-trace=%t/trace.json -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=NOPASS
// NOPASS: error: --taso-trace is written by --taso-superoptimize, which is not among the passes
// RUN: not taso-opt %s --taso-explain -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=NOEXPLAIN
// NOEXPLAIN: error: --taso-explain is written by --taso-superoptimize
// RUN: taso-opt %s --pass-pipeline="builtin.module(taso-superoptimize{device=h200})" --taso-trace=%t/trace.json -o /dev/null 2>/dev/null
// RUN: ls %t/trace.json

// Two rules of one name could not be told apart in remarks and traces.
// RUN: sed s/@wrong_sum/@enable_factor/ %S/../Search/Inputs/traced-rules.mlir > %t/twice.mlir
// RUN: not taso-opt %s --taso-superoptimize="rules=%t/twice.mlir" -o %t/no.mlir 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: twice.mlir:{{[0-9]+}}:{{[0-9]+}}: error: expected rules of different names, found a second 'factor'
// TWICE: twice.mlir:{{[0-9]+}}:{{[0-9]+}}: note: the first is here
// RUN: not ls %t/no.mlir

func.func @merge(%x: tensor<1x4x9x9xf32>,
    %v: tensor<8x4x3x3xf32> {taso.weight},
    %w: tensor<6x4x3x3xf32> {taso.weight})
    -> (tensor<1x8x7x7xf32>, tensor<1x6x7x7xf32>) {
  %a = taso.conv2d %x, %v : (tensor<1x4x9x9xf32>, tensor<8x4x3x3xf32>) -> tensor<1x8x7x7xf32>
  %b = taso.conv2d %x, %w : (tensor<1x4x9x9xf32>, tensor<6x4x3x3xf32>) -> tensor<1x6x7x7xf32>
  return %a, %b : tensor<1x8x7x7xf32>, tensor<1x6x7x7xf32>
}

func.func @dynamic(%x: tensor<1x4xf32>) -> tensor<?x4xf32> {
  %0 = taso.broadcast %x shape [?, 4] : (tensor<1x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// A declaration is passed over.
func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
