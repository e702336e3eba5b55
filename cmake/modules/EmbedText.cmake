# cmake -DINPUT=a.txt -DOUTPUT=a.inc -P EmbedText.cmake writes the text as a C++
# raw string literal.
file(READ "${INPUT}" text)
file(WRITE "${OUTPUT}" "R\"TASO(${text})TASO\"\n")
