// node lists.mjs [--runs 5] [--portal http://localhost:5173] [--only fields,codes,designs,consolidate,search] [--out name]
// Long lists of the integration resources and tools, on the built portal and its platform, which must be running (npm start
// in the folder above), each beside a plain-DOM list of the same rows in the same browser and run:
//  - a keystroke in the filter until the narrowed list is painted: fields of a document, codes of a qualifier;
//  - Expand all of a design of about 1,000 nodes: the longest task, and until every row is painted;
//  - the consolidated requirements of 40 templates: from the end of the answer until every row is painted;
//  - search with everything indexed: Ctrl-K until the dialog is painted, a keystroke until the results are; no plain list.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch, sleep, waitCalm } from './lib/browser.mjs'
import { paintProbe } from './lib/paint-probe.mjs'
import { option, resultsName } from './lib/options.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const runs = +option('runs', 5)
const portal = option('portal', 'http://localhost:5173')
const only = option('only', 'fields,codes,designs,consolidate,search').split(',')
const name = resultsName('lists')
const ACCOUNT = { email: 'dev@northwind.example', password: 'Portal-2026!' }
const TEMPLATES = 40
const FIELDS = '/rsx/docs/fields-qualifiers/7.7.4/Orders'

const measures = {
  fields: (page) => filter(page, FIELDS, 'date'),
  codes: (page) => filter(page, `${FIELDS}/ItemAttributeQualifier`, 'color'),
  designs: expandAll,
  consolidate,
  search,
}

const samples = []
let rows = {}
for (let run = 1; run <= runs; run++) {
  const b = await launch()
  try {
    const page = b.context.pages()[0] ?? (await b.context.newPage())
    await page.setViewportSize({ width: 1400, height: 900 })
    await page.addInitScript(paintProbe)
    await signIn(page)
    for (const what of only) {
      const calm = await waitCalm(30000)
      const result = await measures[what](page)
      samples.push({ run, what, busy: calm.busy, ...result })
      rows = { ...rows, [what]: result.rows }
      console.log(`run ${run}`, what, JSON.stringify(result))
    }
  } finally {
    await b.close()
  }
}
const dir = path.join(root, 'results')
fs.mkdirSync(dir, { recursive: true })
const about = { date: new Date().toISOString(), node: process.version, cpus: os.cpus().length }
fs.writeFileSync(path.join(dir, `${name}.json`), JSON.stringify({ ...about, samples }, null, 2))
report()
process.exit(0)

async function signIn(page) {
  await page.goto(`${portal}/rsx/docs/my-designs`)
  await page.getByLabel('Email').fill(ACCOUNT.email)
  await page.getByLabel('Password').fill(ACCOUNT.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('treegrid').waitFor()
}

/** Types into the filter of a list and takes it back, letter by letter; then the same in the plain list. */
async function filter(page, address, text) {
  await page.goto(portal + address)
  await page.locator('main table tbody tr').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.probe.watch(document.querySelector('main table tbody')))
  const own = await typed(page, page.getByRole('textbox', { name: 'Filter' }), text)
  const texts = await page
    .locator('main table tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
  await plainPage(page)
  await page.evaluate((given) => window.probe.plainTable(given), texts)
  const plain = await typed(page, page.locator('input'), text)
  return { rows: texts.length, own, plain }
}

async function typed(page, field, text) {
  await field.click()
  const times = []
  for (const key of [...text, ...[...text].map(() => 'Backspace')]) {
    await page.evaluate(() => window.probe.arm())
    await page.keyboard.press(key)
    const time = await page.evaluate(() => window.probe.settled())
    // A letter that leaves the list as it was paints nothing.
    if (time !== null) times.push(time)
  }
  return times
}

async function expandAll(page) {
  await page.goto(`${portal}/rsx/docs/my-designs`)
  await page.getByRole('treegrid').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.probe.watch(document.querySelector('[role=treegrid]')))
  const own = await clicked(page, page.getByRole('button', { name: 'Expand all' }))
  const texts = await page
    .locator('[role=treegrid] [role=row][aria-level]')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
  await plainPage(page)
  await page.evaluate((given) => window.probe.plainTree(given), texts)
  const plain = await clicked(page, page.locator('button'))
  return {
    rows: texts.length,
    own: [own.time],
    plain: [plain.time],
    ownLongest: own.longest,
    plainLongest: plain.longest,
  }
}

async function clicked(page, button) {
  await page.evaluate(() => window.probe.arm())
  await button.click()
  const time = await page.evaluate(() => window.probe.settled())
  return { time, longest: await page.evaluate(() => window.probe.longestTask()) }
}

async function consolidate(page) {
  const listed = page.waitForResponse(
    (response) => /\/label\/v1\/(\?|$)/.test(response.url()) && response.request().method() === 'GET',
  )
  await page.goto(`${portal}/tools/shipping-doc-browser`)
  const { templates } = await (await listed).json()
  const ids = templates.slice(0, TEMPLATES).map(({ id }) => id)
  if (ids.length < TEMPLATES) throw new Error(`The platform has only ${ids.length} labels`)
  const answered = page.waitForResponse((response) => response.url().endsWith('/label/v1/consolidate'))
  await page.goto(
    `${portal}/tools/shipping-doc-browser/field-requirements?${ids.map((id) => `label=${encodeURIComponent(id)}`).join('&')}`,
  )
  const answer = await (await answered).text()
  await page.locator('[role=treegrid] [role=row][aria-level]').first().waitFor()
  await sleep(1000)
  const own = await page.evaluate(() => window.probe.sinceAnswer('/label/v1/consolidate', '[role=treegrid]'))
  const texts = await page
    .locator('[role=treegrid] [role=row][aria-level]')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
  await plainPage(page)
  const plain = await page.evaluate(([given, text]) => window.probe.plainAnswer(given, text), [texts, answer])
  return { rows: texts.length, templates: ids.length, own: [own], plain: [plain] }
}

/** Opens search, waits until everything has been read, and types questions and takes them back, letter by letter. */
async function search(page) {
  await page.goto(`${portal}/home`)
  await page.waitForLoadState('networkidle')
  await sleep(1000)
  await page.evaluate(() => window.probe.watch(document.body))
  const field = page.getByRole('combobox', { name: 'Search Dev Center' })
  const open = async () => {
    await page.evaluate(() => window.probe.arm())
    await page.keyboard.press('Control+k')
    return page.evaluate(() => window.probe.settled())
  }
  await open()
  await field.fill('shipment')
  await page.getByText(/^Still reading/).waitFor()
  await page.getByText(/^Still reading/).waitFor({ state: 'hidden', timeout: 180000 })
  const results = Number((await page.getByText(/^[\d,]+ results$/).textContent()).replaceAll(/\D/g, ''))
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  const opened = [await open()]
  const own = []
  for (const text of ['ship to code', 'purchase order', 'op:label']) own.push(...(await typed(page, field, text)))
  return { rows: results, own, opened }
}

/** An empty page of the portal's origin: no style sheet and no script of it. */
async function plainPage(page) {
  await page.route('**/plain-list', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Plain</title><body>' }),
  )
  await page.goto(`${portal}/plain-list`)
}

function report() {
  const quantile = (values, q) =>
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))]
  const cell = (values) =>
    values.length === 0 ? '—' : `${quantile(values, 0.5).toFixed(0)} / ${quantile(values, 0.95).toFixed(0)}`
  console.log('\n| what | rows | portal, ms | plain DOM, ms |\n| --- | --: | --: | --: |')
  for (const what of only) {
    const all = samples.filter((sample) => sample.what === what)
    const of = (key) => all.flatMap((sample) => sample[key] ?? [])
    console.log(`| ${what} | ${rows[what]} | ${cell(of('own'))} | ${cell(of('plain'))} |`)
    if (what === 'search') console.log(`| search, opening | | ${cell(of('opened'))} | — |`)
    if (what === 'designs')
      console.log(`| designs, longest task | ${rows[what]} | ${cell(of('ownLongest'))} | ${cell(of('plainLongest'))} |`)
  }
  console.log('\nMedian / p95.')
}
