import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { expectFitAndAccessible, heading } from './support/docs.ts'
import { press } from './support/keyboard.ts'
import { expect, expectAccessible, expectErrors, openAs, portal, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const contents = (page: Page) => page.getByRole('navigation', { name: 'Integration Resources', exact: true })

/** Clicks the button and returns the files of the downloaded archive. */
async function downloadFrom(page: Page): Promise<{ name: string; files: Record<string, string> }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Schemas' }).click(),
  ])
  const bytes = new Uint8Array(await readFile(await download.path()))
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)] as const)
  return { name: download.suggestedFilename(), files: Object.fromEntries(files) }
}

test('a visitor reads about RSX, signs in and continues by table of contents and workflow', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld()
  await page.goto('/rsx')
  await expect(heading(page, 'What is RSX?')).toBeVisible()
  await expect(contents(page)).toBeHidden()
  await expectFitAndAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^RSX overview/ })
    .click()
  await expect(page).toHaveURL(`${portal}/rsx/docs/rsx-overview`)

  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, world, '/rsx/docs/fields-qualifiers')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integration Resources' }).click()
  await expect(page).toHaveURL(`${portal}/rsx`)
  await expect(contents(page).getByRole('link', { name: 'What is RSX?' })).toHaveAttribute('aria-current', 'page')
  const workflow = page.getByRole('region', { name: 'Integration Workflow' })
  await workflow.getByRole('button', { name: /Return documents/ }).click()
  await expect(page).toHaveURL(/expandIndex=4/)
  await expectFitAndAccessible(page)
  await workflow.getByRole('link', { name: 'Generate the shipment file' }).click()
  await expect(page).toHaveURL(`${portal}/rsx/docs/return-documents/generate-shipment-file`)
  await expect(
    page.getByRole('navigation', { name: 'Integration Workflow' }).getByRole('link', { name: /Return documents/ }),
  ).toHaveAttribute('aria-current', 'step')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(contents(page).getByRole('button', { name: 'Return Documents' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await contents(page).getByRole('link', { name: 'Schema Downloads' }).click()
  await expect(heading(page, 'Schema Downloads')).toBeVisible()
})

test('user guides: visitors see a card, and pages have a table of contents', async ({ page }) => {
  await page.goto('/user-guides')
  await expect(heading(page, 'User Guides')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^From order to invoice/ }).click()
  await expect(page).toHaveURL(`${portal}/user-guides/docs/order-to-invoice`)
  await expect(
    page
      .getByRole('navigation', { name: 'User Guides', exact: true })
      .getByRole('link', { name: 'From order to invoice' }),
  ).toHaveAttribute('aria-current', 'page')
})

test('staff can read internal pages three levels deep; for others they do not exist', async ({ page, createWorld }) => {
  const address = '/rsx/internal-docs/schema-versions/restricted/7-1-0'
  await page.goto(address)
  await expect(heading(page, "The page you're looking for can't be found.")).toBeVisible()
  await openAs(page, await createWorld({ namespace: 'sps', roles: ['network-toolbox:user'] }), '/applications')
  await page.goto(address)
  await expect(heading(page, 'Version 7.1.0')).toBeVisible()
  await expect(contents(page).getByRole('link', { name: 'Version 7.1.0' })).toHaveAttribute('aria-current', 'page')
})

test.describe('schemas', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme })

      test(`a visitor downloads one schema and then several as one archive that opens (${colorScheme})`, async ({
        page,
      }) => {
        await page.goto('/rsx/docs/schema-download')
        const filter = page.getByRole('textbox', { name: 'Filter' })
        await filter.fill('850')
        await expect(page.getByText('1 document', { exact: true })).toBeVisible()
        await page.getByRole('group', { name: 'Versions of Orders' }).getByRole('button', { name: '7.7.0' }).click()
        await expectFitAndAccessible(page)
        await page.setViewportSize({ width: 1440, height: 900 })
        const one = await downloadFrom(page)
        expect(one.name).toBe('Orders-7.7.0-schema.zip')
        expect(Object.values(one.files).join('\n')).toContain('PurchaseOrderNumber')

        await filter.fill('')
        await page.getByRole('group', { name: 'Versions of Invoices' }).getByRole('button', { name: '7.7.0' }).click()
        await page.getByRole('radio', { name: 'JSON' }).check()
        const several = await downloadFrom(page)
        expect(several.name).toBe('schemas.zip')
        const names = Object.keys(several.files)
        expect(names.every((name) => /^(Orders|Invoices)-7\.7\.0-schema/.test(name) && !name.endsWith('.zip'))).toBe(
          true,
        )
        expect(new Set(names.map((name) => name.split('-')[0]))).toEqual(new Set(['Orders', 'Invoices']))
        const schema = Object.entries(several.files).find(
          ([name]) => name.startsWith('Invoices') && name.endsWith('.json'),
        )
        expect(() => JSON.parse(schema?.[1] ?? '') as unknown).not.toThrow()
        expect(await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'schema-download'))).toEqual(
          [
            { event: 'schema-download', format: 'XML', schemas: ['Orders 7.7.0'] },
            { event: 'schema-download', format: 'JSON', schemas: ['Orders 7.7.0', 'Invoices 7.7.0'] },
          ],
        )
      })
    })
  }

  test('a visitor downloads the recommended schema with the button of its row', async ({ page }) => {
    await page.goto('/rsx/docs/schema-download?set=qualified&filter=invoices')
    await expect(page.getByText('Recommended')).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Invoices 7.7.4' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('Invoices-7.7.4-schema.zip')
    await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden()
    await expectFitAndAccessible(page)
  })

  test('CSV layouts come from their published archives', async ({ page }) => {
    await page.goto('/rsx/docs/schema-download?format=csv&filter=orderacks')
    await page.getByRole('group', { name: 'Versions of OrderAcks' }).getByRole('button', { name: '7.7.0' }).click()
    const request = page.waitForRequest((candidate) => candidate.url().endsWith('/content/CSV/OrderAcks.zip'))
    const { name, files } = await downloadFrom(page)
    await request
    expect(name).toBe('OrderAcks-7.7.0-schema.zip')
    expect(Object.keys(files).some((file) => file.endsWith('.csv'))).toBe(true)
  })
})

test.describe('a running download', () => {
  /** Holds the requests back until they are released. */
  async function hold(page: Page, url: RegExp): Promise<() => void> {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(url, async (route) => {
      await released
      await route.continue()
    })
    return release
  }

  test('of an example file continues when the list shows another format', async ({ page, createWorld }) => {
    const release = await hold(page, /OMM-example-files\/.*XML\.zip/)
    await openAs(page, await createWorld(), '/rsx/docs/example-download')
    await page.getByRole('button', { name: 'Download all Orders-v7.7-XML.zip' }).click()
    await page.getByRole('radio', { name: 'JSON' }).check()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all Orders-v7.7-JSON.zip' }).click(),
    ])
    expect(json.suggestedFilename()).toBe('Orders-v7.7-JSON.zip')

    await page.getByRole('radio', { name: 'XML' }).check()
    await expect(page.getByRole('button', { name: 'Cancel download of Orders-v7.7-XML.zip' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Filter' }).fill('invoices')
    await expect(page.getByText('1 document type')).toBeVisible()
    const saved = page.waitForEvent('download')
    release()
    expect((await saved).suggestedFilename()).toBe('Orders-v7.7-XML.zip')
  })

  test('that is cancelled by keyboard returns the focus to its button', async ({ page, createWorld }) => {
    const release = await hold(page, /\/assets\/7\.7\.0\/Orders\/|OMM-example-files\/.*XML\.zip/)
    await page.goto('/rsx/docs/schema-download')
    await page.getByRole('group', { name: 'Versions of Orders' }).getByRole('button', { name: '7.7.0' }).click()
    const download = page.getByRole('button', { name: 'Download Schemas' })
    await download.click()
    await press(page, 'Shift+Tab', page.getByRole('button', { name: 'Cancel' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(download).toBeFocused()

    await page.getByRole('button', { name: 'Clear' }).click()
    const ofRow = page.getByRole('button', { name: 'Download Orders 7.7.0' })
    await ofRow.click()
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await cancel.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(ofRow).toBeFocused()

    await openAs(page, await createWorld(), '/rsx/docs/example-download')
    const examples = page.getByRole('button', { name: 'Download all Orders-v7.7-XML.zip', exact: true })
    await examples.click()
    await press(page, 'Shift+Tab', page.getByRole('button', { name: 'Cancel download of Orders-v7.7-XML.zip' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(examples).toBeFocused()
    release()
  })

  test('of schemas continues when the selection is cleared, and its bar stays until it ends', async ({ page }) => {
    const release = await hold(page, /\/assets\/7\.7\.0\/Orders\//)
    await page.goto('/rsx/docs/schema-download')
    const version = page.getByRole('group', { name: 'Versions of Orders' }).getByRole('button', { name: '7.7.0' })
    await version.click()
    await page.getByRole('button', { name: 'Download Schemas' }).click()
    await version.click()
    await page.getByRole('radio', { name: 'Show Qualified Schemas' }).check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await expect(bar.getByRole('button', { name: 'Cancel' })).toBeVisible()
    const saved = page.waitForEvent('download')
    release()
    expect((await saved).suggestedFilename()).toBe('Orders-7.7.0-schema.zip')
    await expect(bar).toBeHidden()
  })
})

for (const width of [1440, 390]) {
  test(`the toast of a failed download does not cover the bar, ${width} px wide`, async ({ page }) => {
    expectErrors(page, /500/)
    await page.setViewportSize({ width, height: 844 })
    await page.route(/\/assets\/7\.7\.0\/Orders\//, (route) =>
      route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.goto('/rsx/docs/schema-download')
    await page.getByRole('group', { name: 'Versions of Orders' }).getByRole('button', { name: '7.7.0' }).click()
    const again = page.getByRole('button', { name: 'Download Schemas' })
    await again.click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    // Playwright clicks an element only if nothing covers it.
    await again.click({ trial: true, timeout: 2000 })
    await expect(page.getByRole('dialog').first()).toBeVisible()
  })
}

test.describe('fields and qualifiers', () => {
  test('an integrator looks up a code by keyboard alone', async ({ page, createWorld }) => {
    await openAs(page, await createWorld(), '/rsx/docs/fields-qualifiers/7.7.4/Orders')
    await expect(page.getByText('372 fields, 101 with qualifiers')).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('itemattributequal')
    await expect(page.getByText('1 of 372 fields, 1 with qualifiers')).toBeVisible()
    await expect(page).toHaveURL(/\?filter=itemattributequal$/)
    // Selectors here and below, because computing the roles and names of hundreds of rows blocks the page for seconds.
    const field = page.locator('[id="field-ItemAttributeQualifier"] a').first()
    while (!(await field.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('h1')).toHaveText('ItemAttributeQualifier')
    await expect(page.getByText('1,233 values')).toBeVisible()
    const elsewhere = page.locator('aside[aria-labelledby="also-used-in"]')
    await expect(elsewhere.locator('#also-used-in')).toHaveText('Also used in')
    await expect(elsewhere.locator('a').first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('accessory')
    await expect(page.locator('[id="value-3DC"]')).toBeHidden()
    await expect(page.locator('[id="value-ACSY"]')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Filter')).toHaveValue('itemattributequal')
  })

  test('the address of a code opens at the code, in both themes and on every screen', async ({ page, createWorld }) => {
    const address = '/rsx/docs/fields-qualifiers/7.7.4/Orders/DateTimeQualifier'
    await openAs(page, await createWorld(), '/rsx/docs/fields-qualifiers/7.7.4/Remittances')
    await expect(page.getByText(/^118 fields/)).toBeVisible()
    await expectFitAndAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${address}#value-TRM`)
    await expect(page.locator('[id="value-TRM"]')).toBeInViewport()
    await expectFitAndAccessible(page)
  })

  test('the places in X12 and EDIFACT are a column that is remembered, also in My Designs', async ({
    page,
    createWorld,
  }) => {
    await openAs(page, await createWorld(), '/rsx/docs/fields-qualifiers/7.7.4/Orders/AddressTypeCode')
    await page.getByText('X12 / EDIFACT').click()
    await expect(page.locator('[id="value-ST"]')).toContainText('N101, ST')
    await expectFitAndAccessible(page)
    await page.goto('/rsx/docs/my-designs?document=Shipments&node=Header%2FShipmentHeader%2FTsetTypeCode')
    await expect(page.getByRole('switch', { name: 'X12 / EDIFACT' })).toBeChecked()
    await expect(page.locator('[role=row][aria-current]')).toContainText('perhaps BSN06')
    await expectFitAndAccessible(page)
  })

  test('prints every row', async ({ page, createWorld }) => {
    await openAs(page, await createWorld(), '/rsx/docs/fields-qualifiers/7.7.4/Orders/DateTimeQualifier')
    await expect(page.getByText('86 values')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Integration Resources', exact: true })).toBeHidden()
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [getComputedStyle(row).contentVisibility, row.clientHeight > 0]))
    expect(heights).toHaveLength(86)
    expect(heights.every(([visibility, shown]) => visibility === 'visible' && shown === true)).toBe(true)
  })
})
