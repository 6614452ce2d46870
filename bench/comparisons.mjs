// node --import tsx comparisons.mjs [--runs 5] [--portal http://localhost:5173] [--only versions,api,retailers,documents] [--out name]
// The pages that compare, on the built portal and its platform, which must be running (npm start in the folder above), with many
// rows: two versions of Orders, two API documents of 1,500 operations, twelve retailers, and two documents of 1 MB.
//  - comparing: from the press to the sentence about the result, by the clock, and the longest task of the page;
//  - filtering: a letter typed, or a level chosen by its key, until the list is painted, by the clock, and the longest task.
// Longest tasks are processor time, from the browser's trace, which other work on the machine does not lengthen.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sleep, waitCalm } from './lib/browser.mjs'
import { orderOf } from './lib/check-documents.mjs'
import { paintProbe } from './lib/paint-probe.mjs'
import { withPage } from './lib/portal-page.mjs'
import { traceTasks } from './lib/trace.mjs'
import { option, resultsName } from './lib/options.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const runs = +option('runs', 5)
const portal = option('portal', 'http://localhost:5173')
const only = option('only', 'versions,api,retailers,documents').split(',')
const name = resultsName('comparisons')
const OPERATIONS = 1500
const Backspace = { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 }
const ArrowDown = { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 }
const ArrowUp = { key: 'ArrowUp', code: 'ArrowUp', windowsVirtualKeyCode: 38 }

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comparisons-bench-'))
const files = {
  'earlier.json': JSON.stringify(apiOf(false)),
  'later.json': JSON.stringify(apiOf(true)),
  'order.xml': orderOf('XML', 1_000_000).text,
}
files['order-other.xml'] = withOtherUnits(files['order.xml'])
for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text)
const pathOf = (file) => path.join(folder, file)

const button = (text) =>
  `[...document.querySelectorAll('main button')].find((button) => button.textContent.trim() === ${JSON.stringify(text)})`
/** The sentence about the result: the first status of the page that is one. */
const sentence = `[...document.querySelectorAll('main p[role=status]')].map((status) => status.textContent).find((text) => /break|differ|adds|ask/.test(text))`

const measures = {
  versions: {
    letters: 'item',
    hasLevels: true,
    async open({ open }) {
      await open('/rsx/docs/compare/Orders?from=7.3.0&to=7.7.4&role=send')
    },
    press: `${button('Swap')}.click()`,
  },
  api: {
    letters: 'limit',
    hasLevels: true,
    async open({ open, giveFiles }) {
      await open('/docs/transactions/swagger-documentation-verification')
      await giveFiles('input[aria-label="Document"]', [pathOf('later.json')])
      await giveFiles('input[aria-label="Earlier document"]', [pathOf('earlier.json')])
    },
    press: `${button('End the comparison')}.click()`,
    again: ({ giveFiles }) => giveFiles('input[aria-label="Earlier document"]', [pathOf('earlier.json')]),
  },
  retailers: {
    letters: 'contact',
    hasLevels: true,
    async open({ open }) {
      await open('/rsx/docs/my-designs/compare?retailer=Harbor+%26+Pine&add=Copperfield+Pharmacy')
    },
    press: `[...document.querySelectorAll('main input[type=radio]')].at(-1).click()`,
  },
  documents: {
    letters: 'uom',
    async open({ open, until, evaluate, giveFiles }) {
      await open('/tools/document-check')
      await giveFiles('input[type=file]', [pathOf('order.xml')])
      await giveFiles('input[aria-label="File to compare with"]', [pathOf('order-other.xml')])
      await until(`!!document.querySelector('section[aria-label="Text to compare with"]')`, 'second text')
      await evaluate(`[...document.querySelectorAll('input[type=radio]')].at(-1).click()`)
    },
    press: `${button('Close the comparison')}.click()`,
    again: ({ giveFiles }) => giveFiles('input[aria-label="File to compare with"]', [pathOf('order-other.xml')]),
  },
}

const samples = []
for (let run = 1; run <= runs; run++) {
  for (const what of only) {
    const { busy } = await waitCalm(30000)
    const result = await withPage({ portal, script: paintProbe.content }, (page) => measure(page, measures[what]))
    samples.push({ run, what, busy, ...result })
    console.log(`run ${run}`, what, JSON.stringify(result))
  }
}
fs.rmSync(folder, { recursive: true })
const dir = path.join(root, 'results')
fs.mkdirSync(dir, { recursive: true })
const about = { date: new Date().toISOString(), node: process.version, cpus: os.cpus().length }
fs.writeFileSync(path.join(dir, `${name}.json`), JSON.stringify({ ...about, samples }, null, 2))
report()
process.exit(0)

async function measure(page, { open, press, again, letters, hasLevels }) {
  const { browser, evaluate, until } = page
  await open(page)
  await until(sentence, 'first comparison')
  await sleep(1500)

  // Again on the open page, so that its load is no part of it.
  if (again) {
    await evaluate(press)
    await until(`!(${sentence})`, 'end of the first comparison')
    await sleep(700)
  }
  const before = await evaluate(sentence)
  const endComparing = await traceTasks(browser)
  const start = Date.now()
  if (again) await again(page)
  else await evaluate(press)
  await until(`(${sentence} ?? ${JSON.stringify(before ?? '')}) !== ${JSON.stringify(before ?? '')}`, 'comparison')
  const comparing = Date.now() - start
  await sleep(1500)
  const { longestTask } = await endComparing()
  const rows = await evaluate(`document.querySelectorAll('main li[data-level], main li[data-likeness]').length`)

  await evaluate(`probe.watch(document.querySelector('main'))`)
  const endFiltering = await traceTasks(browser)
  const filtering = hasLevels ? await pressed(page, 'Show', [ArrowDown, ArrowDown, ArrowUp, ArrowUp]) : []
  const typed = await pressed(page, 'Filter', [
    ...[...letters].map((letter) => ({ key: letter, text: letter })),
    ...[...letters].map(() => Backspace),
  ])
  const filterTask = (await endFiltering()).longestTask
  return { rows, comparing, comparingTask: longestTask, filtering: [...filtering, ...typed], filterTask }
}

/** Presses keys in a field, and returns for each the milliseconds until the list was painted. */
async function pressed({ browser, evaluate }, label, keys) {
  await evaluate(
    `[...document.querySelectorAll('main label')].find(({ textContent }) => textContent.trim() === ${JSON.stringify(label)}).control.focus()`,
  )
  const times = []
  for (const key of keys) {
    await evaluate('probe.arm()')
    await browser.page('Input.dispatchKeyEvent', { type: key.text ? 'keyDown' : 'rawKeyDown', ...key })
    await browser.page('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined })
    const time = await evaluate('probe.settled()')
    if (time !== null) times.push(time)
  }
  return times
}

/** A document whose operations each have a limit, which the later one tightens, renames or drops. */
function apiOf(isLater) {
  const schemas = {}
  const paths = {}
  for (let i = 0; i < OPERATIONS; i++) {
    schemas[`Thing${i}`] = {
      type: 'object',
      required: isLater && i % 3 === 0 ? ['id', 'name'] : ['id'],
      properties: { id: { type: 'string' }, name: { type: 'string', maxLength: isLater ? 20 : 40 } },
    }
    paths[`/things/${i}`] = {
      post: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: isLater ? 50 : 100 } }],
        requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/Thing${i}` } } } },
        responses: { 200: { description: isLater && i % 5 === 0 ? 'Stored' : 'Saved' } },
      },
    }
  }
  return { openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths, components: { schemas } }
}

/** The same order with another unit in every tenth line. */
function withOtherUnits(text) {
  let line = 0
  return text.replaceAll('<OrderQtyUOM>EA<', (part) => (line++ % 10 === 0 ? '<OrderQtyUOM>CA<' : part))
}

function report() {
  const quantile = (values, q) =>
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))]
  console.log('\n| what | rows | limit | least | median | p95 |\n| --- | --: | --: | --: | --: | --: |')
  for (const what of only) {
    const all = samples.filter((sample) => sample.what === what)
    const row = (title, key, limit = '') => {
      const values = all.flatMap((sample) => sample[key])
      if (values.length === 0) return
      const cells = [0, 0.5, 0.95].map((q) => quantile(values, q).toFixed(0)).join(' | ')
      console.log(`| ${what}: ${title}, ms | ${all[0].rows} | ${limit} | ${cells} |`)
    }
    row('comparing, by the clock', 'comparing')
    row('comparing, longest task', 'comparingTask', 50)
    row('filtering, to the painted list', 'filtering', 50)
    row('filtering, longest task', 'filterTask', 50)
  }
}
