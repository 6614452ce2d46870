import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Download, Locator, Page } from '@playwright/test'
import { expectFitAndAccessible, heading } from './support/docs.ts'
import { press } from './support/keyboard.ts'
import { expect, expectAccessible, fillSignIn, openAs, platform, portal, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function downloadFrom(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return download
}

async function filesOf(download: Download): Promise<Record<string, string>> {
  const entries = Object.entries(unzipSync(new Uint8Array(await readFile(await download.path()))))
  return Object.fromEntries(entries.map(([name, content]) => [name, strFromU8(content)]))
}

async function expectFitInBothThemes(page: Page): Promise<void> {
  await expectFitAndAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('My Designs: compares the order requirements of two retailers by keyboard, and the address reopens the view', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/rsx/docs/my-designs')
  await expect(heading(page, 'My Designs')).toBeVisible()
  const tree = page.getByRole('treegrid', { name: 'Design of Order 850' })
  const row = (name: string) => tree.getByRole('row', { name: new RegExp(`^${name} `) }).first()
  await expect(row('Header')).toHaveAttribute('aria-expanded', 'true')
  await expectFitInBothThemes(page)

  await page.getByRole('button', { name: 'View Retailer List' }).click()
  const list = page.getByRole('dialog', { name: 'Retailer List' })
  await expectAccessible(page)
  await list.getByRole('button', { name: 'None' }).click()
  await list.getByRole('checkbox', { name: 'Harbor & Pine' }).check()
  await list.getByRole('checkbox', { name: 'Northgate Outfitters' }).check()
  await list.getByRole('button', { name: 'Show 2' }).click()
  await expect(page).toHaveURL(/retailer=Harbor\+%26\+Pine&retailer=Northgate\+Outfitters/)
  await expect(row('PaymentTerms')).toContainText('1 of 2')

  await press(page, 'Tab', row('Header'))
  for (const key of ['ArrowDown', 'd', 'ArrowRight', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  const qualifier = row('DateTimeQualifier')
  await expect(qualifier).toBeFocused()
  await expect(qualifier.getByRole('listitem').filter({ hasText: 'Ship not before' })).toContainText('All retailers')
  await expectFitInBothThemes(page)

  await row('Dates').getByRole('button', { name: 'Trading Partner Notes on Dates' }).click()
  await expect(page.getByRole('dialog', { name: 'Trading Partner Notes' })).toContainText(
    'The ship window is five days.',
  )
  await page.keyboard.press('Escape')
  await row('Dates').hover()
  await row('Dates').getByRole('link').click()
  await expect(page).toHaveURL(/node=Header%2FDates/)
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await expect(row('Dates')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('group', { name: 'Chosen retailers' })).toContainText('For 2 of 12 retailers')
})

test('My Designs: the link of a field is beside its name, its description below', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/rsx/docs/my-designs')
  const tree = page.getByRole('treegrid', { name: 'Design of Order 850' })
  await expect(tree.getByRole('row', { name: /^Header / })).toBeVisible()
  const wrong = await tree.getByRole('row').evaluateAll((rows) =>
    // The browser does not lay out rows far outside the viewport.
    rows.slice(0, 8).flatMap((row) => {
      const [name, link, description] = ['code', 'a[data-node]', 'small'].map((part) =>
        row.querySelector(part)?.getBoundingClientRect(),
      )
      if (!name || !link) return []
      // A long name wraps, and the link is beside its last line.
      const beside = link.top < name.bottom && link.left - name.right < 8
      const under = !description || description.top >= Math.max(name.bottom, link.bottom)
      return beside && under ? [] : [row.textContent]
    }),
  )
  expect(wrong).toEqual([])
})

test('My Designs: a search opens the matching rows; Expand all and printing open every row', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/rsx/docs/my-designs')
  const rows = page.getByRole('treegrid').getByRole('row')
  await expect(rows.nth(3)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('AddressLocationNumber')
  await expect(page.getByText(/^\d+ fields match$/)).toBeVisible()
  await expect(rows.filter({ hasText: 'AddressLocationNumber' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  // The buttons apply to the displayed rows, so wait until the whole tree is back after the search.
  await expect(rows).toHaveCount(55)
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(rows).toHaveCount(955)
  await page.getByRole('button', { name: 'Collapse all' }).click()
  await expect(rows).toHaveCount(4)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(rows).toHaveCount(955)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rows).toHaveCount(4)
})

test('Example Files: a document can be found, read in the page and downloaded, alone or with all files', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/rsx/docs/example-download')
  await expect(page.getByText('7 document types')).toBeVisible()
  await expectFitInBothThemes(page)
  await page.getByRole('textbox', { name: 'Filter' }).fill('856')
  await page.getByRole('link', { name: /BulkImport_TareLevel\.xml$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'SH104417-1-v7.7-BulkImport_TareLevel.xml' })
  await expect(dialog.getByText('ShipmentIdentification', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  const one = await downloadFrom(page, dialog.getByRole('button', { name: /^Download/ }))
  expect(one.suggestedFilename()).toBe('SH104417-1-v7.7-BulkImport_TareLevel.xml')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${portal}/rsx/docs/example-download?filter=856`)
  // Its backdrop would receive the next click.
  await expect(dialog).toBeHidden()

  await page.getByRole('radio', { name: 'JSON' }).press('Space')
  const all = await downloadFrom(page, page.getByRole('button', { name: 'Download all Shipments-v7.7-JSON.zip' }))
  const files = await filesOf(all)
  expect(Object.keys(files)).toContain('SH104417-1-v7.7-BulkImport_TareLevel.json')
  expect(JSON.parse(files['SH104417-1-v7.7-BulkImport_TareLevel.json'] ?? '')).toHaveProperty('Header')
})

test('mapping guides: pages for visitors, spreadsheets after sign-in, and a contact for missing ones', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld()
  const root = '/user-guides/docs/customer-mapping-guides'
  await page.goto(`${root}/qbo-guides`)
  await expect(heading(page, 'QBO')).toBeVisible()
  await expectFitInBothThemes(page)
  const download = page.getByRole('button', { name: /^Download QBO-850-Purchase-Order-Mapping\.xlsx/ })
  await download.click()
  await page.waitForURL(`${platform}/**`)
  await fillSignIn(page, world)
  await expect(page).toHaveURL(`${portal}${root}/qbo-guides`)
  const saved = await downloadFrom(page, download)
  expect(saved.suggestedFilename()).toBe('QBO-850-Purchase-Order-Mapping.xlsx')
  expect(Object.keys(await filesOf(saved))).toContain('xl/workbook.xml')

  await page.getByRole('complementary', { name: 'Other systems' }).getByRole('link', { name: 'Oracle' }).click()
  await expect(page.getByRole('heading', { name: 'No records found' })).toBeVisible()
  await expectFitInBothThemes(page)
})
