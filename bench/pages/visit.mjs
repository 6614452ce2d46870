// People and pages of the measurements.
import { record, shiftsOf } from './in-page.mjs'
import { portal } from './site.mjs'

const password = 'Portal-2026!'
export const desktop = { width: 1280, height: 900 }
export const phone = { width: 390, height: 844 }

/**
 * Follows the requests of a page, those of its workers included. The function that is returned waits until none has been under
 * way for 1.5 s, for a minute at most, and gives the time at which the last one ended.
 */
export function followRequests(page) {
  const underWay = new Set()
  let changedAt = performance.now()
  const note = () => {
    changedAt = performance.now()
  }
  page.on('request', (request) => {
    underWay.add(request)
    note()
  })
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, (request) => {
      underWay.delete(request)
      note()
    })
  return async () => {
    const startedAt = performance.now()
    const isAtRest = () => underWay.size === 0 && performance.now() - Math.max(changedAt, startedAt) > 1500
    while (!isAtRest() && performance.now() - startedAt < 60_000) await page.waitForTimeout(100)
    return changedAt
  }
}

/** Signs a person in; gives the cookies and storage with which every context of theirs starts, and an application of theirs. */
async function signIn(browser, email) {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(portal + '/applications')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Build An App').first().waitFor()
  // Staff have none.
  const link = await page
    .locator('main a[href^="/app/"]')
    .first()
    .getAttribute('href', { timeout: 15_000 })
    .catch(() => null)
  const appId = link?.split('/')[2]
  const storageState = await context.storageState()
  await context.close()
  return { storageState, appId }
}

/** Opens contexts of people, each of whom signs in once. */
export function createPeople(browser) {
  const people = new Map()
  return async ({ url, person }, viewport) => {
    if (person && !people.has(person)) people.set(person, await signIn(browser, person))
    const { storageState, appId } = people.get(person) ?? {}
    const context = await browser.newContext({ viewport, storageState })
    return { context, url: url.replace(':appId', appId) }
  }
}

/** Slows the processor for a page; gives the page's session of the DevTools protocol. */
export async function slowDown(page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: +process.env.CPU || 4 })
  return cdp
}

/**
 * Opens a page cold and gives what was recorded until it was at rest, with its requests and bytes (kB), and then how long its
 * main interaction took to the next paint.
 */
export async function load(context, address, { text, interact } = {}) {
  const page = await context.newPage()
  const cdp = await slowDown(page)
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

export const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
