// node console.mjs [--runs 5] [--portal http://localhost:5173] [--only opening,typing,answer] [--out name]
// The request console on the built portal and its platform, which must be running (npm start in the folder above):
//  - opening: a press on Try it until the console is painted, its code read from the browser's cache; first and second time;
//  - typing: a letter typed into a parameter until the samples are painted, in an operation with a body of 60 lines;
//  - answer: 50 MB of JSON, from Send until its tree is painted, and to the end of its text; longest task of the page; memory of
//    the process of the page and its workers before, while it is shown, and after the console was closed.
// Tasks are processor time of the page's main thread; everything else is time on the clock.
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch, rendererMb, sleep, waitCalm } from './lib/browser.mjs'
import { paintProbe } from './lib/paint-probe.mjs'
import { traceTasks } from './lib/trace.mjs'
import { option, resultsName } from './lib/options.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const runs = +option('runs', 5)
const portal = option('portal', 'http://localhost:5173')
const only = option('only', 'opening,typing,answer').split(',')
const name = resultsName('console')
const ACCOUNT = { email: 'dev@northwind.example', password: 'Portal-2026!' }
const operation = (area, file, pathOf, method) =>
  `${portal}/docs/${area}/api-doc?${new URLSearchParams({ doc: `${area}/openapi/${file}`, path: pathOf, method })}`
const RENDER = operation('label', 'label-v1.json', '/label/v1/{id}/zpl', 'POST')
const CHECK = operation('authentication', 'auth.json', '/auth-check', 'GET')
const ROW = '{"id":12345678,"name":"Fictional Outfitters","quantity":12},\n'
const ANSWER = Buffer.from(`[\n${ROW.repeat(50_000_000 / ROW.length)}{}]`)
const COLLECTIONS = 5

const server = http.createServer((request, response) => {
  const isPreflight = request.method === 'OPTIONS'
  response.writeHead(isPreflight ? 204 : 200, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Authorization',
    'Content-Type': 'application/json',
  })
  response.end(isPreflight ? undefined : ANSWER)
})
await new Promise((resolve) => server.listen(0, 'localhost', resolve))

const measures = { opening, typing, answer }
const samples = []
for (let run = 1; run <= runs; run++) {
  for (const what of only) {
    const b = await launch()
    try {
      const page = b.context.pages()[0] ?? (await b.context.newPage())
      await page.setViewportSize({ width: 1400, height: 900 })
      await page.addInitScript(paintProbe)
      await signIn(page)
      const { busy } = await waitCalm(30000)
      const result = await measures[what](page, b)
      samples.push({ run, what, busy, ...result })
      console.log(`run ${run}`, what, JSON.stringify(result))
    } finally {
      await b.close()
    }
  }
}
const dir = path.join(root, 'results')
fs.mkdirSync(dir, { recursive: true })
fs.writeFileSync(
  path.join(dir, `${name}.json`),
  JSON.stringify({ date: new Date().toISOString(), node: process.version, cpus: os.cpus().length, samples }, null, 2),
)
for (const what of only) {
  const of = samples.filter((sample) => sample.what === what)
  for (const key of Object.keys(of[0]).filter((fact) => !['run', 'what', 'busy'].includes(fact))) {
    const values = of.flatMap((sample) => sample[key]).toSorted((a, b) => a - b)
    console.log(
      `${what} ${key}`.padEnd(32),
      values[values.length >> 1].toFixed(1),
      `(${values[0].toFixed(1)} to ${values.at(-1).toFixed(1)})`,
    )
  }
}
process.exit(0)

async function signIn(page) {
  await page.goto(`${portal}/applications`)
  await page.getByLabel('Email').fill(ACCOUNT.email)
  await page.getByLabel('Password').fill(ACCOUNT.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
}

function panel(page) {
  return page.getByRole('region', { name: 'Try it' })
}

async function openOperation(page, address) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Try it' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Milliseconds from the reader's input until the last change of the watched part was painted. */
async function timed(page, act) {
  await page.evaluate(() => window.probe.arm())
  await act()
  return page.evaluate(() => window.probe.settled())
}

async function opening(page) {
  // The browser has the code in its cache, as after the portal's own preloading.
  await openOperation(page, RENDER)
  await page.getByRole('button', { name: 'Try it' }).click()
  await panel(page).getByRole('button', { name: 'Send' }).waitFor()
  await openOperation(page, RENDER)
  const first = await opened(page)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await sleep(500)
  return { first, second: await opened(page) }
}

/** Milliseconds from the press on Try it to the painted console with its button to send. */
async function opened(page) {
  await page.evaluate(() => {
    window.openedIn = new Promise((resolve) => {
      let pressed
      addEventListener(
        'click',
        ({ timeStamp }) => {
          pressed = timeStamp
        },
        { capture: true, once: true },
      )
      const observer = new MutationObserver(() => {
        if (![...document.querySelectorAll('main button')].some(({ textContent }) => textContent === 'Send')) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
      })
      observer.observe(document.querySelector('main'), { subtree: true, childList: true })
    })
  })
  await page.getByRole('button', { name: 'Try it' }).click()
  return page.evaluate(() => window.openedIn)
}

async function typing(page) {
  await openOperation(page, RENDER)
  await page.getByRole('button', { name: 'Try it' }).click()
  const field = panel(page).getByRole('textbox', { name: /^id/ })
  await field.click()
  await page.evaluate(() =>
    window.probe.watch([...document.querySelectorAll('pre code')].find((code) => code.checkVisibility())),
  )
  const parameter = []
  for (const key of '1234abcd') parameter.push(await timed(page, () => page.keyboard.press(key)))
  const body = panel(page).getByRole('textbox', { name: 'Body' })
  await body.click()
  // Into the text of the first member.
  for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  const text = []
  for (const key of '1234abcd') text.push(await timed(page, () => page.keyboard.press(key)))
  return { parameter: parameter.filter((time) => time !== null), body: text.filter((time) => time !== null) }
}

async function answer(page, { browser, context }) {
  await context.route(
    (url) => url.pathname === '/auth-check',
    (route) => route.continue({ url: `http://localhost:${server.address().port}` }),
  )
  await openOperation(page, CHECK)
  const session = await context.newCDPSession(page)
  const devtools = await browser.newBrowserCDPSession()
  await page.getByRole('button', { name: 'Try it' }).click()
  await panel(page).getByText('A token you paste').click()
  await panel(page).getByRole('textbox').fill('token-of-the-bench')
  await panel(page).getByRole('textbox').press('Enter')
  const before = await memory(session, devtools)
  const endTrace = await traceTasks(devtools)
  const start = Date.now()
  await panel(page).getByRole('button', { name: 'Send' }).click()
  const tree = panel(page).getByRole('tree', { name: 'Body as a tree' })
  await tree.getByText('[819673]').waitFor({ timeout: 60000 })
  const shown = Date.now() - start
  await tree.press('End')
  await sleep(1000)
  await panel(page).getByRole('radio', { name: 'Text' }).check()
  const text = panel(page).getByRole('region', { name: 'Body as text' })
  await text.getByText('Fictional Outfitters').first().waitFor()
  await text.press('End')
  await text.getByText('{}]').waitFor({ timeout: 60000 })
  await sleep(500)
  const { longestTask } = await endTrace()
  const open = await memory(session, devtools)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await sleep(2000)
  return { shown, longestTask, memoryBefore: before, memoryShown: open, memoryClosed: await memory(session, devtools) }
}

/** Private memory of the process of the page and its workers, in MB, after collections. */
async function memory(session, devtools) {
  for (let i = 0; i < COLLECTIONS; i++) await session.send('HeapProfiler.collectGarbage')
  await sleep(1000)
  return rendererMb(devtools)
}
