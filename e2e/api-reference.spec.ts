import type { Page } from '@playwright/test'
import { contentUrl, heading, operationUrl, paste, sidebar } from './support/docs.ts'
import { press } from './support/keyboard.ts'
import { expect, expectErrors, openAs, portal, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const labels = 'label/openapi/label-v1.json'
const pdf = operationUrl({ doc: labels, path: '/label/v1/{id}/pdf', method: 'POST' })
const samples = (page: Page) => page.getByRole('complementary', { name: 'Samples' })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const failed = 'An error has occurred while fetching the API document, please try again later.'

test('the address of an operation opens it with parameters, required marks, responses and a Python sample', async ({
  page,
}) => {
  await page.goto(pdf)
  await expect(heading(page, 'Render labels as PDF')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('/label/v1/{id}/pdf')
  const named = (section: string, name: string) =>
    part(page, section)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) })
  await expect(named('Header', 'Authorization')).toContainText('Required')
  await expect(named('Path', 'id')).toContainText('Required')
  await expect(named('Query', 'perPage')).toContainText(/integer.*One of 1 4.*Default 1/)
  await expect(named('Query', 'perPage')).not.toContainText('Required')
  await expect(named('Query', 'copies')).toContainText('1 to 10')
  const responses = part(page, 'Responses')
  for (const code of ['200', '400', '401', '403', '404', '415']) {
    await expect(responses.getByRole('button', { name: new RegExp(`^${code}`) })).toBeVisible()
  }
  await expect(responses.getByRole('button', { name: /^200/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(samples(page).getByRole('combobox')).toHaveValue('python')
  await expect(samples(page)).toContainText('import requests')
  await expect(samples(page)).toContainText('PO104417-1')
  const entry = sidebar(page).getByRole('link', { name: /^Render labels as PDF/ })
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expect(entry).toBeInViewport({ ratio: 1 })
})

test('Back returns to an operation at the same scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto(pdf)
  const last = part(page, 'Responses').getByRole('button', { name: /^415/ })
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await sidebar(page)
    .getByRole('link', { name: /^Read a template/ })
    .click()
  await expect(heading(page, 'Read a template')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Render labels as PDF')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('the chosen sample language is remembered', async ({ page }) => {
  await page.goto(pdf)
  await samples(page).getByRole('combobox').selectOption('curl')
  await expect(samples(page)).toContainText('curl --location --request POST')
  await sidebar(page)
    .getByRole('link', { name: /^Read a template/ })
    .click()
  await expect(heading(page, 'Read a template')).toBeVisible()
  await expect(samples(page)).toContainText('curl --location --request GET')
  await page.reload()
  await expect(samples(page)).toContainText('curl --location --request GET')
})

test('an operation prints completely, dark on white in every theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(pdf)
  await expect(samples(page)).toContainText('import requests')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 794, height: 1123 })
  // The print dialog of the browser would block the test.
  await page.evaluate(() => Object.assign(window, { print: () => (document.body.dataset['printed'] = 'yes') }))
  await page.keyboard.press('Control+p')
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  const codes = part(page, 'Responses').getByRole('button', { name: /^\d{3}/ })
  expect(await codes.count()).toBeGreaterThan(4)
  for (const code of await codes.all()) await expect(code).toHaveAttribute('aria-expanded', 'true')
  await expect(part(page, 'Data Parameters').getByText('PurchaseOrderNumber', { exact: true })).toBeVisible()
  await expect(sidebar(page)).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  const cut = await page
    .locator('pre')
    .evaluateAll(
      (all) =>
        all.filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1).length,
    )
  expect(cut).toBe(0)
  const { scheme, inks } = await page.evaluate(() => {
    const lightness = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0)
    const texts = [...document.querySelectorAll('h1, article p, pre code, pre span')]
    return {
      scheme: getComputedStyle(document.documentElement).colorScheme,
      inks: texts.map((element) => lightness(getComputedStyle(element).color)),
    }
  })
  expect(scheme).toBe('light')
  expect(Math.max(...inks)).toBeLessThan(420)
})

test('schema levels open on demand by keyboard and have an address', async ({ page }) => {
  await page.goto(pdf)
  const body = part(page, 'Data Parameters')
  const nest = body.getByRole('button', { name: /of Header$/ })
  await expect(body.getByText('PurchaseOrderNumber', { exact: true })).toHaveCount(0)
  await expect(nest).toBeVisible()
  await nest.focus()
  await page.keyboard.press('Enter')
  await expect(nest).toHaveAttribute('aria-expanded', 'true')
  await press(page, 'Tab', body.getByRole('button', { name: /of Address$/ }))
  await page.keyboard.press('Space')
  await expect(body.getByText('AddressTypeCode', { exact: true })).toBeVisible()
  const link = await body.getByRole('link', { name: 'Link to AddressTypeCode' }).getAttribute('href')

  await page.goto('/docs')
  await page.goto(`${pdf}${link}`)
  await expect(body.getByText('AddressTypeCode', { exact: true })).toBeInViewport()
})

test('an older document links to the same operation in the latest version', async ({ page }) => {
  await page.goto(
    operationUrl({ doc: 'transactions/openapi/transactions-v4.json', path: '/data/{fileName}', method: 'GET' }),
  )
  await expect(page.getByText(/^This is version .* and not the latest\.$/)).toBeVisible()
  await page
    .getByRole('article')
    .getByRole('link', { name: /\(Latest\)$/ })
    .click()
  await expect(page).toHaveURL(/doc=transactions%2Fopenapi%2Ftransactions-v5\.json/)
  await expect(heading(page, 'Download a file')).toBeVisible()
  await expect(page.getByText(/and not the latest/)).toHaveCount(0)
})

test('both address forms open the document and the operation', async ({ page }) => {
  const query = new URLSearchParams({ doc: labels, path: '/label/v1/{id}/zpl', method: 'POST' }).toString()
  for (const address of [
    `/docs/label/api-doc?${query}`,
    `/docs/label/api-doc/labels/renderZpl?${query}`,
    `/api-doc/Shipping-Labels/Render-labels-as-ZPL/?${query}`,
    `/docs/label/api-doc/openapi%2Flabel-v1.json/renderZpl`,
  ]) {
    await page.goto(address)
    await expect(heading(page, 'Render labels as ZPL'), address).toBeVisible()
  }
  for (const address of [`/docs/label/api-doc?doc=${labels}`, `/docs/label/api-doc/openapi%2Flabel-v1.json`]) {
    await page.goto(address)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ operations$/ }), address).toBeVisible()
  }
})

test('the operation list can be filtered and links to each operation', async ({ page }) => {
  await page.goto(`/docs/label/api-doc?doc=${labels}`)
  await page.getByRole('textbox', { name: 'Filter' }).fill('readSampleData')
  const found = page.getByRole('article').getByRole('link', { name: /Read sample data/ })
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ operations$/ })).toBeVisible()
  await found.click()
  await expect(heading(page, 'Read sample data')).toBeVisible()
})

test('an unknown operation shows "not found" beside the sidebar', async ({ page }) => {
  await page.goto(operationUrl({ doc: labels, path: '/label/v1/nothing', method: 'GET' }))
  await expect(heading(page, 'Documentation Not Found')).toBeVisible()
  await expect(sidebar(page).getByRole('button', { name: 'Shipping Labels' })).toBeVisible()
  await page.getByRole('link', { name: 'All operations' }).click()
  await expect(page).toHaveURL(`${portal}/docs/label/api-doc?${new URLSearchParams({ doc: labels }).toString()}`)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ operations$/ })).toBeVisible()
})

for (const [name, answer, cause] of [
  ['responds with 500', { status: 500, body: 'no' }, 'The server responded with an error (500).'],
  [
    'is a web page',
    { contentType: 'text/html', body: '<!doctype html><title>Sign in</title><p>Hello' },
    'The server sent a web page instead of a document.',
  ],
  ['is broken', { contentType: 'application/json', body: '{"openapi": "3.1.0", "paths": {]}' }, ''],
] as const) {
  test(`a document that ${name} shows an error, and Retry loads it again`, async ({ page }) => {
    expectErrors(page, /status of 500/)
    await page.route('**/label-v1.json', (route) => route.fulfill(answer))
    await page.goto(pdf)
    await expect(heading(page, 'Documentation Not Found')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(`${failed} ${cause}`.trim())
    await page.unroute('**/label-v1.json')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page, 'Render labels as PDF')).toBeVisible()
  })
}

test('hostile text in a document runs no script and sends no request', async ({ page }) => {
  const attack = (mark: string) =>
    `<img src="https://attacker.example/${mark}.png" onerror="document.title='${mark}'"><script>document.title='${mark}'</script>`
  const links = '[a](javascript:document.title=1) [b](data:text/html,x) ![c](https://attacker.example/image.png)'
  const description = `# ${attack('text')}\n\n${attack('block')}\n\n${links}\n\n<svg onload="document.title='svg'">\n\n<style>h1 { display: none }</style>\n\n\`\`\`schema-viewer\n/devcenter/planted-by-a-document private\n\`\`\``
  const document = {
    openapi: '3.1.0',
    info: { title: attack('title'), version: '1', description },
    tags: [{ name: attack('tag'), description, externalDocs: { url: 'javascript:document.title=2' } }],
    paths: {
      '/x': {
        get: {
          tags: [attack('tag')],
          summary: attack('summary'),
          description,
          externalDocs: { url: 'javascript:document.title=3', description: attack('docs') },
          parameters: [{ name: attack('name'), in: 'query', description, schema: { type: attack('type') } }],
          responses: { 200: { description, content: { [attack('media')]: { example: attack('example') } } } },
        },
      },
    },
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/docs/label/swagger-documentation-verification')
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeVisible()
  await paste(page, JSON.stringify(document))
  // Found by its text, because the description above also contains links once it is rendered.
  await page.getByRole('region', { name: 'Rendered documentation' }).getByRole('link', { name: "='summary'" }).click()
  const operation = page.getByRole('article').getByRole('heading', { level: 2, name: "='summary'" })
  await expect(operation).toContainText('<img src=')
  await expect(samples(page)).toContainText('import requests')
  await expect(page.getByRole('region', { name: 'Report' }).getByRole('status')).toBeVisible()
  // A foreign image is reduced to its address; a script is removed.
  const about = page.getByRole('region', { name: 'About' })
  await expect(about.getByRole('heading', { level: 3 })).toContainText('https://attacker.example/text.png')
  await expect(about).not.toContainText('document.title')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('article').getByText('/devcenter/planted-by-a-document private').first()).toBeVisible()
  expect(asked.filter((url) => /attacker\.example|planted-by-a-document/.test(url))).toEqual([])
  await expect(page).toHaveTitle(/^Dev Center/)
  await expect(page.locator('a[href^="javascript:" i], a[href^="data:" i], main script, main style')).toHaveCount(0)
})

test('an operation can be copied as Markdown, and its document downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(pdf)
  await expect(samples(page)).toContainText('import requests')
  await page.getByRole('button', { name: 'Copy page' }).click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toMatch(/^# Render labels as PDF\n[\s\S]*POST [\s\S]*perPage/)
  // The copy includes schema levels that are closed on the page.
  expect(await clipboard()).toMatch(/^\| `Pack\[\]\.ShippingSerialID` \| string \|/m)
  expect(await clipboard()).not.toContain('Not read')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await samples(page).getByRole('combobox').selectOption('C#')
  await expect(samples(page)).toContainText('HttpClient')
  // Samples are made in the browser: only code of the portal is requested for them.
  expect(asked.filter((url) => !url.startsWith(`${portal}/assets/`))).toEqual([])
  await samples(page).getByRole('combobox').selectOption('Python')
  await expect(samples(page)).toContainText('import requests')
  await samples(page).getByRole('button', { name: 'Copy Code' }).first().click()
  await expect.poll(clipboard).toMatch(/^import requests\n/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download document' }).click()
  expect((await download).suggestedFilename()).toBe('label-v1.json')
})

test('a document that changed on the server is shown on the next visit', async ({ page }) => {
  await page.goto(pdf)
  await expect(heading(page, 'Render labels as PDF')).toBeVisible()
  const published = await (await page.request.get(contentUrl(labels))).text()
  await page.route('**/label-v1.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: published.replace('Render labels as PDF', 'Print labels') }),
  )
  await sidebar(page).getByRole('link', { name: 'Overview' }).click()
  await expect(heading(page, 'Shipping labels')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Print labels')).toBeVisible()
})

const internal = operationUrl({
  doc: 'transactions/openapi/transactions-v5.json',
  path: '/transactions/v5/history/{id}/reprocessings',
  method: 'POST',
})

test('an internal operation does not exist for customers', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await page.goto(internal)
  await expect(heading(page, 'Documentation Not Found')).toBeVisible()
  await expect(sidebar(page).getByText('Process a file again')).toHaveCount(0)
})

test('an internal operation is shown to staff and marked as internal', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ namespace: 'sps' }), '/applications')
  await page.goto(internal)
  await expect(heading(page, 'Process a file again')).toBeVisible()
  await expect(page.getByRole('article').getByText('Internal', { exact: true })).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /^Process a file again ?Internal/ })).toBeVisible()
})

test('the tree opens an operation by keyboard alone', async ({ page }) => {
  await page.goto('/docs')
  const tree = sidebar(page)
  const service = tree.getByRole('button', { name: 'Shipping Labels' })
  await press(page, 'Tab', service)
  await page.keyboard.press('ArrowRight')
  await expect(service).toHaveAttribute('aria-expanded', 'true')
  const reference = tree.getByRole('button', { name: 'Reference' })
  await expect(reference).toBeVisible()
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('ArrowDown')
    if (await reference.evaluate((element) => element === document.activeElement)) break
  }
  await expect(reference).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('link', { name: 'Version 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/label\/api-doc\?doc=/)
  await expect(heading(page, 'Shipping Label API')).toBeFocused()
  await press(page, 'Shift+Tab', tree.getByRole('button', { name: /^Labels v1/ }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(tree.getByRole('link', { name: /^Read a template/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Read a template')).toBeVisible()
})
