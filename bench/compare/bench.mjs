// node --import tsx bench.mjs [--runs 9] [--only shipments,github]
// Compares two documents from what is published to the rows, as the workers do:
//  - shipments: the schemas of Shipments in two versions, compiled and compared for three retailers. The limit is 300 ms, the goal 150.
//    7.7.7 is made from 7.7.4, the newest version of the platform, with a change in every seventh element and every fifth list of codes.
//  - github: GitHub's description with itself, and with a copy with a few changes. The limit is 1.5 s. Needs npm ci in this folder.
// The limit is for the median. The first run, in which the code is not compiled yet, is what the first reader waits for. Processor time,
// which other work on the machine does not lengthen.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentSchema } from '../../platform/rsx/document-schema.ts'
import { designDump } from '../../platform/rsx/designs/dump.ts'
import { retailers } from '../../platform/rsx/designs/retailers.ts'
import { csvLayoutArchive, positionalLayoutArchive } from '../../platform/rsx/flat/layout-files.ts'
import { createSchemaDownload } from '../../platform/rsx/schemas/schema-download.ts'
import { compareDocuments } from '../../src/engines/openapi/compare/compare-documents.ts'
import { mayBeDynamic } from '../../src/engines/openapi/reader/parse-document.ts'
import { bundleOf } from '../../src/engines/openapi/reader/spec-document.ts'
import { compareSources } from '../../src/engines/rsx/compare/compare-sources.ts'
import { parseJson } from '../../src/lib/exact-json.ts'
import { option } from '../lib/options.mjs'

const SHIPMENTS_LIMIT_MS = 300
const GITHUB_LIMIT_MS = 1_500
const runs = Number(option('runs', '9'))
const only = option('only', 'shipments,github').split(',')
const work = { signal: new AbortController().signal, report: () => undefined, transfer: () => undefined }

async function measure(name, limitMs, compare) {
  const times = []
  let rows = 0
  for (let run = 0; run < runs; run++) {
    const start = process.cpuUsage()
    rows = await compare()
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1_000)
  }
  const [first] = times
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  const inMs = (time) => time.toFixed(0)
  console.log(
    `${name}: first ${inMs(first)} ms, median ${inMs(median)} ms (${sorted.map(inMs).join(', ')}), ${rows} rows; limit ${limitMs} ms`,
  )
  if (median > limitMs) process.exitCode = 1
}

/** The published sources of Shipments, with a schema as it is or changed. */
function shipments(version, change = (schema) => schema) {
  const published = documentSchema(version === '7.7.7' ? '7.7.4' : version, 'Shipments')
  const layouts = documentSchema('7.7.0', 'Shipments')
  return {
    document: 'Shipments',
    version,
    schema: new Uint8Array(createSchemaDownload(change(structuredClone(published)), 'xml')),
    design: JSON.parse(JSON.stringify(designDump('Shipments'))),
    csvLayout: new Uint8Array(csvLayoutArchive(layouts)),
    positionalLayout: new Uint8Array(positionalLayoutArchive(layouts)),
    reasons: {},
  }
}

/** Changes the length or the occurrence of every seventh element, and removes a code of every fifth list. */
function changed(schema) {
  for (const [at, element] of [...schema.types.values()].flat().entries()) {
    if (at % 7 > 0) continue
    if (element.maxLength === undefined) element.required = !element.required
    else element.maxLength += 5
  }
  for (const [at, codes] of [...schema.codeLists.values()].entries()) if (at % 5 === 0) codes.pop()
  return schema
}

if (only.includes('shipments')) {
  const chosen = retailers.slice(0, 3).map(({ name }) => name)
  for (const [name, from, to] of [
    ['Shipments 7.7.0 and 7.7.7', shipments('7.7.0'), shipments('7.7.7', changed)],
    ['Shipments 7.7.0 and 7.7.4', shipments('7.7.0'), shipments('7.7.4')],
  ]) {
    await measure(name, SHIPMENTS_LIMIT_MS, async () => {
      const { send, untold } = await compareSources({ from, to, retailers: chosen }, work)
      if (untold.length > 0) throw new Error(untold.join(' '))
      return send.length
    })
  }
}

if (only.includes('github')) {
  const folder = path.dirname(fileURLToPath(import.meta.url))
  const file = path.join(folder, 'node_modules/@octokit/openapi/generated/api.github.com.json')
  const text = JSON.stringify(JSON.parse(fs.readFileSync(file, 'utf8')))
  const copy = text
    .replace('"name":"per_page"', '"name":"page_size"')
    .replaceAll('"gravatar_id"', '"avatar_id"')
    .replace('"deprecated":true', '"deprecated":false')
  const megabytes = (text.length / 1e6).toFixed(1)
  for (const [name, other] of [
    ['itself', text],
    ['a copy with changes', copy],
  ]) {
    await measure(`GitHub's ${megabytes} MB and ${name}`, GITHUB_LIMIT_MS, async () => {
      const [from, to] = [text, other].map((written, side) =>
        bundleOf(`https://example.com/${side}`, parseJson(written), 0, mayBeDynamic(written)),
      )
      const { changes } = await compareDocuments({ from, to, today: '2026-01-01' }, work)
      return changes.length
    })
  }
}
