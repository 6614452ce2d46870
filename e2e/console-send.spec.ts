import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from '@playwright/test'
import { createApplication } from './support/applications.ts'
import { checkTokenPage, panel, sendButton } from './support/console.ts'
import { expect, expectAccessible, expectErrors, openAs, platform, test } from './support/test.ts'
import type { World } from '../platform/control/world.ts'

/** Opens the console with a machine-to-machine application. */
async function openConsole(page: Page, world: World, request: Parameters<typeof createApplication>[0]) {
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(id))
  await expect(sendButton(page)).toBeVisible()
}

/** Serves the next requests of the console. */
async function answerWith(page: Page, answer: (route: Route) => Promise<void>) {
  await page.context().unroute(`${platform}/auth-check`)
  await page.context().route(`${platform}/auth-check`, answer)
}

const status = (page: Page, text: string) => panel(page).getByRole('status').filter({ hasText: text })
const send = (page: Page) => sendButton(page).click()

test('a machine-to-machine application gets a 200 without a typed key, and its token stays in the console', async ({
  page,
  request,
  createWorld,
}) => {
  await openConsole(page, await createWorld(), request)
  const worker = page.waitForResponse(/assets\/send\.worker-/)
  const sent = page.context().waitForEvent('request', (one) => one.url() === `${platform}/auth-check`)
  await send(page)
  expect((await worker).headers()['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; connect-src http/,
  )
  await expect(status(page, '200')).toBeVisible()
  const token = ((await (await sent).allHeaders())['authorization'] ?? '').replace('Bearer ', '')
  expect(token.length).toBeGreaterThan(20)
  await expectAccessible(page)

  const places = await page.evaluate(() => [
    document.documentElement.outerHTML,
    window.location.href,
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
    JSON.stringify(history.state),
  ])
  for (const place of places) expect(place).not.toContain(token)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
})

test('the console shows a different cause for each failure', async ({ page, request, createWorld }) => {
  expectErrors(page, /Failed to load resource|blocked by CORS policy|Content Security Policy|net::ERR/)
  await openConsole(page, await createWorld(), request)
  const alert = panel(page).getByRole('alert')
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

  await answerWith(page, (route) => route.abort('connectionrefused'))
  await send(page)
  await expect(alert).toContainText('The connection ended without a response')

  await page.context().route(`${platform}/`, (route) => route.abort('connectionrefused'))
  await send(page)
  await expect(alert).toContainText('No response')
  await page.context().unroute(`${platform}/`)

  await answerWith(page, (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': 'https://other.example' }, body: 'no' }),
  )
  await send(page)
  await expect(alert).toContainText('Blocked by cross-origin rules')

  await answerWith(page, (route) => new Promise<void>((resolve) => setTimeout(() => resolve(route.abort()), 3000)))
  await send(page)
  await panel(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(alert).toContainText('You cancelled the request')

  await answerWith(page, (route) => route.fulfill({ status: 204, headers: cors }))
  await send(page)
  await expect(status(page, '204')).toBeVisible()
})

test('no other host gets a token, and closing the console terminates the worker', async ({
  page,
  request,
  createWorld,
}) => {
  expectErrors(page, /Failed to load resource|Content Security Policy|net::ERR/)
  await openConsole(page, await createWorld(), request)
  const alert = panel(page).getByRole('alert')
  const sendWorkers = () => page.workers().filter((worker) => worker.url().includes('send.worker'))
  const reached: string[] = []
  page.context().on('request', (one) => reached.push(one.url()))

  await test.step('the target of a redirect', async () => {
    let hits = 0
    const other = createServer((_, response) => {
      hits += 1
      response.writeHead(204, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }).end()
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/taken`
    expect((await fetch(location)).status).toBe(204)
    await answerWith(page, (route) => route.fulfill({ status: 307, headers: { Location: location } }))
    await send(page)
    await expect(alert).toContainText('The redirect was not followed')
    expect(hits).toBe(1)
    other.close()
    await page.context().unroute(`${platform}/auth-check`)
  })

  await test.step('after closing', async () => {
    await send(page)
    await expect(status(page, '200')).toBeVisible()
    expect(sendWorkers()).toHaveLength(1)
    await panel(page).getByRole('button', { name: 'Close the console' }).click()
    await expect.poll(sendWorkers).toHaveLength(0)
    await page.getByRole('button', { name: 'Try it' }).click()
  })

  await test.step('a server of the document that the environment does not configure', async () => {
    await panel(page).getByRole('combobox', { name: 'Server' }).selectOption('https://api.network.example')
    await send(page)
    await expect(alert).toContainText('The portal does not send to this host')
    expect(sendWorkers()).toHaveLength(0)
    expect(reached.filter((url) => url.startsWith('https://api.network.example'))).toEqual([])
  })
})

test('calls of the tab are compared, and exported without the token', async ({ page, request, createWorld }) => {
  await openConsole(page, await createWorld(), request)
  await send(page)
  await expect(status(page, '200')).toBeVisible()
  await answerWith(page, (route) =>
    route.fulfill({ status: 202, contentType: 'application/json', body: '{"access_token":"hidden-1"}' }),
  )
  await send(page)
  await expect(status(page, '202')).toBeVisible()

  await panel(page).getByText('Request history of this tab (2)').click()
  for (const box of await panel(page).getByRole('checkbox', { name: /^GET / }).all()) await box.check()
  await expect(panel(page).getByRole('row', { name: 'status 200 202' })).toBeVisible()
  await expectAccessible(page)

  const exported = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name }).click(),
    ])
    return readFileSync(await download.path(), 'utf8')
  }
  const archive = await exported('Export as HAR')
  expect(archive).toContain('"status": 202')
  expect(archive).not.toMatch(/hidden-1|Bearer (?!YOUR)/)
  expect(await exported('Export as curl script')).toContain('Authorization: Bearer YOUR_ACCESS_TOKEN')
  await panel(page)
    .getByRole('checkbox', { name: /secrets/ })
    .check()
  expect(await exported('Export as HAR')).toContain('hidden-1')
  await expect(panel(page).getByRole('checkbox', { name: /secrets/ })).not.toBeChecked()
})

/** Records the length of the longest message that the workers of a response send to the page, in characters and bytes. */
function recordLongestMessage() {
  const record = { length: 0 }
  const lengthOf = (value: unknown): number => {
    if (typeof value === 'string') return value.length
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength
    if (typeof value !== 'object' || value === null) return 1
    return Object.entries(value).reduce((sum, [key, member]) => sum + key.length + lengthOf(member), 0)
  }
  class RecordedWorker extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      if (!/\/(send|response-tree)\.worker-/.test(String(url))) return
      this.addEventListener('message', ({ data }) => (record.length = Math.max(record.length, lengthOf(data))))
    }
  }
  Object.assign(window, { Worker: RecordedWorker, longestMessage: record })
}

test('a response of 50 MB leaves the page responsive', async ({ page, request, createWorld }) => {
  await page.addInitScript(recordLongestMessage)
  await openConsole(page, await createWorld(), request)
  // Load the token and the code that shows a response, so that the measurement does not include them.
  await send(page)
  await expect(status(page, '200')).toBeVisible()
  const row = '{"id":12345678,"name":"Fictional Outfitters","quantity":12},\n'
  const body = `[\n${row.repeat(50_000_000 / row.length)}{}]`
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }
  await answerWith(page, (route) => route.fulfill({ headers, body }))
  await send(page)
  await expect(status(page, '50 MB')).toBeVisible({ timeout: 20_000 })
  const tree = panel(page).getByRole('tree', { name: 'Body as a tree' })
  await expect(tree.getByText('[819673]')).toBeVisible({ timeout: 20_000 })
  await tree.press('End')
  await tree.press('ArrowUp')
  await expect(tree.getByRole('treeitem', { selected: true })).toContainText('819671 {3}', { timeout: 20_000 })
  await tree.press('ArrowRight')
  await expect(tree.getByText('"Fictional Outfitters"')).toBeVisible({ timeout: 20_000 })
  await expect(panel(page).getByText('$[819671]')).toBeVisible()
  await panel(page).getByRole('radio', { name: 'Text' }).check()
  const text = panel(page).getByRole('region', { name: 'Body as text' })
  await expect(text.getByText('Fictional Outfitters').first()).toBeVisible()
  await text.press('End')
  await expect(text.getByText('{}]')).toBeVisible({ timeout: 20_000 })
  // The page never receives the body, only what is in view: its work does not grow with the response.
  const longest = await page.evaluate(
    () => (window as unknown as { longestMessage: { length: number } }).longestMessage.length,
  )
  expect(longest).toBeGreaterThan(1000)
  expect(longest).toBeLessThan(100_000)
})
