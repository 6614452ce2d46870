import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectFitAndAccessible, heading } from './support/docs.ts'
import { press } from './support/keyboard.ts'
import { expect, expectAccessible, openAs, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const address =
  '/rsx/docs/my-designs/compare?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters&add=Copperfield+Pharmacy'
const summary = (page: Page) => page.getByRole('status').filter({ hasText: /^Copperfield Pharmacy adds 36 fields/ })
const box = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name })

test('a retailer that is added: from My Designs to a work list that a reload keeps, by keyboard alone', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/rsx/docs/my-designs?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters')
  await press(page, 'Tab', page.getByRole('link', { name: 'Compare retailers' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Compare Retailers')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Choose the retailer to add.' })).toBeVisible()

  await press(page, 'Tab', page.getByRole('combobox', { name: 'Retailer to add' }))
  await page.keyboard.type('copper')
  await page.keyboard.press('Enter')
  await expect(summary(page)).toHaveText(
    /to what Harbor & Pine and Northgate Outfitters ask for\. 32 changes break what you send or receive, 23 may break it/,
  )
  await expect(page).toHaveURL(new RegExp(`${address.replaceAll(/[?+]/g, String.raw`\$&`)}$`))
  const invoice = page.getByRole('region', { name: 'Invoices / Header', exact: true })
  await expect(invoice.getByRole('listitem')).toContainText(['Taxes Group required'])

  await press(page, 'Tab', page.getByRole('combobox', { name: 'Work list' }))
  await page.keyboard.type('Open')
  await expect(page).toHaveURL(/&work=open/)
  await press(page, 'Tab', page.getByRole('textbox', { name: 'Filter' }))
  await page.keyboard.type('contact')
  const boxes = box(page, /^Done: /)
  const count = page.getByRole('status').filter({ hasText: / done$/ })
  await expect(count).toHaveText(/^\d+ changes of 69, 0 done$/)
  const before = await boxes.count()
  await press(page, 'Tab', boxes.first())
  await page.keyboard.press('Space')
  await expect(boxes).toHaveCount(before - 1)
  await expect(boxes.first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(count).toHaveText(/ 2 done$/)

  await page.reload()
  await expect(boxes).toHaveCount(before - 2)
  await page.getByRole('combobox', { name: 'Work list' }).selectOption('Done')
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).toBeChecked()
})

test('the work list is saved with what is done, and printed whole', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), address)
  await expect(summary(page)).toBeVisible()
  await box(page, 'Done: Taxes, Group required').first().check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('compare-retailers.csv')
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toMatch(/^Done,Place,Level,Change,/)
  expect(lines.filter((line) => line.startsWith('yes,'))).toHaveLength(1)
  expect(lines).toHaveLength(71)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'CSV' })).toBeHidden()
  await expect(summary(page)).toBeVisible()
  await expect(box(page, 'Done: Taxes, Group required').first()).toBeChecked()
})

test('the questions have a sentence each, in both themes, in forced colours and at every width', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), address)
  await expect(summary(page)).toBeVisible()
  await expectFitAndAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await expect(box(page, 'Done: Taxes, Group required').first()).toBeVisible()
  await expect(page.getByText('Breaks', { exact: true }).first()).toBeVisible()
  for (const [question, sentence] of [
    ['What all of them ask', /all ask for 4 documents, \d+ fields or groups and \d+ codes\./],
    ['What only it asks', /^Only Copperfield Pharmacy asks for .*; none of the other 11 retailers does\./],
    [
      'What changes in their place',
      /^In place of Harbor & Pine and Northgate Outfitters, Copperfield Pharmacy asks for/,
    ],
  ] as const) {
    await page.getByRole('radio', { name: question }).check()
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
  }
})

test('signing out removes the work list', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), address)
  await box(page, 'Done: Taxes, Group required').first().check()
  const stored = () => page.evaluate(() => localStorage.getItem('dc.work-list'))
  expect(await stored()).not.toBeNull()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Robin/ })
    .click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Building Applications Made Easy' })).toBeVisible()
  expect(await stored()).toBeNull()
})
