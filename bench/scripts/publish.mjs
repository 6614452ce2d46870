// node scripts/publish.mjs results/NAME.jsonl - writes the tables into docs/measurements/api-reference.md
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { summarise, tables } from './report.mjs'
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const sum = summarise(process.argv[2])
const f = path.resolve(root, '../docs/measurements/api-reference.md')
const head = fs.readFileSync(f, 'utf8').split('<!-- results -->')[0]
const v = Object.entries(sum.versions)
  .map(([k, x]) => `${k} ${x}`)
  .join(', ')
const o = sum.others
fs.writeFileSync(
  f,
  `${head}<!-- results -->
${sum.date.slice(0, 10)}; ${sum.chromium}; Node ${sum.node}; ${sum.cpus} shared cores; up to ${sum.runs} runs (see the last column). ${v}.
Other work took ${Math.max(0, Math.round(o.median * 100))} % of the machine in the median load (${Math.max(0, Math.round(o.min * 100))} to ${Math.round(o.max * 100)} %).
Median (min-max); times in ms.
${tables(sum).replaceAll('–', '-')}`,
)
console.log('docs/measurements/api-reference.md written')
