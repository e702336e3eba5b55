// max(relu(x), relu(y)) = relu(max(x, y))
pdl.pattern @relu_max : benefit(0) {
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
  pdl.rewrite %7 {
    %8 = pdl.operation "taso.max"(%x, %y : !pdl.value, !pdl.value)
    %9 = pdl.result 0 of %8
    %10 = pdl.operation "taso.relu"(%9 : !pdl.value)
    %11 = pdl.result 0 of %10
    pdl.replace %7 with (%11 : !pdl.value)
  }
}

// min(relu(x), relu(y)) = relu(min(x, y))
pdl.pattern @relu_min : benefit(0) {
  %y = pdl.operand
  %x = pdl.operand
  %0 = pdl.type
  %1 = pdl.operation "taso.relu"(%x : !pdl.value) -> (%0 : !pdl.type)
  %2 = pdl.result 0 of %1
  %3 = pdl.type
  %4 = pdl.operation "taso.relu"(%y : !pdl.value) -> (%3 : !pdl.type)
  %5 = pdl.result 0 of %4
  %6 = pdl.type
  %7 = pdl.operation "taso.min"(%2, %5 : !pdl.value, !pdl.value) -> (%6 : !pdl.type)
  pdl.rewrite %7 {
    %8 = pdl.operation "taso.min"(%x, %y : !pdl.value, !pdl.value)
    %9 = pdl.result 0 of %8
    %10 = pdl.operation "taso.relu"(%9 : !pdl.value)
    %11 = pdl.result 0 of %10
    pdl.replace %7 with (%11 : !pdl.value)
  }
}
