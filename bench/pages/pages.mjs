// node --import tsx pages/pages.mjs [--only compare,routes,operations,film,slow] [--runs 3]: first loads of the portal's pages,
// cold, over a slow network with a slow processor. README.md says what each part measures. RTT (40 ms), MBPS (10) and CPU
// (4 times slower) apply; `slow` runs alone, at 400 kbit/s with 400 ms. --route takes a pattern of URLs, --folder the folder of
// the film's pictures, --from the time of the first of them in ms.
import path from 'node:path'
import { chromium } from 'playwright-core'
import { pageViews } from '../../tests/support/pages.ts'
import { CHROMIUM } from '../lib/browser.mjs'
import { compare } from './compare.mjs'
import { film } from './film.mjs'
import { measureOperations } from './operations.mjs'
import { measureRoutes } from './routes.mjs'
import { proxyRules, startSite } from './site.mjs'
import { slow } from './slow.mjs'

const arg = (name, value) => {
  const i = process.argv.indexOf('--' + name)
  return i < 0 ? value : process.argv[i + 1]
}
const runs = +arg('runs', 3)
const only = arg('only', 'compare,routes,operations').split(',')
const isChosen = ({ url }) => new RegExp(arg('route', '')).test(url)
const chosen = pageViews.filter(isChosen)
const maxShift = 0.006

if (only.includes('slow')) {
  process.env.RTT ||= '400'
  process.env.MBPS ||= '0.4'
}
const site = await startSite()
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu', proxyRules] })
let failures = 0
try {
  if (only.includes('compare')) await compare(browser, runs)
  if (only.includes('film')) {
    const from = arg('from')
    const folder = arg('folder', path.join(import.meta.dirname, '../../test-results/film'))
    await film(browser, folder, from && +from)
  }
  if (only.includes('routes')) failures += await measureRoutes(browser, chosen, runs, maxShift)
  if (only.includes('operations')) failures += await measureOperations(browser, isChosen, maxShift)
  if (only.includes('slow')) failures += await slow(browser, chosen, maxShift)
} finally {
  await browser.close()
  site.stop()
}
process.exit(failures === 0 ? 0 : 1)
