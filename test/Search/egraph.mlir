// The e-graph as a strategy: three products of one matrix become one, the report says
// what became of the e-graph, and limits hold.

// RUN: rm -rf %t && mkdir %t
// RUN: taso-opt %s --taso-superoptimize="device=t4 strategy=egraph egraph-nodes=100 check=true report=%t/report.json" 2>%t/err | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERR < %t/err
// RUN: FileCheck %s --check-prefix=REPORT < %t/report.json

// CHECK-LABEL: @qkv
// CHECK: taso.matmul
// CHECK-NOT: taso.matmul
// CHECK: taso.split
// ERR-DAG: remark: superoptimized: {{.*}}; e-graph of {{[0-9]+}} nodes, {{.*}}, which gave this graph by {{.*}}1 x matmul_share_lhs
// ERR-DAG: remark: equal, exactly in the prime field
// REPORT: "egraph": {
// REPORT: "applied": {{[1-9]}}
// REPORT: "end": "
// REPORT: "extraction_optimal": {{true|false}}
// REPORT: "rules": {
// REPORT: "matmul_share_lhs{{.*}}": 1
// REPORT: "rules_left_out": []
// REPORT: "from_egraph": true
// REPORT: "lower_bound": {
// REPORT-NEXT: "cost_us":
// REPORT-NEXT: "why": "{{.+}}"
// REPORT: "strategy": "egraph"

// The same limits give the same graph.
// RUN: taso-opt %s --taso-superoptimize="device=t4 strategy=egraph egraph-nodes=50" -o %t/one.mlir 2>/dev/null
// RUN: taso-opt %s --taso-superoptimize="device=t4 strategy=egraph egraph-nodes=50" -o %t/two.mlir 2>/dev/null
// RUN: cmp %t/one.mlir %t/two.mlir

// Without room for nodes the input stays, and no bound is claimed.
// RUN: taso-opt %s --taso-superoptimize="device=t4 strategy=egraph egraph-nodes=1 report=%t/small.json" 2>/dev/null | FileCheck %s --check-prefix=SMALL
// RUN: FileCheck %s --check-prefix=LIMIT < %t/small.json
// SMALL-COUNT-3: taso.matmul
// LIMIT: "egraph_nodes": 1,
// LIMIT: "end": "node limit"
// LIMIT: "cost_us": null
// LIMIT-NEXT: "why": "the e-graph did not saturate: node limit"
// LIMIT: "stop_reason": "e-graph limit"

// By default auto makes one for a small function; without room for nodes it makes none.
// RUN: taso-opt %s --taso-superoptimize="device=t4 report=%t/default.json" -o /dev/null 2>/dev/null
// RUN: FileCheck %s --check-prefix=DEFAULT < %t/default.json
// DEFAULT: "egraph_nodes": 500,
// DEFAULT: "egraph": {
// RUN: taso-opt %s --taso-superoptimize="device=t4 egraph-nodes=0 report=%t/none.json" -o /dev/null 2>/dev/null
// RUN: FileCheck %s --check-prefix=NONE < %t/none.json
// NONE: "egraph": null
// NONE: "why": "no e-graph was made"
// RUN: taso-opt %s --taso-superoptimize="device=t4 egraph-nodes=50 report=%t/both.json" -o /dev/null 2>/dev/null
// RUN: FileCheck %s --check-prefix=BOTH < %t/both.json
// BOTH: "egraph": {
// BOTH: "nodes": {{[1-9]}}

// RUN: not taso-opt %s --taso-superoptimize="strategy=egraph trace=%t/trace.json" -o /dev/null 2>&1 | FileCheck %s --check-prefix=TRACE
// TRACE: error: a graph that comes from an e-graph has no steps to explain or trace; use another strategy

func.func @qkv(%x: tensor<8x32xf32>, %q: tensor<32x16xf32> {taso.weight}, %k: tensor<32x8xf32> {taso.weight}, %v: tensor<32x24xf32> {taso.weight}) -> (tensor<8x16xf32>, tensor<8x8xf32>, tensor<8x24xf32>) {
  %a = taso.matmul %x, %q : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  %b = taso.matmul %x, %k : (tensor<8x32xf32>, tensor<32x8xf32>) -> tensor<8x8xf32>
  %c = taso.matmul %x, %v : (tensor<8x32xf32>, tensor<32x24xf32>) -> tensor<8x24xf32>
  return %a, %b, %c : tensor<8x16xf32>, tensor<8x8xf32>, tensor<8x24xf32>
}
