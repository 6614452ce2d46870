// node --import tsx pages/pages.mjs [--only compare,routes,slow] [--runs 3]: first loads of the portal's pages, cold, over a slow
// network with a slow processor. `compare` sets home, a guide and an operation beside the same pages in Zudoku; `routes` opens
// every page and carries out its main interaction, and fails where the layout moves by more than 0.01 while the page loads, or
// the interaction takes more than 100 ms to the next paint. RTT (40 ms), MBPS (10) and CPU (4 times slower) apply.
// `slow` runs alone, at 400 kbit/s with 400 ms: it opens every page and goes there from an open page, and fails where nothing
// shows within 200 ms that the page is being loaded, where an error is shown, or where the layout moves.
// --route takes a pattern of URLs.
import os from 'node:os'
import { chromium } from 'playwright-core'
import { operationUrl, pageViews } from '../../tests/support/pages.ts'
import { CHROMIUM } from '../lib/browser.mjs'
import { record, shiftsOf } from './in-page.mjs'
import { hasZudoku, portal, proxyRules, startSite, zudoku } from './site.mjs'
import { slow } from './slow.mjs'
import { createPeople, desktop, followRequests, phone } from './visit.mjs'

const arg = (name, value) => {
  const i = process.argv.indexOf('--' + name)
  return i < 0 ? value : process.argv[i + 1]
}
const runs = +arg('runs', 3)
const only = arg('only', 'compare,routes').split(',')
const chosen = pageViews.filter(({ url }) => new RegExp(arg('route', '')).test(url))
const maxShift = 0.01
const maxInteractionMs = 100

/**
 * Opens a page cold and gives what was recorded until it was at rest, with its requests and bytes (kB), and then how long its
 * main interaction took to the next paint.
 */
async function load(context, address, { text, interact } = {}) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: +process.env.CPU || 4 })
  await cdp.send('Network.enable')
  const kinds = new Map()
  const traffic = { script: 0, all: 0, requests: 0 }
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1
    traffic.all += encodedDataLength / 1000
    if (kinds.get(requestId) === 'Script') traffic.script += encodedDataLength / 1000
  })
  const atRest = followRequests(page)
  await page.addInitScript(record, text)
  await page.goto(address, { waitUntil: 'load' })
  await atRest()
  const recorded = await page.evaluate(() => window.measured)
  const measured = { ...recorded, ...shiftsOf(recorded), ...traffic }
  if (interact) {
    await interact(page)
    await page.waitForTimeout(1000)
    measured.interaction = await page.evaluate(() => window.measured.interaction)
  }
  await page.close()
  return measured
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

async function compare(browser) {
  const goTo = (name) => (page) => page.getByRole('link', { name }).first().click()
  const ours = [
    ['portal home', portal + '/home', 'Building Applications', goTo('Get Started')],
    [
      'portal guide',
      portal + '/docs/transactions/guides/first-call',
      'List the test folder',
      goTo('Errors and limits'),
    ],
    ['portal getting started', portal + '/docs/getting-started', 'The shortest version', goTo('Words we use')],
    ['portal rsx', portal + '/rsx/docs/rsx-overview', 'Four ways to write it', goTo('Versions')],
    ['portal user guides', portal + '/user-guides/docs/overview', 'Which connection?', goTo('Connect by AS2')],
    ['portal operation', portal + operationUrl, 'picked up at once', goTo(/Download a file/)],
  ]
  const theirs = [
    ['zudoku guide', zudoku + '/first-call', 'List the test folder', goTo('errors')],
    ['zudoku operation', zudoku + '/transactions/files-v5#upload-a-file', 'picked up at once', goTo(/Download a file/)],
  ]
  const pages = hasZudoku ? [...ours, ...theirs] : ours
  const results = new Map(pages.map(([name]) => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const [name, address, text, interact] of pages) {
      const context = await browser.newContext({ viewport: desktop })
      results.get(name).push(await load(context, address, { text, interact }))
      await context.close()
    }
  }
  console.log(
    '| page | text ms | largest paint ms | shift | blocking ms | longest task ms | interaction ms | script kB | all kB | requests |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
  )
  for (const [name, list] of results) {
    const of = (key, digits = 0) => median(list.map((one) => one[key])).toFixed(digits)
    console.log(
      `| ${name} | ${of('text')} | ${of('paint')} | ${of('shift', 3)} | ${of('blocking')} | ${of('longest')} | ${of('interaction')} | ${of('script')} | ${of('all')} | ${of('requests')} |`,
    )
  }
  if (!hasZudoku) console.log('Zudoku is left out: build its site with `npm install && npm run build` in bench/pages.')
}

/** Opens every page on a desktop, and once on a phone. Gives the number of those that moved too much or reacted too late. */
async function measureRoutes(browser) {
  const contextOf = createPeople(browser)
  let failures = 0
  console.log(
    '| page | who | largest paint ms | blocking ms | shift, desktop | phone | interaction ms | of the runs |\n|---|---|--:|--:|--:|--:|--:|---|',
  )
  for (const view of chosen) {
    const open = async (viewport, interact) => {
      const { context, url } = await contextOf(view, viewport)
      const measured = await load(context, portal + url, { interact }).catch((error) => ({ error }))
      await context.close()
      return measured
    }
    const wide = []
    for (let run = 0; run < runs; run++) wide.push(await open(desktop, view.interact))
    const narrow = await open(phone)
    const error = [...wide, narrow].find((one) => one.error)?.error
    if (error) {
      failures += 1
      console.log(`| ${view.url} | ${view.reader} | ${error.message.split('\n')[0]} |`)
      continue
    }
    const of = (key) => median(wide.map((one) => one[key]))
    const isLate = of('interaction') > maxInteractionMs
    const moved = [...wide, narrow].filter((one) => one.shift > maxShift).flatMap((one) => one.moved)
    if (isLate || moved.length > 0) failures += 1
    const shift = Math.max(...wide.map((one) => one.shift))
    console.log(
      `| ${view.url} | ${view.reader} | ${of('paint').toFixed(0)} | ${of('blocking').toFixed(0)} | ${shift.toFixed(3)} | ${narrow.shift.toFixed(3)} | ${of('interaction') || '< 16'} | ${wide.map((one) => one.interaction).join(', ')} |`,
    )
    for (const line of moved) console.log(`    ${line}`)
  }
  console.log(
    `${failures} pages failed; load ${os
      .loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  )
  return failures
}

if (only.includes('slow')) {
  process.env.RTT ||= '400'
  process.env.MBPS ||= '0.4'
}
const site = await startSite()
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu', proxyRules] })
let failures = 0
try {
  if (only.includes('compare')) await compare(browser)
  if (only.includes('routes')) failures += await measureRoutes(browser)
  if (only.includes('slow')) failures += await slow(browser, chosen, maxShift)
} finally {
  await browser.close()
  site.stop()
}
process.exit(failures === 0 ? 0 : 1)
