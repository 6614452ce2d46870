import type { Locator } from '@playwright/test'
import { contentUrl, heading, sidebar } from './support/docs.ts'
import { withoutSearchIndex } from './support/search.ts'
import { expect, expectNoSidewaysScroll, openAs, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const labels = 'label/openapi/label-v1.json'
const unusualSummaries = [
  'Compare the days between the requested ship date and the day on which the carrier collected the goods, '.repeat(8),
  'Délai de livraison d’un détaillant',
  'On time 🚚 in full 📦',
  'Fill rate: shipped / ordered',
  'List chargebacks',
  'List chargebacks',
  'Export "everything" | CSV, please',
  'x'.repeat(600),
]

test('operations with unusual summaries open by their address and take a bounded height in lists', async ({ page }) => {
  await withoutSearchIndex(page.context())
  const document = {
    openapi: '3.1.0',
    info: { title: 'Unusual titles', version: '1' },
    paths: Object.fromEntries(
      unusualSummaries.map((summary, index) => [`/unusual/v1/p${index}`, { get: { summary, responses: {} } }]),
    ),
  }
  await page
    .context()
    .route(contentUrl(labels), (route) =>
      route.fulfill({ json: document, headers: { 'access-control-allow-origin': '*' } }),
    )
  await page.goto(`/docs/label/api-doc?doc=${labels}`)
  const list = page
    .getByRole('article')
    .getByRole('listitem')
    .getByRole('link', { name: /\/unusual\/v1\// })
  await expect(list.first()).toBeVisible()
  await expect(list).toHaveCount(unusualSummaries.length)
  const overview = heading(page, 'Unusual titles')
  const inSidebar = sidebar(page).getByRole('link', { name: /GET/ })
  await expect(inSidebar).toHaveCount(unusualSummaries.length)
  for (const link of [...(await list.all()), ...(await inSidebar.all())])
    expect((await link.boundingBox())?.height).toBeLessThan(160)
  const title = page.getByRole('article').getByRole('heading', { level: 1 })
  for (let index = 0; index < unusualSummaries.length; index += 1) {
    const text = await list.nth(index).textContent()
    const address = (await list.nth(index).getAttribute('href')) ?? ''
    await list.nth(index).click()
    await expect(overview).toHaveCount(0)
    expect(text).toContain(await title.textContent())
    await expect(page.getByRole('article')).toContainText(
      new URL(address, 'http://portal.example').searchParams.get('path') ?? '-',
    )
    await page.goBack()
    await expect(overview).toBeVisible()
  }
  // The longest summary, with a cold load.
  const longest = (await list.first().getAttribute('href')) ?? ''
  await page.goto(longest)
  await expect(title).toHaveText(/^Compare the days between .*…$/)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search Dev Center' }).fill('carrier collected the goods')
  const result = page.getByRole('option', { name: /Compare the days between/ }).first()
  await expect(result).toBeVisible()
  expect((await result.boundingBox())?.height).toBeLessThan(140)
})

test('services with unusual names and descriptions take a bounded height in cards and sidebars', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/app')
  await page.route(/\/devcenter\/v1\/services\//, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { results: { name: string; description: string }[] }
    for (const [index, service] of body.results.entries()) {
      const text = unusualSummaries[(index + 5) % unusualSummaries.length] ?? ''
      Object.assign(service, { name: text, description: text.repeat(3) })
    }
    await route.fulfill({ response, json: body })
  })
  const expectBounded = async (parts: Locator, maxHeight: number) => {
    for (const text of [/Délai de livraison|🚚/, /x{30}|Compare the days/])
      await expect(parts.filter({ hasText: text })).not.toHaveCount(0)
    for (const part of await parts.all()) expect((await part.boundingBox())?.height).toBeLessThan(maxHeight)
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/docs')
  const cards = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expectBounded(cards, 180)
  await expectBounded(sidebar(page).getByRole('button'), 110)
  await page.goto('/applications')
  await expectBounded(page.getByRole('complementary').getByRole('link'), 110)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/docs')
  await expectBounded(cards, 180)
})
