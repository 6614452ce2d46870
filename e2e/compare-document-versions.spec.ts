import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { delayRequests } from './support/delay.ts'
import { exampleXml, giveFiles } from './support/documents.ts'
import { press } from './support/keyboard.ts'
import { expect, expectErrors, openAs, test } from './support/test.ts'

const page774 = '/rsx/docs/compare/Shipments?from=7.7.0&to=7.7.4'
const sentence = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ changes break what you send\./ })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Compare Versions' })

test('versions are compared by keyboard alone, with one sentence and its rows', async ({ page }) => {
  await page.goto(page774)
  await expect(sentence(page)).toBeVisible()
  await press(page, 'Tab', page.getByRole('radio', { name: 'I send' }))
  await page.keyboard.press('ArrowRight')
  await expect(
    page.getByRole('status').filter({ hasText: /^None of the \d+ changes breaks what you receive\.$/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/role=receive/)
  await press(page, 'Tab', page.getByLabel('Filter'))
  await page.keyboard.type('DateTimeQualifier')
  await expect(page).toHaveURL(/filter=DateTimeQualifier/)
  const dates = page.getByRole('region', { name: 'Header / Dates', exact: true })
  await expect(dates).toBeVisible()
  const field = dates.getByRole('link', { name: 'DateTimeQualifier in 7.7.4' }).first()
  await press(page, 'Tab', field)
  await expect(field).toHaveAttribute('href', '/rsx/docs/fields-qualifiers/7.7.4/Shipments/DateTimeQualifier')
})

test('versions are compared without sideways scrolling at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/rsx/docs/compare/Orders?from=7.3.0&to=7.7.4')
  await expect(page.getByRole('heading', { name: 'Possibly renamed' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the filters are in the address, which shows the same rows again', async ({ page }) => {
  await page.goto('/rsx/docs/compare/Orders?from=7.3.0&to=7.7.4&role=send')
  const count = page.getByRole('status').filter({ hasText: /^\d+ changes of \d+$/ })
  await page.getByLabel('Show', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Format', { exact: true }).selectOption('CSV')
  await page.getByLabel('Filter').fill('Item')
  await expect(page).toHaveURL(/\?from=7\.3\.0&to=7\.7\.4&role=send&level=breaking&format=CSV&filter=Item$/)
  const shown = await count.textContent()
  const rows = await page.getByRole('listitem').and(page.locator('[data-level]')).allTextContents()
  expect(rows.every((row) => row.startsWith('Breaks'))).toBe(true)
  await page.reload()
  await expect(count).toHaveText(shown ?? '')
  await expect(page.getByRole('radio', { name: 'I send' })).toBeChecked()
  await expect(page.getByLabel('Format', { exact: true })).toHaveValue('CSV')
})

test('a comparison of versions is cancelled and started again', async ({ page }) => {
  const release = await delayRequests(page, '**/rsx/v1/assets/7.7.0/Shipments**')
  await page.goto(page774)
  await press(page, 'Tab', page.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The comparison was cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compare again' })).toBeFocused()
  release()
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toBeVisible()
})

test('a version that cannot be loaded is named, and loaded again', async ({ page }) => {
  expectErrors(page, /500/)
  const urls = '**/rsx/v1/assets/7.7.0/Shipments**'
  await page.route(urls, (route) => route.fulfill({ status: 500 }))
  await page.goto(page774)
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: 'Version 7.7.0 could not be loaded' })).toBeVisible()
  await expect(alert).toContainText('Whether anything differs is not known.')
  await expect(page.getByText('Nothing differs.')).toBeHidden()
  await page.unroute(urls)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(sentence(page)).toBeVisible()
})

test('the changes are saved as a spreadsheet and as Markdown, and printed whole', async ({ page }) => {
  await page.goto(page774)
  await expect(sentence(page)).toBeVisible()
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
  const rows = page.locator('li[data-level]')
  const count = Number.parseInt((await sentence(page).textContent()) ?? '', 10)
  const csv = await saved('CSV')
  expect(csv.name).toBe('Shipments-7.7.0-7.7.4-changes.csv')
  expect(csv.text.split('\r\n').filter((line) => line !== '').length).toBeGreaterThanOrEqual(count + 1)
  const markdown = await saved('Markdown')
  expect(markdown.text).toContain(`# Shipments 7.7.0 and 7.7.4\n\n${await sentence(page).textContent()}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'CSV' })).toBeHidden()
  await expect(sentence(page)).toBeVisible()
  await expect(rows.last()).toBeVisible()
})

const fields = '/rsx/docs/fields-qualifiers'
const entries: [from: string, link: string, to: RegExp][] = [
  ['/rsx/docs/schema-download', 'Compare versions of Shipments', /\/Shipments$/],
  [`${fields}/7.7.4`, 'Compare versions', /\/compare\?to=7\.7\.4$/],
  [`${fields}/7.7.4/Shipments`, 'Compare versions', /\/Shipments\?to=7\.7\.4$/],
  [`${fields}/7.7.4/Shipments/DateTimeQualifier`, 'Compare versions', /to=7\.7\.4&filter=DateTimeQualifier$/],
  ['/rsx/docs/versions', 'Compare Versions', /\/Orders\?from=7\.3\.0&to=7\.7\.4$/],
  ['/tools/document-check/sample?document=Shipments', 'Compare versions', /\/Shipments\?to=7\.7\.4$/],
]

for (const [from, link, to] of entries) {
  test(`versions are reached from ${from}`, async ({ page, createWorld }) => {
    await openAs(page, await createWorld(), '/applications')
    await page.goto(from)
    // The table of contents, which may be there first, has the page too.
    const outsideNavigation = page.getByRole('main').locator('a:not(nav *)')
    await page.getByRole('link', { name: link, exact: true }).and(outsideNavigation).click()
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('status').filter({ hasText: /changes? (breaks?|may break) / })).toBeVisible()
  })
}

test('versions are reached from the search', async ({ page }) => {
  await page.goto('/rsx')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search Dev Center' }).fill('compare versions')
  await page.getByRole('option', { name: /^Compare Versions/ }).click()
  await expect(heading(page)).toBeVisible()
})

test('versions are reached from the version picker of Check a Document, in a tab of their own', async ({ page }) => {
  await page.goto('/tools/document-check')
  await giveFiles(page, { 'SH1.xml': exampleXml('SH104415-1-v7.7-CrossDock') })
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Compare versions' }).click(),
  ])
  await expect(heading(tab)).toBeVisible()
  await expect(tab).toHaveURL(/\/rsx\/docs\/compare\/Shipments\?to=7\.7\.4$/)
})
