import { giveFiles } from './support/documents.ts'
import { expect, expectAccessibleInBothThemes, test } from './support/test.ts'

const address = '/tools/document-check'

test('a file in X12 or EDIFACT is named, with the way on', async ({ page }) => {
  await page.goto(address)
  await giveFiles(page, {
    'order.edi':
      'ISA*00*          *00*          *ZZ*NORTHGATE      *ZZ*LAKESIDE       *260320*0915*U*00401*000000007*0*P*>~' +
      'GS*PO*NORTHGATE*LAKESIDE*20260320*0915*7*X*004010~ST*850*0001~BEG*00*SA*PO104417**20260320~',
  })
  const note = page.getByRole('note').filter({ hasText: 'This is X12 850 from NORTHGATE.' })
  await expect(note).toContainText('It becomes Orders: check the RSX document instead.')
  await expect(note.getByRole('link', { name: 'Fields of Orders' })).toHaveAttribute(
    'href',
    '/rsx/docs/fields-qualifiers/7.7.4/Orders',
  )
  await expectAccessibleInBothThemes(page)
  await note.getByRole('link', { name: 'From X12 to RSX' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'From X12 to RSX' })).toBeFocused()
})

test('an acknowledgment leads to the Error Decoder', async ({ page }) => {
  await page.goto(address)
  await giveFiles(page, { 'contrl.edi': "UNB+UNOC:3+NORTHGATE:14+LAKESIDE:14'UNH+1+CONTRL:D:3:UN'UCI+42+A+B+4'" })
  const note = page.getByRole('note').filter({ hasText: 'This is EDIFACT CONTRL from NORTHGATE.' })
  await expect(note.getByRole('link', { name: 'Error Decoder' })).toHaveAttribute('href', '/tools/error-decoder')
})
