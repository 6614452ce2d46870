/** Returns the value of an option of the command line, such as `--runs 5`. */
export function option(name, usual) {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : process.argv[at + 1]
}

/** Returns the name of the results: `--out`, or the time, behind the name of the benchmark. */
export function resultsName(...benchmark) {
  return option('out', [...benchmark, new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')].join('-'))
}
