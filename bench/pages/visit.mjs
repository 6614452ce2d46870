// People and pages of the measurements.
import { portal } from './site.mjs';

const password = 'Portal-2026!';
export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * Follows the requests of a page, those of its workers included. The function that is returned waits until none has been under
 * way for 1.5 s, and gives the time at which the last one ended.
 */
export function followRequests(page, maxMs = 120_000) {
  const underWay = new Set();
  let changedAt = performance.now();
  const note = () => { changedAt = performance.now(); };
  page.on('request', (request) => { underWay.add(request); note(); });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => { underWay.delete(request); note(); });
  return async () => {
    const startedAt = performance.now();
    while (underWay.size > 0 || performance.now() - Math.max(changedAt, startedAt) < 1500) {
      if (performance.now() - startedAt > maxMs) throw new Error(`under way after ${maxMs / 1000} s: ${[...underWay].map((one) => one.url())}`);
      await page.waitForTimeout(100);
    }
    return changedAt;
  };
}

/** Signs a person in; gives the cookies and storage with which every context of theirs starts, and an application of theirs. */
async function signIn(browser, email) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
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

/** Opens contexts of people, each of whom signs in once. */
export function createPeople(browser) {
  const people = new Map();
  return async ({ address, person }, viewport) => {
    if (person && !people.has(person)) people.set(person, await signIn(browser, person));
    const { storageState, appId } = people.get(person) ?? {};
    const context = await browser.newContext({ viewport, storageState });
    return { context, address: address.replace(':appId', appId) };
  };
}

/** The name of a route's person in the tables. */
export const nameOf = (person) => person?.split('@')[0] ?? 'visitor';
