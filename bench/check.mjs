// node --import tsx check.mjs [--runs 5] [--portal http://localhost:5173] [--only formats,large,typing,compare,memory] [--out name]
// The document check on the built portal and its platform, which must be running (npm start in the folder above), beside libxml2
// and Ajv in the same run. Needs the packages of the folder above. Driven by a few commands over a pipe (lib/browser.mjs); files are
// given to the file field by the browser itself, so that no transfer of the bench runs in the page. Tasks of the page, the work of the
// worker and the oracles are processor time of their threads (from the browser's trace), which other work on the machine does not
// lengthen; from a file or a letter to the painted verdict is time on the clock.
//  - formats: 1 MB in each format, the work of the worker (which has checked 200 kB of XML before, and stays for all files), and its reading and checking by the clock;
//  - large: 200 kB, 5 MB and 20 MB of XML, from the file to the painted verdict, with progress, and the longest task of the page;
//  - compare: 1 MB of XML beside 1 MB with one other value, reading the second and comparing by the clock, and the longest task of the page;
//  - typing: a letter typed into 200 kB of XML until the new verdict is painted;
//  - memory: heap of page and worker after ten files of 1 MB beside that after one.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { jsonErrors } from '../tests/unit/engines/rsx/oracles/json-oracle.ts'
import { xmlErrors } from '../tests/unit/engines/rsx/oracles/xml-oracle.ts'
import { sleep, waitCalm } from './lib/browser.mjs'
import { formats, orderOf, schema } from './lib/check-documents.mjs'
import { checkProbe } from './lib/check-probe.mjs'
import { withPage } from './lib/portal-page.mjs'
import { traceTasks } from './lib/trace.mjs'
import { option, resultsName } from './lib/options.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const runs = +option('runs', 5)
const portal = option('portal', 'http://localhost:5173')
const only = option('only', 'formats,large,typing,compare,memory').split(',')
const name = resultsName('check')
const MB = 1_000_000,
  LETTERS = 12,
  FILES = 10,
  COLLECTIONS = 5,
  VERDICT_LIMIT_MS = 60_000

const fileField = `!!document.querySelector('input[type=file]')`
const press = (label) =>
  `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === ${JSON.stringify(label)})?.click()`

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'document-check-bench-'))
const files = {}
for (const [key, format, bytes] of [
  ...formats.map((one) => [one, one, MB]),
  ['200 kB', 'XML', 0.2 * MB],
  ['5 MB', 'XML', 5 * MB],
  ['20 MB', 'XML', 20 * MB],
]) {
  const { text, ending } = orderOf(format, bytes)
  const file = path.join(folder, `order-${key.replace(' ', '-')}.${ending}`)
  fs.writeFileSync(file, text)
  files[key] = { path: file, text }
}
const otherFile = path.join(folder, 'order-other.xml')
fs.writeFileSync(otherFile, files.XML.text.replace(/<PurchaseOrderDate>[^<]*/, '<PurchaseOrderDate>2031-01-31'))
for (let i = 1; i <= FILES; i++) fs.copyFileSync(files.XML.path, path.join(folder, `copy-${i}.xml`))

// Compiles their schemas, which no run measures.
oracles()
const samples = []
for (let run = 1; run <= runs; run++) {
  const { busy } = await waitCalm(5000)
  const result = { run, busy, ...oracles() }
  if (only.some((part) => part !== 'memory')) Object.assign(result, await withCheck(measureChecks))
  if (only.includes('memory'))
    Object.assign(result, {
      heapOne: await withCheck((page) => heapAfter(page, 1)),
      heapTen: await withCheck((page) => heapAfter(page, FILES)),
    })
  samples.push(result)
  console.log(`run ${run}`, JSON.stringify(result))
}
fs.rmSync(folder, { recursive: true })
const dir = path.join(root, 'results')
fs.mkdirSync(dir, { recursive: true })
fs.writeFileSync(
  path.join(dir, `${name}.json`),
  JSON.stringify({ date: new Date().toISOString(), node: process.version, cpus: os.cpus().length, samples }, null, 2),
)
report()
process.exit(0)

/** Processor time of libxml2 and Ajv for reading and validating 1 MB, in ms. */
function oracles() {
  const time = (act) => {
    const start = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
  return {
    libxml2: time(() => xmlErrors(schema, files.XML.text)),
    ajv: time(() => jsonErrors(schema, JSON.parse(files.JSON.text))),
  }
}

/** Opens the check in a browser of its own. */
function withCheck(measure) {
  return withPage({ portal, script: checkProbe }, async (page) => {
    await page.open('/tools/document-check')
    await page.until(fileField, 'document check')
    await sleep(1000)
    return measure(page)
  })
}

/** Gives a file to the check and waits until its verdict is painted. Returns what the probe saw. */
async function check(page, file) {
  await page.until(fileField, 'file field')
  const endTrace = await traceTasks(page.browser)
  await page.evaluate('checkProbe.arm()')
  await page.giveFiles('input[type=file]', [file])
  await page.until('checkProbe.isPainted()', `verdict of ${path.basename(file)}`, VERDICT_LIMIT_MS)
  // The editor opens behind the verdict.
  await page.until(
    `!!document.querySelector('section[aria-label=Text]') || document.querySelector('main').innerText.includes('The editor opens files')`,
    'editor',
  )
  await sleep(700)
  return { ...(await page.evaluate('checkProbe.seen()')), ...(await endTrace()) }
}

async function close(page) {
  await page.evaluate(press('Close the file'))
  await page.evaluate(press('Close it'))
}

async function measureChecks(page) {
  const result = {}
  // The code of result and editor is loaded by then, and the rules are cached.
  await check(page, files['200 kB'].path)
  await close(page)
  for (const format of only.includes('formats') ? formats : []) {
    const seen = await check(page, files[format].path)
    result[format] = seen.worker
    result[`${format} clock`] = seen.open + seen.check
    result[`${format} longest task`] = seen.longestTask
    await close(page)
  }
  for (const key of only.includes('large') ? ['200 kB', '5 MB', '20 MB'] : []) {
    const seen = await check(page, files[key].path)
    result[`${key} verdict`] = seen.painted
    result[`${key} longest task`] = seen.longestTask
    result[`${key} progress`] = seen.progress
    await close(page)
  }
  if (only.includes('compare')) Object.assign(result, await compare(page))
  if (only.includes('typing')) Object.assign(result, await typing(page))
  return result
}

/** Lays another file beside the checked one and waits until the sentence about both is there. */
async function compare(page) {
  await check(page, files.XML.path)
  const endTrace = await traceTasks(page.browser)
  await page.evaluate('checkProbe.arm()')
  await page.giveFiles('input[aria-label="File to compare with"]', [otherFile])
  await page.until(`document.body.innerText.includes('1 difference: 1 value differs.')`, 'comparison')
  await page.until(`!!document.querySelector('section[aria-label="Text to compare with"]')`, 'second text')
  await sleep(700)
  const { compare: clock } = await page.evaluate('checkProbe.seen()')
  const { longestTask } = await endTrace()
  await close(page)
  return { comparing: clock, 'comparing longest task': longestTask }
}

async function typing(page) {
  await check(page, files['200 kB'].path)
  // The first fault is selected in the editor: the letters take its place and stay a fault.
  await page.evaluate(
    `[...document.querySelectorAll('button')].find((button) => /^Line \\d+, column \\d+$/.test(button.textContent.trim())).click()`,
  )
  await page.until(`document.activeElement.shadowRoot?.activeElement?.matches('.cm-content')`, 'focus in the editor')
  const times = []
  const endTrace = await traceTasks(page.browser)
  for (let i = 0; i < LETTERS; i++) {
    await page.evaluate('checkProbe.arm()')
    await page.browser.page('Input.insertText', { text: 'x' })
    await page.until('checkProbe.isPainted()', 'verdict of the typed letter')
    await sleep(200)
    const seen = await page.evaluate('checkProbe.seen()')
    times.push(seen.paintedSinceInput)
  }
  return { typing: times, 'typing longest task': (await endTrace()).longestTask }
}

/** Used heap in MB of the page and its workers after collections, with the last of some files open. */
async function heapAfter(page, count) {
  const { browser } = page
  const workers = new Set()
  browser.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.add(sessionId)
  })
  browser.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  await browser.page('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true })
  for (let i = 1; i <= count; i++) {
    await check(page, path.join(folder, `copy-${i}.xml`))
    if (i < count) await close(page)
  }
  await sleep(2000)
  const used = async (send) => {
    for (let i = 0; i < COLLECTIONS; i++) await send('HeapProfiler.collectGarbage')
    return (await send('Runtime.getHeapUsage')).usedSize / 1048576
  }
  if (workers.size !== 1) throw new Error(`there are ${workers.size} workers`)
  const [session] = workers
  return (await used(browser.page)) + (await used((method, params) => browser.send(method, params, session)))
}

function report() {
  const of = (key) => samples.flatMap((sample) => sample[key] ?? [])
  const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
  const least = (key) => Math.min(...of(key))
  const row = (what, key, limit = '', oracle) => {
    if (of(key).length === 0) return
    const beside = oracle ? `${(least(key) / least(oracle)).toFixed(1)} × ${oracle}` : ''
    console.log(`| ${what} | ${least(key).toFixed(0)} | ${median(of(key)).toFixed(0)} | ${beside} | ${limit} |`)
  }
  console.log('\n| what | minimum | median | beside | limit |\n| --- | --: | --: | --: | --: |')
  const oracleOf = { XML: 'libxml2', JSON: 'ajv' }
  for (const format of formats) {
    row(`1 MB of ${format}, reading and checking by the clock, ms`, `${format} clock`, 500)
    row(`1 MB of ${format}, work of the worker, ms`, format, '', oracleOf[format])
    row(`1 MB of ${format}, longest task of the page, ms`, `${format} longest task`, 50)
  }
  row('1 MB of XML, libxml2, ms', 'libxml2')
  row('1 MB of JSON, Ajv, ms', 'ajv')
  for (const key of ['200 kB', '5 MB', '20 MB']) {
    row(`${key} of XML to the painted verdict, ms`, `${key} verdict`, key === '20 MB' ? '12,000' : '')
    row(`${key} of XML, longest task of the page, ms`, `${key} longest task`, 50)
    row(`${key} of XML, reports of progress`, `${key} progress`)
  }
  row('1 MB of XML beside another, reading and comparing by the clock, ms', 'comparing', 700)
  row('1 MB of XML beside another, longest task of the page, ms', 'comparing longest task', 50)
  row('a letter at 200 kB to the painted verdict, ms', 'typing', 200)
  row('typing at 200 kB, longest task of the page, ms', 'typing longest task', 50)
  row('heap of page and worker after ten files, MB', 'heapTen', '1.2 ×', 'heapOne')
}
