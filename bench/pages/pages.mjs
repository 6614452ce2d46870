// node pages/pages.mjs [--only compare,shift,slow] [--runs 5]: first loads of the portal's pages, cold, over a slow network with a
// slow processor. `compare` sets home, a guide and an operation beside the same pages in Zudoku; `shift` opens every route and
// fails where the layout moves by more than 0.01 while the page loads. RTT (40 ms), MBPS (10) and CPU (4 times slower) apply.
// `slow` runs alone, at 400 kbit/s with 400 ms: it goes to every route from an open page, and fails where nothing shows within
// 200 ms that the page is being loaded, where an error is shown, or where the layout moves. --route takes a part of an address.
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../lib/browser.mjs';
import { guide, operation, routes } from './routes.mjs';
import { hasZudoku, portal, proxyRules, startSite, zudoku } from './site.mjs';

const arg = (name, value) => { const i = process.argv.indexOf('--' + name); return i < 0 ? value : process.argv[i + 1]; };
const runs = +arg('runs', 5);
const only = arg('only', 'compare,shift').split(',');
const matching = arg('route', '');
const maxShift = 0.01;
const maxProgressMs = 200;
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

/** Runs in an open page: records when it first shows progress or the next page, the errors that it shows, and shifts. */
function recordNavigation(path) {
  const found = (window.navigated = { progress: undefined, errors: [], shift: 0 });
  const title = () => document.querySelector('main h1')?.textContent;
  const before = title();
  const startedAt = performance.now();
  const errors = /An error has occurred|could not be (loaded|opened)|did not answer|Error!/;
  const look = () => {
    if (document.querySelector('[role=progressbar]') || title() !== before) found.progress ??= performance.now() - startedAt;
    const error = errors.exec(document.body.innerText)?.[0];
    if (error && !found.errors.includes(error)) found.errors.push(error);
    requestAnimationFrame(look);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.startTime > startedAt && !entry.hadRecentInput) found.shift += entry.value;
  }).observe({ type: 'layout-shift' });
  // As the Forward button does; not every route has a link on the page.
  const state = { idx: (history.state?.idx ?? 0) + 1, key: 'slow', usr: null };
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
  requestAnimationFrame(look);
}

/** Goes to every route from an open page over a very slow network. Gives the number of those that fail. */
async function slow(browser) {
  const people = new Map();
  let failures = 0;
  console.log('| route | who | progress ms | at rest s | shift | errors |\n|---|---|--:|--:|--:|---|');
  for (const { address, person } of routes.filter((route) => route.address.includes(matching))) {
    if (person && !people.has(person)) people.set(person, await signedIn(browser, person));
    const { storageState, appId } = people.get(person) ?? {};
    const context = await browser.newContext({ viewport: desktop, storageState });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(portal + (address === '/locations' ? '/home' : '/locations'));
    await page.waitForLoadState('networkidle');
    const startedAt = performance.now();
    await page.evaluate(recordNavigation, address.replace(':appId', appId));
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    const seconds = (performance.now() - startedAt - 2000) / 1000;
    const { progress, errors, shift } = await page.evaluate(() => window.navigated);
    await context.close();
    const isLate = progress === undefined || progress > maxProgressMs;
    if (isLate || errors.length > 0 || shift > maxShift) failures += 1;
    console.log(`| ${address} | ${person?.split('@')[0] ?? 'visitor'} | ${progress?.toFixed(0) ?? 'none'} | ${seconds.toFixed(1)} | ${shift.toFixed(3)} | ${errors.join(', ')} |`);
  }
  console.log(`${failures} routes failed`);
  return failures;
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
  if (only.includes('slow')) failures += await slow(browser);
} finally {
  await browser.close();
  site.stop();
}
process.exit(failures === 0 ? 0 : 1);
