import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { boxOf, summary } from './support/check-page.ts'
import { expect, expectAccessibleInBothThemes, expectFitAtEveryWidth, openPublicAs, test } from './support/test.ts'

const address = '/tools/document-check/sample'

test('a sample of an order for two retailers passes at both, and its address makes it again', async ({
  page,
  createWorld,
}) => {
  const sample = `${address}?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters&document=Orders&seed=walk`
  await openPublicAs(page, await createWorld(), sample)
  // The file itself first, as it can be copied.
  await expect(page.locator('pre')).toContainText('<Orders')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy Code' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<\?xml[^]*<\/Orders>\s*$/)
  await page.getByRole('radio', { name: 'Values and why' }).check()
  const values = page.getByRole('region', { name: /^Values of PO/ })
  const row = values.getByRole('row').filter({ hasText: 'Northgate Outfitters' }).first()
  await expect(row).toBeVisible()
  await expectAccessibleInBothThemes(page)
  // Its last line is the name of the element.
  const name = await boxOf(row.getByRole('rowheader').locator('span'))
  const badge = await boxOf(row.getByText('Northgate Outfitters'))
  const small = await boxOf(row.getByRole('rowheader').locator('small'))
  expect(badge.y).toBeGreaterThan(small.y + small.height / 2)
  expect(badge.y).toBeLessThan(name.y + name.height)
  // A long table is rendered step by step.
  await expect(values.getByRole('row').last()).toContainText('TotalLineItemNumber')
  const made = await values.innerText()
  await page.reload()
  await page.getByRole('radio', { name: 'Values and why' }).check()
  await expect.poll(() => values.innerText()).toBe(made)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^PO.*\.xml$/)
  await expectFitAtEveryWidth(page)
  await page.getByRole('button', { name: 'Open in the check' }).click()
  await expect(summary(page)).toContainText('Passes at 2 of 2 retailers.')
})

test('the documents of an order agree with each other, and are downloaded together', async ({ page, createWorld }) => {
  await openPublicAs(page, await createWorld(), address)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all as ZIP' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('samples.zip')
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  expect(new Set(Object.keys(files).map((name) => name.slice(0, 2)))).toEqual(new Set(['PO', 'PR', 'SH', 'IN']))
  await page.getByRole('combobox', { name: 'Format' }).selectOption('JSON')
  await expect(page.getByText(/^PO.*\.json$/).last()).toBeVisible()
  await page.getByRole('button', { name: 'Open in the check' }).click()
  await expect(summary(page)).toContainText(`No error in ${Object.keys(files).length} documents.`)
})
