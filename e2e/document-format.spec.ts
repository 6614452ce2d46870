import { expect, openPublicAs, test } from './support/test.ts'

const item =
  '<LineItem><OrderLine><LineSequenceNumber>1</LineSequenceNumber><OrderQty>1</OrderQty></OrderLine></LineItem>'
const start = '<?xml version="1.0"?><Orders xmlns="https://rsx.network.example/7.7"><Order>'
/** An order of almost 2 million characters in one line. */
const oneLine = `${start}${item.repeat(Math.floor(1_900_000 / item.length))}</Order></Orders>`

test('a document of one long line is formatted in the editor, and Undo takes it back', async ({
  page,
  createWorld,
}) => {
  await openPublicAs(page, await createWorld(), '/tools/document-check')
  const file = { name: 'one-line.xml', mimeType: 'application/xml', buffer: Buffer.from(oneLine) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  const lines = page.locator('.cm-line')
  await expect(lines).toHaveCount(1)
  await page.getByRole('button', { name: 'Format the document' }).click()
  await expect(lines.nth(4)).toHaveText(/^\s+<OrderLine>$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Copy', exact: false }).last()).toBeInViewport()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toHaveCount(1)
})
