# Compiles laws in PDLL to PDL: cmake -DPDLL=.. -DSOURCE_DIR=.. -DINPUT=..
# -DOUTPUT=.. -P CompileRules.cmake
#
# mlir-pdll does not know the dialect: neither its attributes nor how many
# operands and results an operation has. So the laws write `@relu` for
# `#taso.activation<relu>`, and what comes out of mlir-pdll is made exact here:
#   - a range of values or types becomes one value or type (no law uses ranges)
#   - an operation as replacement becomes its result
#   - the class, a prefix of the name, becomes the attribute taso.class

execute_process(COMMAND ${PDLL} -x=mlir -I . ${INPUT}
  WORKING_DIRECTORY ${SOURCE_DIR}
  OUTPUT_VARIABLE text ERROR_VARIABLE messages RESULT_VARIABLE status)
# Warnings about unknown operations are expected, so all are dropped.
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${PDLL} ${INPUT}:\n${messages}")
endif()

string(REGEX REPLACE "= @([a-z]+)" "= #taso.activation<\\1>" text "${text}")
string(REPLACE "!pdl.range<type>" "!pdl.type" text "${text}")
string(REPLACE "!pdl.range<value>" "!pdl.value" text "${text}")
string(REPLACE " = types" " = type" text "${text}")
string(REPLACE " = results of" " = result 0 of" text "${text}")
string(REGEX REPLACE "replace %([0-9]+) with %([0-9]+) (loc[^\n]*)"
  "%r\\2_\\1 = result 0 of %\\2 \\3\n      replace %\\1 with(%r\\2_\\1 : !pdl.value) \\3"
  text "${text}")
string(REGEX REPLACE "(@(normalise|enable)_[a-z0-9_]+ : benefit[^ ]+)"
  "\\1 attributes {taso.class = \"\\2\"}" text "${text}")
file(WRITE ${OUTPUT} "${text}")
