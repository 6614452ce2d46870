import { examplePositional, giveFiles } from './support/documents.ts'
import { expect, openPublicAs, test } from './support/test.ts'

test('line breaks of another system stay an error in the editor, until they are corrected there', async ({
  page,
  createWorld,
}) => {
  await openPublicAs(page, await createWorld(), '/tools/document-check')
  const text = examplePositional('SH104415-1-v7.7-CrossDock')
  await giveFiles(page, { 'SH104415-1.txt': text.replaceAll('\n', '\r') })
  const lineBreaks = page
    .getByRole('region', { name: 'Findings' })
    .getByRole('listitem')
    .filter({ hasText: 'with a carriage return alone' })
  await expect(page.getByRole('textbox', { name: 'Text of SH104415-1.txt' })).toBeVisible()
  await lineBreaks.getByRole('button', { name: 'Replace' }).click()
  await expect(page.locator('.cm-line').nth(1)).toHaveText(text.split('\n')[1]?.trimEnd() ?? '')
  await expect(lineBreaks).toHaveCount(0)
})
