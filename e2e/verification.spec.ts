import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { contentUrl, heading, paste } from './support/docs.ts'
import { expect, expectAccessible, expectErrors, test } from './support/test.ts'

const page0 = '/docs/label/swagger-documentation-verification'
const labels = contentUrl('label/openapi/label-v1.json')
const shown = (page: Page) => page.getByRole('region', { name: 'Rendered documentation' })
const report = (page: Page) => page.getByRole('region', { name: 'Report' })

const operationHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
/** Opens a document from a foreign address and confirms the question that precedes it. */
async function openForeign(page: Page, url: string) {
  await page.goto(address({ url }))
  await page.getByRole('button', { name: 'Show the document' }).click()
}

const address = (query: Record<string, string>) => `${page0}?${new URLSearchParams(query).toString()}`

/** A foreign server whose response depends on the path. */
let elsewhere: Server
/** Paths of the requests to it, other than preflights. */
const received: string[] = []
const at = (path: string) => `http://localhost:${(elsewhere.address() as AddressInfo).port}/${path}`
const mebibyte = Buffer.alloc(1024 * 1024, 32)
const open = { 'access-control-allow-origin': '*' }
const answers: Record<string, [status: number, headers: Record<string, string>, body: string]> = {
  '/missing.json': [404, open, 'no'],
  '/page': [200, { ...open, 'content-type': 'text/html' }, '<!doctype html><title>A page</title><p>Hello'],
  '/other.json': [200, open, '{"hello": 1}'],
  '/empty.json': [200, open, ''],
  '/broken.json': [200, open, '{"openapi": "3.1.0",\n "paths": ]}'],
  '/forbidden.json': [200, {}, '{"openapi": "3.1.0", "info": {"title": "Secret", "version": "1"}, "paths": {}}'],
}

test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    if (request.method !== 'OPTIONS') received.push(request.url ?? '')
    if (request.url === '/silent.json') return
    if (request.url === '/announced.json') {
      response.writeHead(200, { ...open, 'content-length': 60 * 1024 * 1024 }).write('{')
      return
    }
    if (request.url === '/endless.json') {
      response.writeHead(200, open)
      const more = () => {
        while (!response.destroyed && response.write(mebibyte));
      }
      response.on('drain', more)
      more()
      return
    }
    const [status, headers, body] = answers[request.url ?? ''] ?? [404, {}, '']
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((ready) => elsewhere.listen(0, ready))
})
test.afterAll(() => {
  elsewhere.closeAllConnections()
  elsewhere.close()
})

test('the document at an address is shown beside the report and can be shared', async ({ page }) => {
  await page.goto(page0)
  await page.getByRole('textbox', { name: 'URL' }).fill(labels)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(address({ url: labels }))
  await expect(page.getByText(/^Shipping Label.*OpenAPI 3\.1\.0, read in/)).toBeVisible()
  await expect(report(page)).toContainText(/\d+ errors?|Nothing was found/)
  await expect(report(page)).not.toContainText('could not be checked')
  await shown(page)
    .getByRole('link', { name: /Render labels as PDF/ })
    .click()
  await expect(operationHeading(page, 'Render labels as PDF')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveURL(address({ url: labels, path: '/label/v1/{id}/pdf', method: 'POST' }))
})

test('an address on the portal opens at once, with the operation in the query', async ({ page }) => {
  await page.goto(address({ url: labels, path: '/label/v1/{id}/zpl', method: 'POST' }))
  await expect(operationHeading(page, 'Render labels as ZPL')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'URL' })).toHaveValue(labels)
  await shown(page).getByRole('link', { name: 'All operations' }).click()
  await expect(page).toHaveURL(address({ url: labels }))
  await expect(shown(page).getByRole('link', { name: /Render labels as PDF/ })).toBeVisible()
})

for (const [name, path, message] of [
  ['is not there', 'missing.json', /There is no document|404/],
  ['is a web page', 'page', /web page/],
  ['is no API document', 'other.json', /no OpenAPI or Swagger document/i],
  ['is empty', 'empty.json', /nothing|empty/i],
  ['cannot be parsed', 'broken.json', /not valid JSON/],
  ['may not be read from here', 'forbidden.json', /cross-origin|other sites|does not allow|forbids/i],
] as const) {
  test(`an address that ${name} shows the cause`, async ({ page }) => {
    expectErrors(page, /status of 404/, /CORS policy/, /net::ERR_FAILED/)
    await openForeign(page, at(path))
    await expect(page.getByRole('heading', { name: 'API documentation Not Found' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(heading(page, 'Swagger Documentation Verification')).toBeVisible()
  })
}

for (const path of ['announced.json', 'endless.json']) {
  test(`a response of more than 50 MB shows an error: ${path}`, async ({ page }) => {
    await openForeign(page, at(path))
    await expect(page.getByRole('alert')).toContainText('The document is larger than 50 MB.')
  })
}

for (const [url, advice] of [
  ['http://127.0.0.1:8080/orders.json', 'Read a server on this machine at http://localhost:8080.'],
  ['http://[::1]/orders.json', 'Read a server on this machine at http://localhost.'],
  ['http://files.example/orders.json', 'Use an address that begins with https://, or paste the document.'],
] as const) {
  test(`an address that the policy refuses shows that as the cause: ${url}`, async ({ page }) => {
    expectErrors(page, /Content Security Policy|Refused to connect/)
    const requested: string[] = []
    page.context().on('request', (request) => requested.push(request.url()))
    await page.goto(page0)
    await page.getByRole('textbox', { name: 'URL' }).fill(url)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('alert')).toContainText(
      `The Content Security Policy of the portal blocks this URL. No request was sent. ${advice}`,
    )
    expect(requested).not.toContain(url)
  })
}

test('a text that is pasted after an address failed is shown and checked', async ({ page }) => {
  expectErrors(page, /status of 404/)
  await openForeign(page, at('missing.json'))
  await expect(page.getByRole('heading', { name: 'API documentation Not Found' })).toBeVisible()
  await paste(page, '{"openapi": "3.1.0", "info": {"title": "Parcels", "version": "1"}, "paths": {}}')
  await expect(shown(page).getByRole('heading', { name: 'Parcels' })).toBeVisible()
  await expect(report(page).getByRole('status')).toBeVisible()
})

test('a server that does not respond in time shows an error', async ({ page }) => {
  await page.goto(page0)
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeVisible()
  await paste(page, '{"openapi": "3.1.0", "info": {"title": "Parcels", "version": "1"}, "paths": {}}')
  await expect(report(page).getByRole('status')).toBeVisible()
  // Shortens the silence that the running workers wait for: 20 seconds become 0.4.
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      const later = setTimeout.bind(self)
      self.setTimeout = ((handler: () => void, ms?: number) =>
        later(handler, ms === 20_000 ? 400 : ms)) as typeof setTimeout
    })
  }
  await page.getByRole('textbox', { name: 'URL' }).fill(at('silent.json'))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert')).toContainText('The server sent nothing for 20 seconds.')
})

const done = { description: 'Done', responses: { 200: { description: 'Done' } } }
const faulty = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '2', description: 'Parcels.' },
  paths: {
    '/parcels': {
      get: { ...done, operationId: 'parcels', summary: 'List parcels' },
      post: {
        ...done,
        operationId: 'parcels',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Nowhere' } } } },
      },
    },
  },
}

test('a pasted document is shown and checked without any request beyond the portal’s code', async ({ page }) => {
  await page.goto(page0)
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeVisible()
  // Wait until the workers and the sign-in code are loaded, before the document is pasted.
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await paste(page, JSON.stringify(faulty, null, 2))
  await expect(page.getByText(/^Parcels 2, OpenAPI 3\.1\.0, read in/)).toBeVisible()
  for (const title of ['Duplicate operation id', 'Reference cannot be resolved', 'Missing a Path Summary']) {
    await expect(report(page).getByText(title)).toBeVisible()
  }
  await expect(report(page)).toContainText(/line \d+, column \d+/)
  const code = sent.filter((request) => !/^GET http:\/\/localhost:\d+\/assets\/[\w.-]+ $/.test(request))
  expect(code).toEqual([])
  await expect(page).toHaveURL(page0)

  await report(page).getByRole('link', { name: 'paths./parcels.post', exact: true }).first().click()
  await expect(operationHeading(page, 'Missing a Path Summary')).toBeVisible()
  await expect(page).toHaveURL(address({ path: '/parcels', method: 'POST' }))
})

test('a webhook opens by its link and by its address', async ({ page }) => {
  const document = { openapi: '3.1.0', info: faulty.info, webhooks: { moved: { post: { ...done, summary: 'Moved' } } } }
  answers['/webhooks.json'] = [200, open, JSON.stringify(document)]
  await openForeign(page, at('webhooks.json'))
  await shown(page).getByRole('link', { name: 'POST Moved' }).click()
  await expect(operationHeading(page, 'Moved')).toBeVisible()
  await expect(page).toHaveURL(address({ url: at('webhooks.json'), path: 'moved', method: 'POST', webhook: 'true' }))
  await page.reload()
  await page.getByRole('button', { name: 'Show the document' }).click()
  await expect(operationHeading(page, 'Moved')).toBeVisible()
})

test('a document of a foreign host is requested only after the reader agrees, and its origin stays visible', async ({
  page,
}) => {
  const get = { ...done, summary: 'Your session has expired', description: '[Sign in](https://sign-in.other.example/)' }
  answers['/spoof.json'] = [
    200,
    open,
    JSON.stringify({ openapi: '3.1.0', info: faulty.info, paths: { '/a': { get } } }),
  ]
  const url = at('spoof.json')
  const { host } = new URL(url)
  const requests: string[] = []
  page.on('request', (request) => request.url().startsWith(url) && requests.push(request.url()))
  await page.goto(address({ url, path: '/a', method: 'GET' }))
  const question = page.getByRole('heading', { name: `Show a document from ${host}?` })
  await expect(question).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the document' }).press('Enter')
  await expect(operationHeading(page, 'Your session has expired')).toBeVisible()
  await expect(page).toHaveURL(address({ url, path: '/a', method: 'GET' }))
  const notice = page.getByRole('note').filter({ hasText: `This document comes from ${host}, not from Dev Center.` })
  await expect(shown(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute('rel', /noopener/)
  // The notice with the origin stays visible at every scroll position.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('a small document with exponential aliases is checked quickly', async ({ page }) => {
  const levels = Array.from({ length: 40 }, (_, level) => {
    return `x-a${level + 1}: &a${level + 1} [*a${level}, *a${level}]`
  })
  await page.goto(page0)
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeVisible()
  await paste(
    page,
    `openapi: 3.1.0\ninfo: {title: Parcels, version: '2'}\npaths: {}\nx-a0: &a0 [x]\n${levels.join('\n')}`,
  )
  await expect(report(page)).toContainText('swagger-parser could not check this document')
})

test('a dropped file is shown', async ({ page }) => {
  await page.goto(page0)
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeVisible()
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'parcels.json', { type: 'application/json' }))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, JSON.stringify(faulty))
  await expect(page.getByText(/^Parcels 2, OpenAPI 3\.1\.0, read in/)).toBeVisible()
})

test('a document and each of 40 files that it refers to are requested once, and again with the next press', async ({
  page,
}) => {
  const files = Array.from({ length: 40 }, (_, index) => `parts-${index}.json`)
  const uncached = { ...open, 'cache-control': 'no-store' }
  for (const file of files) answers[`/${file}`] = [200, uncached, '{"A": {"type": "string"}, "B": {"type": "integer"}}']
  const parts = files.flatMap((file) => [{ $ref: `${file}#/A` }, { $ref: `${file}#/B` }])
  const content = { 'application/json': { schema: { anyOf: parts } } }
  const get = { ...done, summary: 'List parts', responses: { 200: { description: 'Done', content } } }
  answers['/parts.json'] = [
    200,
    uncached,
    JSON.stringify({ openapi: '3.1.0', info: faulty.info, paths: { '/parts': { get } } }),
  ]
  const expected = ['/parts.json', ...files.map((file) => `/${file}`)].toSorted()
  const requests = () => received.filter((path) => path.startsWith('/parts')).toSorted()

  await openForeign(page, at('parts.json'))
  await expect(report(page)).toContainText('Nothing was found')
  await shown(page).getByRole('link', { name: 'GET List parts' }).click()
  await expect(operationHeading(page, 'List parts')).toBeVisible()
  expect(requests()).toEqual(expected)

  answers['/parts-7.json'] = [404, uncached, '']
  expectErrors(page, /status of 404/)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(report(page)).toContainText('Reference cannot be resolved')
  expect(requests()).toEqual([...expected, ...expected].toSorted())
})

test('a document of the portal is requested once, although its reference was read before', async ({ page }) => {
  await page.goto('/docs/label/api-doc?doc=label%2Fopenapi%2Flabel-v1.json')
  await expect(page.getByRole('link', { name: /Render labels as PDF/ }).first()).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => request.url().startsWith(labels) && requests.push(request.method()))
  await page.evaluate(
    (to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    address({ url: labels }),
  )
  await expect(report(page)).toContainText(/\d+ errors?|Nothing was found/)
  expect(requests).toEqual(['GET'])
})

test('an unknown service has no verification page', async ({ page }) => {
  await page.goto('/docs/nobody/swagger-documentation-verification')
  await expect(heading(page, 'Service Not Found')).toBeVisible()
})
