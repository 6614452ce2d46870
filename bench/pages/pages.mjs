// node pages/pages.mjs [--only compare,shift,slow] [--runs 5]: first loads of the portal's pages, cold, over a slow network with a
// slow processor. `compare` sets home, a guide and an operation beside the same pages in Zudoku; `shift` opens every route and
// fails where the layout moves by more than 0.01 while the page loads. RTT (40 ms), MBPS (10) and CPU (4 times slower) apply.
// `slow` runs alone, at 400 kbit/s with 400 ms: it goes to every route from an open page, and fails where nothing shows within
// 200 ms that the page is being loaded, where an error is shown, or where the layout moves. --route takes a part of an address.
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../lib/browser.mjs';
import { record } from './in-page.mjs';
import { guide, operation, routes } from './routes.mjs';
import { hasZudoku, portal, proxyRules, startSite, zudoku } from './site.mjs';
import { slow } from './slow.mjs';
import { createPeople, desktop, nameOf, phone } from './visit.mjs';

const arg = (name, value) => { const i = process.argv.indexOf('--' + name); return i < 0 ? value : process.argv[i + 1]; };
const runs = +arg('runs', 5);
const only = arg('only', 'compare,shift').split(',');
const chosen = routes.filter(({ address }) => address.includes(arg('route', '')));
const maxShift = 0.01;

/** Opens a page cold and gives what was recorded until it has been at rest for 1.5 s, with its requests and bytes (kB). */
async function load(context, address, text) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: +process.env.CPU || 4 });
  await cdp.send('Network.enable');
  const kinds = new Map();
  const traffic = { script: 0, all: 0, requests: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1;
    traffic.all += encodedDataLength / 1000;
    if (kinds.get(requestId) === 'Script') traffic.script += encodedDataLength / 1000;
  });
  await page.addInitScript(record, text);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 15000 }).catch(() => {});
  await page.waitForTimeout(1500);
  const measured = await page.evaluate(() => window.measured);
  await page.close();
  return { ...measured, ...traffic };
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

async function compare(browser) {
  const ours = [
    ['portal home', portal + '/home', 'Building Applications'],
    ['portal guide', portal + guide, 'List the test folder'],
    ['portal getting started', portal + '/docs/getting-started', 'The shortest version'],
    ['portal rsx', portal + '/rsx/docs/rsx-overview', 'Four ways to write it'],
    ['portal user guides', portal + '/user-guides/docs/overview', 'Which connection?'],
    ['portal operation', portal + operation, 'picked up at once'],
  ];
  const theirs = [
    ['zudoku guide', zudoku + '/first-call', 'List the test folder'],
    ['zudoku operation', zudoku + '/transactions/files-v5#upload-a-file', 'picked up at once'],
  ];
  const pages = hasZudoku ? [...ours, ...theirs] : ours;
  const results = new Map(pages.map(([name]) => [name, []]));
  for (let run = 0; run < runs; run++) {
    for (const [name, address, text] of pages) {
      const context = await browser.newContext({ viewport: desktop });
      results.get(name).push(await load(context, address, text));
      await context.close();
    }
  }
  console.log('| page | text ms | largest paint ms | shift | blocking ms | longest task ms | script kB | all kB | requests |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const [name, list] of results) {
    const of = (key, digits = 0) => median(list.map((one) => one[key])).toFixed(digits);
    console.log(`| ${name} | ${of('text')} | ${of('paint')} | ${of('shift', 3)} | ${of('blocking')} | ${of('longest')} | ${of('script')} | ${of('all')} | ${of('requests')} |`);
  }
  if (!hasZudoku) console.log('Zudoku is left out: build its site with `npm ci && npm run build` in bench/pages.');
}

/** Opens every route on a desktop and a phone. Gives the number of those that moved too much. */
async function shift(browser) {
  const contextOf = createPeople(browser);
  let failures = 0;
  console.log('| route | who | desktop | phone |\n|---|---|--:|--:|');
  for (const route of chosen) {
    const shifts = [];
    const moved = [];
    for (const viewport of [desktop, phone]) {
      const { context, address } = await contextOf(route, viewport);
      const measured = await load(context, portal + address);
      shifts.push(measured.shift);
      if (measured.shift > maxShift) moved.push(...measured.moved);
      await context.close();
    }
    if (moved.length > 0) failures += 1;
    console.log(`| ${route.address} | ${nameOf(route.person)} | ${shifts.map((value) => value.toFixed(3)).join(' | ')} |`);
    for (const line of moved) console.log(`    ${line}`);
  }
  console.log(`${failures} routes moved by more than ${maxShift}`);
  return failures;
}

if (only.includes('slow')) {
  process.env.RTT ||= '400';
  process.env.MBPS ||= '0.4';
}
const site = await startSite();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu', proxyRules] });
let failures = 0;
try {
  if (only.includes('compare')) await compare(browser);
  if (only.includes('shift')) failures += await shift(browser);
  if (only.includes('slow')) failures += await slow(browser, chosen, maxShift);
} finally {
  await browser.close();
  site.stop();
}
process.exit(failures === 0 ? 0 : 1);
