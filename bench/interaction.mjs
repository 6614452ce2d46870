// node interaction.mjs [--runs 5] [--documents 20] [--only frames|memory] [--out name]
// Frames and memory of the portal's API reference:
//  - typing in the operation filter and scrolling the tree with every branch open, in a document of 11,422 operations;
//  - the heap of the page and its workers after 20 documents were opened in turn, beside that after one; once more in a
//    browser that makes no machine code of what runs often, which is most of what grows and says nothing about documents.
// The documents are made up here, so that nothing but the portal itself is needed. Every run is a browser of its own.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import portal from './adapters/portal.mjs'
import { launch, sleep, waitCalm } from './lib/browser.mjs'
import { startServer } from './lib/server.mjs'
import { option, resultsName } from './lib/options.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const runs = +option('runs', 5)
const only = option('only')
const name = resultsName('interaction')
const OPERATIONS = 11422,
  TAGS = 60,
  DOCUMENTS = +option('documents', 20),
  EACH = 600
/** After the last visit the portal gives memory back within this time. */
const IDLE_MS = 18000
/** Collections after which memory that is freed in turns is free. */
const COLLECTIONS = 10

const big = Buffer.from(JSON.stringify(documentOf('Everything', OPERATIONS, TAGS)))
const small = Array.from({ length: DOCUMENTS }, (_, i) =>
  Buffer.from(JSON.stringify(documentOf(`Document ${i + 1}`, EACH, 12))),
)
const toc = [
  { text: 'Everything', link: 'big.json', swagger: true },
  ...small.map((_, i) => ({ text: `Document ${i + 1}`, link: `small-${i + 1}.json`, swagger: true })),
]

const server = await startServer({ root, adapters: [] })
server.extend(({ pathname }) => {
  const [, area, , id, file] = pathname.split('/')
  if (area !== 'content' || id !== 'made') return null
  if (file === 'toc.json') return { raw: Buffer.from(JSON.stringify(toc)), type: 'application/json' }
  // Not compressed: a type that the server does not take for text.
  const raw = file === 'big.json' ? big : small[+(/^small-(\d+)\.json$/.exec(file)?.[1] ?? 0) - 1]
  return raw ? { raw, type: 'application/octet-stream' } : null
})
await portal.start({ server, root, specs: [{ id: 'made', title: 'Made up' }] })
const origin = `http://localhost:${new URL(server.base).port}`
const doc = (file) => `${origin}/docs/made/api-doc?${new URLSearchParams({ doc: `made/${file}` })}`

const results = { date: new Date().toISOString(), node: process.version, cpus: os.cpus().length, runs: [] }
for (let run = 1; run <= runs; run++) {
  const calm = await waitCalm()
  const one = {
    run,
    busy: calm.busy,
    ...(only !== 'memory' && (await withPage(frames))),
    ...(only !== 'frames' && {
      ...(await memory()),
      ...named('Plain', await memory(['--js-flags=--no-opt,--no-maglev,--no-sparkplug'])),
    }),
  }
  results.runs.push(one)
  console.log(`run ${run}`, JSON.stringify(one))
}
const dir = path.join(root, 'results')
fs.mkdirSync(dir, { recursive: true })
fs.writeFileSync(path.join(dir, `${name}.json`), JSON.stringify(results, null, 2))
for (const key of Object.keys(results.runs[0]).filter((k) => k !== 'run')) {
  const all = results.runs.map((r) => r[key]).toSorted((a, b) => a - b)
  console.log(key.padEnd(28), all[all.length >> 1].toFixed(2), `(${all[0].toFixed(2)} to ${all.at(-1).toFixed(2)})`)
}
await server.close()
process.exit(0)

function named(suffix, facts) {
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact + suffix, value]))
}

async function withPage(measure, flags) {
  const b = await launch(flags)
  try {
    const page = b.context.pages()[0] ?? (await b.context.newPage())
    await page.setViewportSize({ width: 1400, height: 900 })
    return await measure(page, b.context)
  } finally {
    await b.close()
  }
}

/** Time between frames while keys are pressed every 60 ms and while the tree is scrolled a screen's third a frame. */
async function frames(page) {
  await page.goto(doc('big.json'))
  await page.getByPlaceholder('Summary, path or operation id').waitFor({ timeout: 60000 })
  await page.waitForFunction(
    (n) => document.querySelector('main')?.textContent.includes(`${n} operations`),
    OPERATIONS.toLocaleString('en-US'),
    { timeout: 60000 },
  )
  await sleep(2000)
  await page.getByPlaceholder('Summary, path or operation id').focus()
  const typing = await during(page, async () => {
    for (const key of 'parcel 77 north'.split('')) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await sleep(60)
    }
    for (let i = 0; i < 15; i++) {
      await page.keyboard.press('Backspace')
      await sleep(60)
    }
  })

  const opened = await openAllGroups(page)
  if (opened < OPERATIONS) throw new Error(`only ${opened} rows in the tree`)
  const scrolling = await during(page, () => scrollTree(page))
  return {
    typingMedian: typing.median,
    typingP95: typing.p95,
    typingLongest: typing.longest,
    typingOver50: typing.over,
    scrollMedian: scrolling.median,
    scrollP95: scrolling.p95,
    scrollLongest: scrolling.longest,
    scrollOver50: scrolling.over,
    treeRows: opened,
  }
}

/** Opens every group of the tree, and returns how many rows it then has. */
function openAllGroups(page) {
  return page.evaluate(async () => {
    const nav = document.querySelector('nav[aria-label="Apis and Services"]')
    for (;;) {
      const closed = [...nav.querySelectorAll('button[aria-expanded="false"]')].filter((x) =>
        /Group \d+/.test(x.textContent),
      )
      if (closed.length === 0) break
      closed[0].click()
      await new Promise((r) => setTimeout(r, 30))
    }
    const count = () => nav.querySelectorAll('a').length
    for (let before = -1; before !== count();) {
      before = count()
      await new Promise((r) => setTimeout(r, 1000))
    }
    return count()
  })
}

/** Scrolls the tree by a screen's third a frame, then in 20 jumps. */
function scrollTree(page) {
  return page.evaluate(async () => {
    const nav = document.querySelector('nav[aria-label="Apis and Services"]')
    if (nav.scrollHeight <= nav.clientHeight) throw new Error('the tree does not scroll')
    nav.scrollTop = 0
    for (let i = 0; i < 150; i++) {
      nav.scrollTop += 300
      await new Promise((r) => requestAnimationFrame(r))
    }
    for (let i = 0; i < 20; i++) {
      nav.scrollTop = (nav.scrollHeight / 20) * i
      await new Promise((r) => requestAnimationFrame(r))
    }
  })
}

async function during(page, act) {
  await page.evaluate(() => {
    const gaps = []
    let last = performance.now()
    window.__gaps = gaps
    window.__watching = true
    const step = (now) => {
      gaps.push(now - last)
      last = now
      if (window.__watching) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
  await act()
  const gaps = (
    await page.evaluate(() => {
      window.__watching = false
      return window.__gaps
    })
  )
    .slice(1)
    .toSorted((a, b) => a - b)
  return {
    median: gaps[gaps.length >> 1],
    p95: gaps[Math.floor(gaps.length * 0.95)],
    longest: gaps.at(-1),
    over: gaps.filter((g) => g > 50).length,
  }
}

/**
 * Heap of page and workers after leaving the reference, each in a browser of its own: one document opened once; as many
 * as there are in turn; and one as often as that, when all code has run as often, too.
 */
async function memory(flags) {
  const all = Array.from({ length: DOCUMENTS }, (_, i) => i + 1)
  const one = await withPage(afterVisits([1]), flags)
  const many = await withPage(afterVisits(all), flags)
  const warm = await withPage(afterVisits(all.map(() => 1)), flags)
  const sum = ({ page: a, workers: b }) => a + b
  return {
    pageOneLeft: one.left.page,
    workersOneLeft: one.left.workers,
    pageWarmLeft: warm.left.page,
    workersWarmLeft: warm.left.workers,
    pageManyLeft: many.left.page,
    workersManyLeft: many.left.workers,
    heapOneOpen: sum(one.open),
    heapManyOpen: sum(many.open),
    heapOneLeft: sum(one.left),
    heapWarmLeft: sum(warm.left),
    heapManyLeft: sum(many.left),
    manyBesideOne: sum(many.left) / sum(one.left),
    manyBesideWarm: sum(many.left) / sum(warm.left),
  }
}

/** Measures the heap with the last of these documents on screen and after the reference was left. */
function afterVisits(documents) {
  return async (page, context) => {
    const heap = await heapOf(page, context)
    await page.goto(`${origin}/docs`)
    for (const i of documents) await visit(page, i)
    const open = await heap()
    await page.locator('header a[href="/docs"]').first().click()
    await page.waitForURL(`${origin}/docs`)
    await sleep(IDLE_MS)
    return { open, left: await heap() }
  }
}

async function visit(page, i) {
  const link = page.locator(`nav a[href*="small-${i}.json"]`).first()
  if ((await link.count()) === 0)
    await page.locator('nav button[aria-expanded]', { hasText: 'Made up' }).first().click()
  await link.click()
  await page.getByRole('heading', { level: 1, name: `Document ${i}`, exact: true }).waitFor({ timeout: 30000 })
  await page.locator('main li a[href*="path="]').first().click()
  await page.getByRole('heading', { level: 1, name: new RegExp(`of Document ${i}$`) }).waitFor({ timeout: 30000 })
  // The page is whole with its samples: one that is left before has not started their worker.
  await page.locator('#samples pre').last().waitFor({ timeout: 30000 })
}

/** Used heap in MB after collections, of the page's thread and of every worker of the page. */
async function heapOf(page, context) {
  const cdp = await context.newCDPSession(page)
  const workers = new Set()
  const waiting = new Map()
  let last = 0
  cdp.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId))
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message)
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const ask = (sessionId, method) =>
    new Promise((resolve) => {
      const id = ++last
      waiting.set(id, resolve)
      void cdp
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
        .catch(() => resolve(undefined))
      setTimeout(() => resolve(undefined), 10000)
    })
  return async () => {
    let workersSize = 0
    for (let i = 0; i < COLLECTIONS; i++) await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    for (const session of workers) {
      for (let i = 0; i < COLLECTIONS; i++) await ask(session, 'HeapProfiler.collectGarbage')
      workersSize += (await ask(session, 'Runtime.getHeapUsage'))?.usedSize ?? 0
    }
    return { page: usedSize / 1048576, workers: workersSize / 1048576 }
  }
}

function documentOf(title, operations, tags) {
  const places = ['north', 'south', 'east', 'west'],
    things = ['parcel', 'label', 'pallet', 'invoice', 'order']
  const paths = {}
  for (let i = 0; i < operations; i++) {
    const thing = things[i % 5],
      place = places[i % 4],
      group = i % tags
    paths[`/${place}/group-${group}/${thing}s/${i}/{id}`] = {
      get: {
        operationId: `${thing}-${i}`,
        tags: [`Group ${group}`],
        summary: `Read ${thing} ${i} ${place} of ${title}`,
        description: `Reads the ${thing} number ${i} of the ${place}. It is kept for ${i % 90} days and answered as it was saved.`,
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: i + 1 } },
        ],
        responses: {
          200: {
            description: 'Found',
            content: { 'application/json': { schema: { $ref: `#/components/schemas/Thing${i % 200}` } } },
          },
        },
      },
    }
  }
  const schemas = Object.fromEntries(
    Array.from({ length: 200 }, (_, i) => [
      `Thing${i}`,
      {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: 12 }, (__, p) => [
            `field${p}`,
            { type: 'string', description: `Field ${p} of thing ${i} of ${title}.` },
          ]),
        ),
      },
    ]),
  )
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    tags: Array.from({ length: tags }, (_, i) => ({ name: `Group ${i}` })),
    paths,
    components: { schemas },
  }
}
