// node pages/pages.mjs [--only compare,shift] [--runs 5]: first loads of the portal's pages, cold, over a slow network with a
// slow processor. `compare` sets home, a guide and an operation beside the same pages in Zudoku; `shift` opens every route and
// fails where the layout moves by more than 0.01 while the page loads. RTT (40 ms), MBPS (10) and CPU (4 times slower) apply.
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../lib/browser.mjs';
import { guide, operation, routes } from './routes.mjs';
import { hasZudoku, portal, proxyRules, startSite, zudoku } from './site.mjs';

const arg = (name, value) => { const i = process.argv.indexOf('--' + name); return i < 0 ? value : process.argv[i + 1]; };
const runs = +arg('runs', 5);
const only = arg('only', 'compare,shift').split(',');
const matching = arg('route', '');
const maxShift = 0.01;
const password = 'Portal-2026!';
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** Runs in the page before its scripts: records when a text is there, the largest paint, shifts and long tasks. */
function record(text) {
  const found = (window.measured = { text: 0, paint: 0, shift: 0, blocking: 0, longest: 0, moved: [] });
  const observe = (type, use) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  const nameOf = (node) => node?.nodeType === 1 ? `${node.localName}.${node.className} "${node.textContent.slice(0, 30)}"` : node?.parentElement ? `in ${nameOf(node.parentElement)}` : 'a removed node';
  observe('largest-contentful-paint', (entry) => { found.paint = entry.startTime; });
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    found.shift += entry.value;
    found.moved.push(`${Math.round(entry.startTime)} ms, ${entry.value.toFixed(3)}: ${entry.sources.map((s) => `${nameOf(s.node)} ${s.previousRect.y} > ${s.currentRect.y}`).join(' | ')}`);
  });
  observe('longtask', (entry) => {
    found.blocking += Math.max(0, entry.duration - 50);
    found.longest = Math.max(found.longest, entry.duration);
  });
  if (text === undefined) return;
  const look = () => (document.body?.innerText.includes(text) ? (found.text = performance.now()) : requestAnimationFrame(look));
  requestAnimationFrame(look);
}

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

/** Signs a person in once; gives the cookies and storage with which every context of theirs starts. */
async function signedIn(browser, email) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(portal + '/applications');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const links = page.locator('main a[href^="/app/"]');
  await page.getByText('Build An App').first().waitFor();
  const appId = (await links.count()) > 0 ? (await links.first().getAttribute('href')).split('/')[2] : undefined;
  const storageState = await context.storageState();
  await context.close();
  return { storageState, appId };
}

/** Opens every route on a desktop and a phone. Gives the number of those that moved too much. */
async function shift(browser) {
  const people = new Map();
  let failures = 0;
  console.log('| route | who | desktop | phone |\n|---|---|--:|--:|');
  for (const { address, person } of routes.filter((route) => route.address.includes(matching))) {
    if (person && !people.has(person)) people.set(person, await signedIn(browser, person));
    const { storageState, appId } = people.get(person) ?? {};
    const shifts = [];
    const moved = [];
    for (const viewport of [desktop, phone]) {
      const context = await browser.newContext({ viewport, storageState });
      const measured = await load(context, portal + address.replace(':appId', appId));
      shifts.push(measured.shift);
      if (measured.shift > maxShift) moved.push(...measured.moved);
      await context.close();
    }
    if (moved.length > 0) failures += 1;
    console.log(`| ${address} | ${person?.split('@')[0] ?? 'visitor'} | ${shifts.map((value) => value.toFixed(3)).join(' | ')} |`);
    for (const line of moved) console.log(`    ${line}`);
  }
  console.log(`${failures} routes moved by more than ${maxShift}`);
  return failures;
}

const site = await startSite();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu', proxyRules] });
let failures = 0;
try {
  if (only.includes('compare')) await compare(browser);
  if (only.includes('shift')) failures = await shift(browser);
} finally {
  await browser.close();
  site.stop();
}
process.exit(failures === 0 ? 0 : 1);
