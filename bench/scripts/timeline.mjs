// node scripts/timeline.mjs [spec=github] [runs=3] - when the steps of the portal's late operation happen, in ms from the
// start of the navigation: code loaded and run, the reader asked, its answers, paint.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../lib/server.mjs'
import { launch, sleep, waitCalm } from '../lib/browser.mjs'
import adapter from '../adapters/portal.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const [id = 'github', runs = '3'] = process.argv.slice(2)
const spec = JSON.parse(fs.readFileSync(path.join(root, 'data/specs', `${id}.meta.json`), 'utf8'))
const server = await startServer({ root, adapters: [adapter], specs: [spec] })
await adapter.start?.({ server, specs: [spec], root })

/** Runs before the page's own script. */
function record() {
  const marks = (window.__marks = [])
  const mark = (name) => marks.push([Math.round(performance.now()), name])
  const Real = Worker
  window.Worker = class extends Real {
    constructor(url, options) {
      super(url, options)
      this.label = options?.name || String(url).split('/').pop()
      mark(`${this.label} constructed`)
      this.addEventListener('message', ({ data }) => mark(`${this.label} sends ${data.type} ${data.id ?? ''}`))
    }
    postMessage(message, ...rest) {
      mark(`${this.label} gets ${message.operation ?? message.type} ${message.id}`)
      super.postMessage(message, ...rest)
    }
  }
  new PerformanceObserver((l) =>
    l.getEntries().forEach((e) => marks.push([Math.round(e.startTime), `long task of ${Math.round(e.duration)}`])),
  ).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((l) => l.getEntries().forEach((e) => marks.push([Math.round(e.startTime), e.name]))).observe({
    type: 'paint',
    buffered: true,
  })
  const seen = {}
  const tick = () => {
    const has = {
      'black bar': 'header',
      sidebar: 'nav a[href*="/docs"]',
      article: 'main article',
      'article code': 'main article code',
      index: 'nav a[href*="path="]',
    }
    for (const [name, selector] of Object.entries(has))
      if (!seen[name] && document.querySelector(selector)) {
        seen[name] = true
        mark(`${name} in the page`)
      }
    requestAnimationFrame(tick)
  }
  tick()
}

for (let run = 0; run < Number(runs); run++) {
  await waitCalm()
  const b = await launch()
  const page = b.context.pages()[0] || (await b.context.newPage())
  await page.setViewportSize({ width: 1400, height: 900 })
  const cdp = await b.context.newCDPSession(page)
  await cdp.send('Page.enable')
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${record})()` })
  await sleep(300)
  await cdp.send('Page.navigate', { url: adapter.urlFor({ base: server.base, name: 'portal', spec, op: spec.late }) })
  await sleep(3500)
  const marks = await page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .map((e) => [
        Math.round(e.responseEnd),
        `${e.name.split('/').slice(-1)[0].slice(0, 40)} loaded (from ${Math.round(e.startTime)}, ${Math.round(e.encodedBodySize / 1024)} kB)`,
      ])
    return [...window.__marks, ...files].toSorted((a, c) => a[0] - c[0])
  })
  console.log(`\nrun ${run + 1}`)
  for (const [at, what] of marks) console.log(String(at).padStart(6), what)
  await b.close()
}
process.exit(0)
