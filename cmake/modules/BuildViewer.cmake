# cmake -DSOURCE=tools/report-viewer -DWORK=dir -DNPM=npm -DNODE=node
# -DOUTPUT=a.html -P BuildViewer.cmake bundles the viewer of reports with its
# libraries, which come from the npm registry as package-lock.json names them.
# Without the registry the page is empty, and reports are JSON only.
file(MAKE_DIRECTORY "${WORK}")
file(COPY "${SOURCE}/package.json" "${SOURCE}/package-lock.json"
     "${SOURCE}/build.mjs" "${SOURCE}/src" DESTINATION "${WORK}")
execute_process(
  COMMAND "${NPM}" ci --ignore-scripts --no-audit --no-fund --loglevel=error
  WORKING_DIRECTORY "${WORK}" RESULT_VARIABLE failed
  OUTPUT_QUIET ERROR_VARIABLE messages TIMEOUT 240)
if(NOT failed)
  execute_process(
    COMMAND "${NODE}" build.mjs "${OUTPUT}"
    WORKING_DIRECTORY "${WORK}" RESULT_VARIABLE failed
    ERROR_VARIABLE messages)
endif()
if(failed)
  message(WARNING "the viewer of reports cannot be built, so that "
    "report=FILE.html will be an error: ${messages}")
  file(WRITE "${OUTPUT}" "")
endif()
