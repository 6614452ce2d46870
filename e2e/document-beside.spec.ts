import type { Page } from '@playwright/test'
import { summary } from './support/check-page.ts'
import { exampleXml, giveFiles, plant } from './support/documents.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectErrors,
  expectFitAtEveryWidth,
  openPublicAs,
  test,
} from './support/test.ts'

const address = '/tools/document-check'
const shipment = exampleXml('SH104415-1-v7.7-CrossDock')
const other = plant(
  plant(shipment, '<OrderQtyUOM>EA<', '<OrderQtyUOM>CA<'),
  /<ShipDate>[\d-]+</,
  '<ShipDate>2026-03-19<',
)

const comparison = (page: Page) => page.getByRole('region', { name: 'Comparison' })
const sentence = (page: Page) => comparison(page).locator('p[role=status]').first()
const rows = (page: Page) => comparison(page).getByRole('listitem')
const text = (page: Page, name: string) => page.getByRole('textbox', { name })
const activeLine = (page: Page, name: string) => text(page, name).locator('.cm-activeLine')

async function beside(page: Page, name: string, content: string | Buffer) {
  await page
    .getByLabel('File to compare with')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
}

test('two documents are laid side by side by keys alone, and nothing of them leaves the browser', async ({ page }) => {
  await page.goto(address)
  const carried: string[] = []
  page.on('request', (request) => carried.push([request.url(), request.postData() ?? ''].join(' ')))
  await giveFiles(page, { 'SH1.xml': shipment, 'SH2.xml': other })
  // The end of the check selects the file with findings.
  await expect(summary(page)).toContainText('2 documents')
  await page.getByRole('button', { name: 'SH1.xml', exact: true }).press('Enter')
  await page.getByRole('combobox', { name: 'Compare with' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toHaveText('2 differences: 2 values differ.')
  await expect(text(page, 'Text of SH2.xml, to read')).toBeVisible()

  // A row with the focus shows its place in both texts; the arrow keys go to the next one.
  await rows(page).first().getByRole('button').focus()
  await expect(activeLine(page, 'Text of SH1.xml')).toContainText('ShipDate')
  await expect(activeLine(page, 'Text of SH2.xml, to read')).toContainText('2026-03-19')
  await page.keyboard.press('ArrowDown')
  await expect(activeLine(page, 'Text of SH2.xml, to read')).toContainText('CA')
  await expect(rows(page).nth(1).getByRole('button')).toHaveAttribute('aria-current', 'true')

  // The cursor of one text shows the place in the other.
  await page.keyboard.press('Enter')
  await expect(text(page, 'Text of SH1.xml')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Home')
  for (let line = 0; line < 5; line += 1) await page.keyboard.press('ArrowDown')
  await expect(activeLine(page, 'Text of SH2.xml, to read')).toContainText('TradingPartnerId')
  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)
  expect(carried.join('\n')).not.toContain('2026-03-19')
})

test('a file that cannot be read is named, and never says that nothing differs', async ({ page }) => {
  await page.goto(address)
  await giveFiles(page, { 'SH1.xml': shipment })
  await beside(page, 'cut.xml', shipment.slice(0, shipment.length / 2))
  await expect(comparison(page).getByRole('alert')).toContainText('cut.xml could not be read')
  await expect(comparison(page)).not.toContainText('No difference')
  await comparison(page).getByRole('button', { name: 'Close the comparison' }).click()
  await beside(page, 'SH1 again.xml', shipment)
  await expect(sentence(page)).toHaveText('No difference between SH1.xml and SH1 again.xml.')
})

test('a comparison with an example that hangs is cancelled, and made when it is tried again', async ({
  page,
  createWorld,
}) => {
  await openPublicAs(page, await createWorld(), address)
  await giveFiles(page, { 'SH1.xml': shipment })
  const example = '**/*SH104415-1*CrossDock*'
  await page.route(example, () => undefined)
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: 'Example: Cross dock, first store' })
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await comparison(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(comparison(page)).toContainText('The comparison was cancelled')
  const again = comparison(page).getByRole('button', { name: 'Compare again' })
  await expect(again).toBeFocused()
  await page.unroute(example)
  expectErrors(page, /Failed to load resource/)
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toHaveText('No difference between SH1.xml and SH104415-1-v7.7-CrossDock.xml.')
})

test('Undo takes back a change after another file was selected meanwhile', async ({ page }) => {
  await page.goto(address)
  await giveFiles(page, { 'SH1.xml': shipment, 'SH2.xml': other })
  const undo = page.getByRole('button', { name: 'Undo' })
  // The end of the check selects the file with findings.
  await expect(summary(page)).toContainText('2 documents')
  await page.getByRole('button', { name: 'SH1.xml', exact: true }).click()
  await text(page, 'Text of SH1.xml').click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' ')
  await expect(undo).not.toHaveAttribute('aria-disabled')
  await page.getByRole('button', { name: 'SH2.xml', exact: true }).click()
  await expect(text(page, 'Text of SH2.xml')).toBeVisible()
  await page.getByRole('button', { name: 'SH1.xml', exact: true }).click()
  await expect(text(page, 'Text of SH1.xml')).toBeVisible()
  await expect(undo).not.toHaveAttribute('aria-disabled')
  await undo.click()
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
})
