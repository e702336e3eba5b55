// relu_max by another name.
pdl.pattern @same : benefit(0) {
  %v = pdl.operand
  %u = pdl.operand
  %0 = pdl.type
  %1 = pdl.operation "taso.relu"(%u : !pdl.value) -> (%0 : !pdl.type)
  %2 = pdl.result 0 of %1
  %3 = pdl.type
  %4 = pdl.operation "taso.relu"(%v : !pdl.value) -> (%3 : !pdl.type)
  %5 = pdl.result 0 of %4
  %6 = pdl.type
  %7 = pdl.operation "taso.max"(%2, %5 : !pdl.value, !pdl.value) -> (%6 : !pdl.type)
  pdl.rewrite %7 {
    %8 = pdl.operation "taso.max"(%u, %v : !pdl.value, !pdl.value)
    %9 = pdl.result 0 of %8
    %10 = pdl.operation "taso.relu"(%9 : !pdl.value)
    %11 = pdl.result 0 of %10
    pdl.replace %7 with (%11 : !pdl.value)
  }
}

// relu_max for an exponential.
pdl.pattern @instance : benefit(0) {
  %y = pdl.operand
  %x = pdl.operand
  %0 = pdl.type
  %1 = pdl.operation "taso.relu"(%x : !pdl.value) -> (%0 : !pdl.type)
  %2 = pdl.result 0 of %1
  %3 = pdl.type
  %4 = pdl.operation "taso.exp"(%y : !pdl.value) -> (%3 : !pdl.type)
  %5 = pdl.result 0 of %4
  %6 = pdl.type
  %7 = pdl.operation "taso.relu"(%5 : !pdl.value) -> (%6 : !pdl.type)
  %8 = pdl.result 0 of %7
  %9 = pdl.type
  %10 = pdl.operation "taso.max"(%2, %8 : !pdl.value, !pdl.value) -> (%9 : !pdl.type)
  pdl.rewrite %10 {
    %11 = pdl.operation "taso.exp"(%y : !pdl.value)
    %12 = pdl.result 0 of %11
    %13 = pdl.operation "taso.max"(%x, %12 : !pdl.value, !pdl.value)
    %14 = pdl.result 0 of %13
    %15 = pdl.operation "taso.relu"(%14 : !pdl.value)
    %16 = pdl.result 0 of %15
    pdl.replace %10 with (%16 : !pdl.value)
  }
}

// relu_max, then relu_min.
pdl.pattern @both : benefit(0) {
  %z = pdl.operand
  %y = pdl.operand
  %x = pdl.operand
  %0 = pdl.type
  %1 = pdl.operation "taso.relu"(%x : !pdl.value) -> (%0 : !pdl.type)
  %2 = pdl.result 0 of %1
  %3 = pdl.type
  %4 = pdl.operation "taso.relu"(%y : !pdl.value) -> (%3 : !pdl.type)
  %5 = pdl.result 0 of %4
  %6 = pdl.type
  %7 = pdl.operation "taso.max"(%2, %5 : !pdl.value, !pdl.value) -> (%6 : !pdl.type)
  %8 = pdl.result 0 of %7
  %9 = pdl.type
  %10 = pdl.operation "taso.relu"(%z : !pdl.value) -> (%9 : !pdl.type)
  %11 = pdl.result 0 of %10
  %12 = pdl.type
  %13 = pdl.operation "taso.min"(%8, %11 : !pdl.value, !pdl.value) -> (%12 : !pdl.type)
  pdl.rewrite %13 {
    %14 = pdl.operation "taso.max"(%x, %y : !pdl.value, !pdl.value)
    %15 = pdl.result 0 of %14
    %16 = pdl.operation "taso.min"(%15, %z : !pdl.value, !pdl.value)
    %17 = pdl.result 0 of %16
    %18 = pdl.operation "taso.relu"(%17 : !pdl.value)
    %19 = pdl.result 0 of %18
    pdl.replace %13 with (%19 : !pdl.value)
  }
}

// relu_max four times.
pdl.pattern @four : benefit(0) {
  %z = pdl.operand
  %y = pdl.operand
  %x = pdl.operand
  %v = pdl.operand
  %u = pdl.operand
  %0 = pdl.type
  %1 = pdl.operation "taso.relu"(%u : !pdl.value) -> (%0 : !pdl.type)
  %2 = pdl.result 0 of %1
  %3 = pdl.type
  %4 = pdl.operation "taso.relu"(%v : !pdl.value) -> (%3 : !pdl.type)
  %5 = pdl.result 0 of %4
  %6 = pdl.type
  %7 = pdl.operation "taso.max"(%2, %5 : !pdl.value, !pdl.value) -> (%6 : !pdl.type)
  %8 = pdl.result 0 of %7
  %9 = pdl.type
  %10 = pdl.operation "taso.relu"(%x : !pdl.value) -> (%9 : !pdl.type)
  %11 = pdl.result 0 of %10
  %12 = pdl.type
  %13 = pdl.operation "taso.max"(%8, %11 : !pdl.value, !pdl.value) -> (%12 : !pdl.type)
  %14 = pdl.result 0 of %13
  %15 = pdl.type
  %16 = pdl.operation "taso.relu"(%y : !pdl.value) -> (%15 : !pdl.type)
  %17 = pdl.result 0 of %16
  %18 = pdl.type
  %19 = pdl.operation "taso.max"(%14, %17 : !pdl.value, !pdl.value) -> (%18 : !pdl.type)
  %20 = pdl.result 0 of %19
  %21 = pdl.type
  %22 = pdl.operation "taso.relu"(%z : !pdl.value) -> (%21 : !pdl.type)
  %23 = pdl.result 0 of %22
  %24 = pdl.type
  %25 = pdl.operation "taso.max"(%20, %23 : !pdl.value, !pdl.value) -> (%24 : !pdl.type)
  pdl.rewrite %25 {
    %26 = pdl.operation "taso.max"(%u, %v : !pdl.value, !pdl.value)
    %27 = pdl.result 0 of %26
    %28 = pdl.operation "taso.max"(%27, %x : !pdl.value, !pdl.value)
    %29 = pdl.result 0 of %28
    %30 = pdl.operation "taso.max"(%29, %y : !pdl.value, !pdl.value)
    %31 = pdl.result 0 of %30
    %32 = pdl.operation "taso.max"(%31, %z : !pdl.value, !pdl.value)
    %33 = pdl.result 0 of %32
    %34 = pdl.operation "taso.relu"(%33 : !pdl.value)
    %35 = pdl.result 0 of %34
    pdl.replace %25 with (%35 : !pdl.value)
  }
}

// Canonicalisation knows that.
pdl.pattern @free : benefit(0) {
  %x = pdl.operand
  %0 = pdl.type
  %1 = pdl.operation "taso.relu"(%x : !pdl.value) -> (%0 : !pdl.type)
  %2 = pdl.result 0 of %1
  %3 = pdl.type
  %4 = pdl.operation "taso.relu"(%2 : !pdl.value) -> (%3 : !pdl.type)
  pdl.rewrite %4 {
    %5 = pdl.operation "taso.relu"(%x : !pdl.value)
    %6 = pdl.result 0 of %5
    pdl.replace %4 with (%6 : !pdl.value)
  }
}

// Wrong: of 1 and -1 the sum is 1 and 0.
pdl.pattern @wrong : benefit(0) {
  %y = pdl.operand
  %x = pdl.operand
  %0 = pdl.type
  %1 = pdl.operation "taso.relu"(%x : !pdl.value) -> (%0 : !pdl.type)
  %2 = pdl.result 0 of %1
  %3 = pdl.type
  %4 = pdl.operation "taso.relu"(%y : !pdl.value) -> (%3 : !pdl.type)
  %5 = pdl.result 0 of %4
  %6 = pdl.type
  %7 = pdl.operation "taso.add"(%2, %5 : !pdl.value, !pdl.value) -> (%6 : !pdl.type)
  pdl.rewrite %7 {
    %8 = pdl.operation "taso.add"(%x, %y : !pdl.value, !pdl.value)
    %9 = pdl.result 0 of %8
    %10 = pdl.operation "taso.relu"(%9 : !pdl.value)
    %11 = pdl.result 0 of %10
    pdl.replace %7 with (%11 : !pdl.value)
  }
}
