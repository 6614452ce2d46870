import { runOracle, type OracleRun } from '../tests/unit/engines/rsx/oracles/oracle-run'

/**
 * Compares the document check with libxml2 and Ajv on mutated documents: `node --import tsx scripts/rule-oracles.ts [documents] [seed]`.
 * Prints the table of docs/document-check.md, and every difference.
 */
const runs = Number(process.argv[2] ?? 10_000)
const seed = Number(process.argv[3] ?? 2026)
const shownDifferences = 20

function printDifferences({ differences }: OracleRun): void {
  for (const { error, document, mutations, ours, oracle, file } of differences.slice(0, shownDifferences)) {
    console.log(`\n${document} (${mutations.join(', ')}): ${error}`)
    console.log(`  ours: ${ours.join('\n        ') || 'nothing'}`)
    console.log(`  oracle: ${oracle.join('\n          ') || 'nothing'}`)
    if (process.argv.includes('--files')) console.log(file)
  }
}

const rows: string[] = []
let differences = 0
for (const [format, oracle] of [
  ['XML', 'libxml2'],
  ['JSON', 'Ajv'],
] as const) {
  const start = performance.now()
  const run = await runOracle(format, { runs, seed })
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  printDifferences(run)
  differences += run.differences.length
  rows.push(
    `| ${format} | ${oracle} | ${run.documents} | ${run.invalid} | ${run.errors} | ${run.kinds.size} | ${run.differences.length} | ${seconds} s |`,
  )
  console.log(`${format}: ${[...run.kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`)
}
console.log('\n| format | oracle | documents | refused by it | its errors | our kinds | differences | time |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const row of rows) console.log(row)
process.exitCode = differences === 0 ? 0 : 1
