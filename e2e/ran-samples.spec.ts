import { expect, expectAccessibleInBothThemes, expectFitAtEveryWidth, test } from './support/test.ts'

test('a sample says that it ran until it is edited', async ({ page }) => {
  const operation = { doc: 'label/openapi/label-v1.json', path: '/label/v1/', method: 'GET', try: '' }
  await page.goto(`/api-doc/Labels/List/?${new URLSearchParams(operation).toString()}`)
  const samples = page.getByRole('complementary', { name: 'Samples' })
  const note = samples.getByText(/^Ran on .+ against version [\d.]+ on the local platform, with /)
  await expect(note).toContainText('Python')
  await samples.getByLabel('Language of the sample').selectOption('curl')
  await expect(note).toContainText('with curl')

  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)

  const limit = page.getByRole('region', { name: 'Try it' }).getByRole('textbox', { name: 'limit' })
  await limit.fill('7')
  await expect(samples).toContainText('limit=7')
  await expect(note).toHaveCount(0)
})
