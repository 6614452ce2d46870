// node --import tsx bench.mjs [--runs 5]
// Compares GitHub's description with itself, and with a copy with a few changes, from the texts to the rows, as the worker does.
// Processor time, which other work on the machine does not lengthen. The limit is 1.5 s.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareDocuments } from '../../src/engines/openapi/compare/compare-documents.ts'
import { mayBeDynamic } from '../../src/engines/openapi/reader/parse-document.ts'
import { bundleOf } from '../../src/engines/openapi/reader/spec-document.ts'
import { parseJson } from '../../src/lib/exact-json.ts'

const limitMs = 1_500
const at = process.argv.indexOf('--runs')
const runs = at < 0 ? 5 : Number(process.argv[at + 1])
const file = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  'node_modules/@octokit/openapi/generated/api.github.com.json',
)
const text = JSON.stringify(JSON.parse(fs.readFileSync(file, 'utf8')))
const changed = text
  .replace('"name":"per_page"', '"name":"page_size"')
  .replaceAll('"gravatar_id"', '"avatar_id"')
  .replace('"deprecated":true', '"deprecated":false')

for (const [name, other] of [
  ['itself', text],
  ['a copy with changes', changed],
]) {
  const times = []
  let rows = 0
  for (let run = 0; run < runs; run++) {
    const start = process.cpuUsage()
    const [from, to] = [text, other].map((written, side) =>
      bundleOf(`https://example.com/${side}`, parseJson(written), 0, mayBeDynamic(written)),
    )
    const { changes } = await compareDocuments(
      { from, to, today: '2026-01-01' },
      { signal: new AbortController().signal, report: () => undefined },
    )
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1_000)
    rows = changes.length
  }
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  const megabytes = (text.length / 1e6).toFixed(1)
  console.log(
    `${megabytes} MB and ${name}: ${median.toFixed(0)} ms (${sorted.map((time) => time.toFixed(0)).join(', ')}), ${rows} rows`,
  )
  if (median > limitMs) process.exitCode = 1
}
