// node --import tsx pipeline.mjs [--runs 5] [--files 1000] [--kB 50] [--out name]
// The check in a pipeline: 1 MB of XML in a process of its own, from the start to its end, and many files in one run, with the
// memory of all threads at its highest; the start of the tools for an agent, which end with their empty input. Builds the tool first. Needs the packages of the folder above.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildCli } from '../scripts/build/cli.ts'
import { archiveOf, platformContent } from '../tests/unit/engines/rule-pack/platform-pack.ts'
import { platformSources } from '../tests/unit/engines/rsx/sources/platform-sources.ts'
import { orderOf } from './lib/check-documents.mjs'
import { option, resultsName } from './lib/options.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const runs = +option('runs', 5)
const count = +option('files', 1000)
const kB = +option('kB', 50)
const name = resultsName('pipeline')
const retailers = ['Northgate Outfitters', 'Harbor & Pine']

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pipeline-bench-'))
const tool = path.join(folder, 'dev-center.mjs')
const code = await buildCli()
fs.writeFileSync(tool, code)
fs.writeFileSync(
  path.join(folder, 'rules.zip'),
  await archiveOf(platformContent([platformSources('Orders')], { retailers })),
)
fs.writeFileSync(path.join(folder, 'large.xml'), orderOf('XML', 1_000_000).text)
fs.mkdirSync(path.join(folder, 'many'))
const small = orderOf('XML', kB * 1000).text
for (let i = 0; i < count; i++) fs.writeFileSync(path.join(folder, 'many', `${i}.xml`), small)

const samples = []
for (let run = 1; run <= runs; run++) {
  const sample = {
    run,
    help: await measure(['help']),
    mcp: await measure(['mcp', '--rules', 'rules.zip']),
    large: await measure(check('large.xml')),
    many: await measure(check('many')),
  }
  samples.push(sample)
  console.log(JSON.stringify(sample))
}
fs.rmSync(folder, { recursive: true })
const dir = path.join(root, 'results')
fs.mkdirSync(dir, { recursive: true })
const facts = {
  date: new Date().toISOString(),
  node: process.version,
  cpus: os.cpus().length,
  bytes: code.length,
  count,
  kB,
}
fs.writeFileSync(path.join(dir, `${name}.json`), JSON.stringify({ ...facts, samples }, null, 2))
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
for (const part of ['help', 'mcp', 'large', 'many']) {
  const of = (key) => median(samples.map((sample) => sample[part][key]))
  console.log(
    `${part}: ${of('ms').toFixed(0)} ms by the clock, ${of('cpuMs').toFixed(0)} ms of processors, ${of('peakMB').toFixed(0)} MB`,
  )
}

function check(file) {
  return ['check', file, '--rules', 'rules.zip', '--format', 'json']
}

/** Runs the tool. The process reports its own processor time and memory when it ends. */
function measure(argv) {
  // The highest memory of the process itself: that of getrusage begins with the memory of the one that started it.
  const reporter = `process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage()
    const peakMB = Number(/VmHWM:\\s+(\\d+)/.exec(require('fs').readFileSync('/proc/self/status', 'utf8'))[1]) / 1000
    require('fs').writeSync(3, JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMB }))
  })`
  const preload = path.join(folder, 'report.cjs')
  fs.writeFileSync(preload, `if (require('worker_threads').isMainThread) ${reporter}`)
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn(process.execPath, ['--require', preload, tool, ...argv], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    })
    let report = ''
    child.stdio[3].on('data', (part) => (report += part))
    child.on('error', reject)
    child.on('close', () => resolve({ ms: performance.now() - start, ...JSON.parse(report) }))
  })
}
