# What is written about the tools from their --help, and the site of the documentation.
#
# Manual pages and completions are built and installed with the tools. The site is built by
# `ninja docs-site`, where mkdocs is found (Debian: mkdocs), into docs/site.
if(NOT Python3_EXECUTABLE AND EXISTS /usr/bin/python3)
  set(Python3_EXECUTABLE /usr/bin/python3)
endif()
find_package(Python3 QUIET COMPONENTS Interpreter)
if(NOT Python3_FOUND)
  message(STATUS "Documentation: no Python; manual pages, completions and the site are left out")
  return()
endif()

set(reference ${CMAKE_BINARY_DIR}/docs/reference)
set(describe ${PROJECT_SOURCE_DIR}/utils/describe-tool.py)
get_property(tools GLOBAL PROPERTY TASO_TOOLS)
foreach(tool ${tools})
  set(man ${CMAKE_BINARY_DIR}/share/man/man1/${tool}.1)
  set(completion ${CMAKE_BINARY_DIR}/share/bash-completion/completions/${tool})
  set(page ${reference}/${tool}.md)
  add_custom_command(OUTPUT ${man} ${completion} ${page}
    COMMAND ${Python3_EXECUTABLE} ${describe} $<TARGET_FILE:${tool}>
      --version ${PROJECT_VERSION} --man ${man} --bash ${completion} --markdown ${page}
    DEPENDS ${tool} ${describe}
    COMMENT "Describing ${tool}")
  list(APPEND pages ${page})
  install(FILES ${man} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${completion}
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
endforeach()
add_custom_target(taso-tool-pages ALL DEPENDS ${pages})

# The passes, of all files that declare some.
set(parts)
foreach(name Transforms/Passes Conversion/Passes Conversion/StableHLOPasses)
  set(source ${PROJECT_SOURCE_DIR}/include/TASO/${name}.td)
  string(REPLACE "/" "-" part ${name}.md)
  set(part ${CMAKE_BINARY_DIR}/docs/${part})
  add_custom_command(OUTPUT ${part}
    COMMAND ${MLIR_TABLEGEN_EXE} -gen-pass-doc -I ${MLIR_INCLUDE_DIRS}
      -I ${PROJECT_SOURCE_DIR}/include ${source} -o ${part}
    DEPENDS ${source})
  list(APPEND parts ${part})
endforeach()
add_custom_command(OUTPUT ${reference}/Passes.md
  COMMAND ${CMAKE_COMMAND} -E echo "\\# Passes" > ${reference}/Passes.md
  COMMAND ${CMAKE_COMMAND} -E cat ${parts} >> ${reference}/Passes.md
  DEPENDS ${parts} VERBATIM
  COMMENT "Writing the reference of passes")

add_custom_command(OUTPUT ${reference}/Laws.md
  COMMAND taso-gen --rules-to-markdown ${CMAKE_BINARY_DIR}/share/taso/rules/axioms.mlir
    > ${reference}/Laws.md
  DEPENDS taso-gen ${CMAKE_BINARY_DIR}/share/taso/rules/axioms.mlir
  COMMENT "Writing the reference of laws")
list(APPEND pages ${CMAKE_BINARY_DIR}/docs/Operators.md ${reference}/Passes.md
  ${reference}/Laws.md)

find_program(TASO_MKDOCS mkdocs)
if(NOT TASO_MKDOCS)
  message(STATUS "Documentation: mkdocs not found; the target docs-site is left out")
  return()
endif()
set(staged ${CMAKE_BINARY_DIR}/docs/pages)
add_custom_target(docs-site
  COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/utils/docs.py stage ${staged} ${pages}
  COMMAND ${CMAKE_COMMAND} -E env TASO_DOCS_PAGES=${staged} ${TASO_MKDOCS} build --strict
    --quiet --config-file ${PROJECT_SOURCE_DIR}/mkdocs.yml
    --site-dir ${CMAKE_BINARY_DIR}/docs/site
  DEPENDS ${pages}
  COMMENT "Writing docs/site")
add_dependencies(docs-site taso-docs taso-rules)
