import { panel, sendButton } from './support/console.ts'
import { operationUrl } from './support/docs.ts'
import { expect, openAs, platform, test } from './support/test.ts'

test('the command of a guide, the samples of its operation and the console reach the same host: that of the platform', async ({
  page,
  context,
  createWorld,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const originsCopied = async () => {
    const text = await page.evaluate(() => navigator.clipboard.readText())
    // The audience of tokens is a name, and no host that is called.
    const called = text.replaceAll('https://network.example', '')
    return [...new Set([...called.matchAll(/https?:\/\/[\w.:-]+/g)].map(([origin]) => origin))]
  }
  const world = await createWorld({ applications: ['m2m'] })
  const application = world.applications[0]?.id ?? ''
  await openAs(page, world, `/app/${application}?expandIndex=4`)
  await page.getByRole('button', { name: 'Copy Token address' }).click()
  await expect.poll(originsCopied).toEqual([platform])

  await page.goto('/docs/transactions/guides/first-call')
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('main').getByRole('button', { name: 'Copy Code' }).first().click()
  await expect.poll(originsCopied).toEqual([platform])

  const operation = operationUrl({
    doc: 'transactions/openapi/transactions-v5.json',
    path: '/transactions/v5/data/{directoryPath}/',
    method: 'GET',
  })
  await page.goto(`${operation}&try=${application}`)
  const samples = page.getByRole('complementary', { name: 'Samples' })
  const language = samples.getByLabel('Language of the sample').first()
  await expect(language).toBeVisible()
  const languages = await language
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(languages.length).toBeGreaterThanOrEqual(5)
  for (const value of languages) {
    await language.selectOption(value)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await samples.getByRole('button', { name: 'Copy Code' }).first().click()
    await expect.poll(originsCopied, value).toEqual([platform])
  }

  const sent = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/transactions/v5/data/'))
  await sendButton(page).click()
  expect(new URL((await sent).url()).origin).toBe(platform)
  await expect(panel(page).getByRole('region', { name: 'Response' })).toContainText(/^\D*200/)
})
