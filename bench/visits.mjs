// node visits.mjs [--runs 5] [--specs github,k8s,stripe] [--slow] [--out name]
// A second visit of the same operation, beside the first: each round starts a browser with an empty profile and opens the operation
// four times, each time in a new page load.
//  - first: nothing is cached;
//  - second: the browser has cached the files, and the portal has stored its replies;
//  - emptied: the same after the stored replies were deleted, so that the document is read as before there were any;
//  - third: stored again.
// With --slow everything goes through the proxy of the pages (RTT 40 ms, MBPS 10), with a processor four times slower (CPU).
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import portal from './adapters/portal.mjs'
import { launchBare, sleep, waitCalm } from './lib/browser.mjs'
import { inPageScript } from './lib/inpage.mjs'
import { inPageSources, prepare, talkTo, untilShown } from './lib/measure.mjs'
import { startServer } from './lib/server.mjs'
import { option, resultsName } from './lib/options.mjs'

const root = import.meta.dirname
const runs = +option('runs', 5)
const isSlow = process.argv.includes('--slow')
const name = resultsName('visits')
const specs = option('specs', 'github,k8s,stripe')
  .split(',')
  .map((id) => JSON.parse(fs.readFileSync(path.join(root, 'data/specs', `${id}.meta.json`))))
const visits = ['first', 'second', 'emptied', 'third']
/** Replies are stored a second after the last one. */
const STORED_MS = 2500

/** Deletes what the portal has stored of documents. */
const emptyStore = `new Promise((resolve) => {
  const request = indexedDB.deleteDatabase('dc-documents')
  for (const type of ['success', 'error']) request.addEventListener(type, () => resolve(type))
})`

const direct = await startServer({ root, adapters: [] })
const port = +new URL(direct.base).port
const proxy = isSlow ? await startProxy(port + 1, port) : undefined
const server = { ...direct, ...(isSlow && { base: `http://localhost:${port + 1}` }) }
await portal.start({ server, specs, root })

const samples = []
for (let run = 1; run <= runs; run++)
  for (const spec of specs.toSorted(() => Math.random() - 0.5)) {
    const { busy } = await waitCalm()
    const sample = { run, spec: spec.id, busy, ...(await visitRepeatedly(spec)) }
    samples.push(sample)
    console.log(JSON.stringify(sample))
  }
proxy?.kill()
const folder = path.join(root, 'results')
fs.mkdirSync(folder, { recursive: true })
const facts = { date: new Date().toISOString(), node: process.version, cpus: os.cpus().length, isSlow, samples }
fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(facts, null, 2))
report()
process.exit(0)

async function startProxy(from, to) {
  const child = spawn(process.execPath, [path.join(root, 'pages/proxy.mjs'), String(from), String(to)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

/** Opens the late operation of a document in one profile. @returns when it was on screen, and when the sidebar listed all, in ms. */
async function visitRepeatedly(spec) {
  const browser = await launchBare()
  try {
    const { find, index } = inPageSources(portal)
    const script = inPageScript(`{ index: ${index}, find: ${find}, op: ${JSON.stringify(spec.late)} }`)
    await prepare(browser.page, script, { throttle: isSlow && { cpu: +process.env.CPU || 4 } })
    const { evaluate, hasCrashed } = talkTo(browser)
    const times = {}
    for (const visit of visits) {
      if (visit === 'emptied') await evaluate(emptyStore, 10_000)
      await browser.page('Page.navigate', { url: 'about:blank' })
      await sleep(500)
      await browser.page('Page.navigate', { url: portal.urlFor({ spec, op: spec.late }) })
      const { st, error } = await untilShown(evaluate, hasCrashed)
      if (error) throw new Error(`${spec.id}, ${visit}: ${error}`)
      times[visit] = st.ready
      await sleep(STORED_MS)
      times[`${visit} list`] = (await evaluate('__bench.state()', 10_000)).tIndex
    }
    return times
  } finally {
    await browser.close()
  }
}

function report() {
  const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
  console.log(`\n| document | ${visits.join(' | ')} | second ÷ first | second ÷ emptied | list: second ÷ first |`)
  console.log(`| --- | ${visits.map(() => '--: ').join('| ')}| --: | --: | --: |`)
  for (const { id, title } of specs) {
    const own = samples.filter(({ spec }) => spec === id)
    const ratio = (over, under) => `${median(own.map((one) => one[over] / one[under])).toFixed(2)} ×`
    const times = visits.map((visit) => median(own.map((one) => one[visit])).toFixed(0))
    const ratios = [ratio('second', 'first'), ratio('second', 'emptied'), ratio('second list', 'first list')]
    console.log(`| ${title} | ${[...times, ...ratios].join(' | ')} |`)
  }
}
