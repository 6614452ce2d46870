// Simulates a published search index of a large documentation: npm run shards, in this folder. Measures what the first
// answer to a question costs on the wire, by the size of the documentation. Needs only the node_modules of the folder above.
import { gzipSync } from 'node:zlib'
import { generatedRecords } from '../tests/unit/engines/search/shards/generated-records.ts'
import { firstOf, answerFrom, open, write } from '../tests/unit/engines/search/shards/support.ts'

// Of three records one is an operation; five follow one another on a page.
const sizes = [15_000, 75_000, 150_000]
const questions = [
  'o',
  'or',
  'order',
  'shipment',
  'send order',
  'acknowledge the invoice',
  'retailerverify17',
  'sendOrderInvoice',
  '/cartons/{id}',
  'op:render label',
  'shpiment',
  'where do I put the pallet',
]

const gzipped = (text) => gzipSync(text, { level: 9 }).length
const kb = (bytes) => (bytes / 1000).toFixed(1)

for (const size of sizes) {
  const started = performance.now()
  const files = write({ public: generatedRecords(size) })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const total = [...files.values()].reduce((sum, text) => sum + text.length, 0)
  const costs = []
  for (const text of questions) {
    const { index, requested } = await open(files)
    const found = firstOf(await answerFrom(index, { text, limit: 4 })).length
    const paths = new Set(requested.map(([path]) => path))
    costs.push({
      text,
      found,
      requests: paths.size,
      bytes: [...paths].reduce((sum, path) => sum + gzipped(files.get(path)), 0),
    })
  }
  costs.sort((a, b) => b.bytes - a.bytes)
  const most = costs[0]
  const median = costs[costs.length >> 1]
  console.log(
    `${size / 5} pages, ${size / 3} operations: ${files.size} files, ${(total / 1e6).toFixed(0)} MB, written in ${seconds} s; first answer median ${kb(median.bytes)} kB, most ${kb(most.bytes)} kB (gzip) in ${most.requests} requests`,
  )
  for (const { text, found, requests, bytes } of costs)
    console.log(`  ${kb(bytes).padStart(6)} kB  ${requests} requests  ${found} groups  ${text}`)
}
