import { delayRequests } from './support/delay.ts'
import { contentUrl, expectFitAndAccessible, operationUrl } from './support/docs.ts'
import { press } from './support/keyboard.ts'
import { expect, expectErrors, test } from './support/test.ts'

const documentOf = (version: number) => `transactions/openapi/transactions-v${version}.json`
const compareUrl = `/docs/transactions/compare?${new URLSearchParams({ from: documentOf(4), to: documentOf(5) }).toString()}`
const step = /Semantic versioning asks for a new major version\./

for (const colorScheme of ['light', 'dark'] as const) {
  test(`two versions of an API are compared accessibly in the ${colorScheme} theme, also at 320 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(compareUrl)
    await expect(page.getByRole('heading', { level: 1, name: 'Compare Versions' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: step })).toBeVisible()
    await expectFitAndAccessible(page)
  })
}

test('the warning that an operation is not the latest leads to what differs, by keyboard alone', async ({ page }) => {
  await page.goto(operationUrl({ doc: documentOf(4), path: '/data/{fileName}', method: 'GET' }))
  await press(page, 'Tab', page.getByRole('link', { name: 'What differs' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Versions' })).toBeVisible()
  await expect(page.getByText('Only changes of GET /data/{fileName}.')).toBeVisible()
  await press(page, 'Tab', page.getByRole('button', { name: 'Show the whole document' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Only changes of')).toBeHidden()
  await press(page, 'Tab', page.getByLabel('Show', { exact: true }))
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/level=breaking/)
})

test('a version that cannot be read is named, and read again', async ({ page }) => {
  expectErrors(page, /500/)
  let isFailing = true
  await page.route(`**/${documentOf(4)}`, (route) => (isFailing ? route.fulfill({ status: 500 }) : route.continue()))
  await page.goto(compareUrl)
  await expect(page.getByRole('heading', { name: 'Version 4 could not be read' })).toBeVisible()
  await expect(page.getByText('Nothing differs')).toBeHidden()
  isFailing = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('status').filter({ hasText: step })).toBeVisible()
})

test('a comparison is cancelled and started again', async ({ page }) => {
  const release = await delayRequests(page, `**/${documentOf(4)}`)
  await page.goto(compareUrl)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const again = page.getByRole('button', { name: 'Compare again' })
  await expect(again).toBeFocused()
  release()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: step })).toBeVisible()
})

test('the overview of the latest version leads to what differs from the one before', async ({ page }) => {
  await page.goto(`/docs/transactions/api-doc?${new URLSearchParams({ doc: documentOf(5) }).toString()}`)
  await page.getByRole('link', { name: 'Compare with Version 4' }).click()
  await expect(page.getByRole('status').filter({ hasText: step })).toBeVisible()
})

test('two documents are compared on the verification page, and one that cannot be read is named', async ({ page }) => {
  expectErrors(page, /404/)
  const query = new URLSearchParams({ url: contentUrl(documentOf(5)) })
  await page.goto(`/docs/transactions/swagger-documentation-verification?${query.toString()}`)
  const earlier = page.getByLabel('Compare with an earlier document')
  await earlier.fill(contentUrl('transactions/openapi/none.json'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The earlier document could not be read' })).toBeVisible()
  await expect(page.getByText('Nothing differs')).toBeHidden()
  await expect(earlier).toBeFocused()
  await earlier.fill(contentUrl(documentOf(4)))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: step })).toBeVisible()
  await expect(page).toHaveURL(/with=/)
})
