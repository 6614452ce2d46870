import { strToU8, zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { boxOf, summary } from './support/check-page.ts'
import { exampleXml, giveFiles, plant } from './support/documents.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectErrors,
  expectFitAtEveryWidth,
  openAs,
  openPublicAs,
  test,
} from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const address = '/tools/document-check'
const twoRetailers = `${address}?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters`
const fileName = 'SH104415-1-v7.7-CrossDock.xml'
const shipment = exampleXml('SH104415-1-v7.7-CrossDock')

/** A ship notice with an unknown unit, a wrong check digit of a carton and a date in another format. */
const faulty = (() => {
  const withUnit = plant(shipment, '<OrderQtyUOM>EA<', '<OrderQtyUOM>EACH<')
  const withDate = plant(withUnit, /<ShipDate>[\d-]+</, '<ShipDate>17/03/2026<')
  const [, serial = ''] = /<ShippingSerialID>(\d+)</.exec(withDate) ?? []
  const digit = (Number(serial.at(-1)) + 1) % 10
  return plant(withDate, `<ShippingSerialID>${serial}<`, `<ShippingSerialID>${serial.slice(0, -1)}${digit}<`)
})()

const findings = (page: Page) => page.getByRole('region', { name: 'Findings' })
const activeLine = (page: Page) => page.locator('.cm-activeLine')
const verdict = (page: Page, retailer: string) => page.getByRole('button', { name: `${fileName}, ${retailer}: ` })

test('a place that is pressed while the editor loads is shown once it is there, and the focus moves only if it stayed', async ({
  page,
}) => {
  const arrivals: (() => void)[] = []
  await page.route('**/assets/CodeEditor-*.js', async (route) => {
    await new Promise<void>((resolve) => arrivals.push(resolve))
    await route.continue()
  })
  const place = page.getByRole('button', { name: /^Line \d+, column \d+$/ }).first()
  for (const movesOn of [false, true]) {
    await page.goto(address)
    await giveFiles(page, {
      [fileName]: plant(exampleXml('SH104415-1-v7.7-CrossDock'), '<OrderQtyUOM>EA<', '<OrderQtyUOM>EACH<'),
    })
    await place.press('Enter')
    if (movesOn) await page.keyboard.press('Tab')
    arrivals.shift()?.()
    await expect(activeLine(page)).toContainText('EACH')
    const editor = page.getByRole('textbox', { name: `Text of ${fileName}` })
    if (movesOn) await expect(editor).not.toBeFocused()
    else await expect(editor).toBeFocused()
  }
})

test('a ship notice with three errors is judged for two retailers, corrected, and reported', async ({
  page,
  createWorld,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPublicAs(page, await createWorld(), address)
  await expect(page.getByRole('heading', { level: 1, name: 'Check a Document' })).toBeVisible()
  await expectAccessible(page)

  const carried: string[] = []
  page.on('request', (request) => carried.push([request.url(), request.postData() ?? ''].join(' ')))
  await giveFiles(page, { [fileName]: faulty })
  await page.getByRole('button', { name: 'Choose retailers' }).click()
  for (const name of ['Harbor & Pine', 'Northgate Outfitters']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Check for 2' }).click()
  await expect(page).toHaveURL(/retailer=Harbor\+%26\+Pine&retailer=Northgate\+Outfitters/)
  await expect(summary(page)).toContainText('Passes at 0 of 2 retailers.')
  await expect(verdict(page, 'Northgate Outfitters')).toContainText('error')

  // A press on an error goes to its line in the editor.
  await page.getByRole('combobox', { name: 'Level' }).selectOption('error')
  const unit = findings(page).getByRole('listitem').filter({ hasText: "'EACH'" })
  await expect(unit).toContainText('(SN106)')
  await unit.getByRole('button', { name: /^Line \d+, column \d+$/ }).click()
  await expect(activeLine(page)).toContainText('EACH')
  await expect(page.getByRole('textbox', { name: `Text of ${fileName}` })).toBeFocused()

  // Corrected by hand: the error goes while the text is typed.
  await page.keyboard.type('EA')
  await expect(unit).toHaveCount(0)
  // Corrected by one press, and undone.
  const serial = findings(page).getByRole('listitem').filter({ hasText: 'check digit' })
  await serial.getByRole('button', { name: /^(Replace|Write|Correct)/ }).click()
  await expect(serial).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(serial).toHaveCount(1)

  await page.getByRole('button', { name: 'Copy report' }).click()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toMatch(/^# Document check[\s\S]*17\/03\/2026/)
  expect(report).toContain('(MAN02, GM)')

  // Nothing of the file was sent or stored: neither its name nor any value that only it has.
  const stored = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state])
  carried.push(await page.evaluate(stored))
  for (const part of ['17/03/2026', 'EACH', fileName, 'ShippingSerialID', 'NGOALLTESTID'])
    expect(carried.filter((text) => text.includes(part))).toEqual([])
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Drop files here' })).toBeVisible()
})

test('the checking worker cannot reach any host', async ({ page, createWorld }) => {
  expectErrors(page, /Content Security Policy/)
  await openPublicAs(page, await createWorld(), address)
  const [response] = await Promise.all([
    page.waitForResponse(/document-check\.worker/),
    giveFiles(page, { [fileName]: shipment }),
  ])
  expect(response.headers()['content-security-policy']).toContain("connect-src 'none'")
  await expect(summary(page)).toContainText('No error in')
  const worker = page.workers().find((one) => one.url().includes('document-check'))
  expect(
    await worker?.evaluate(() =>
      fetch('/').then(
        () => 'sent',
        () => 'refused',
      ),
    ),
  ).toBe('refused')
})

test('fits every width, both themes and forced colors, and works by keyboard alone', async ({ page, createWorld }) => {
  await openPublicAs(page, await createWorld(), twoRetailers)
  await giveFiles(page, { [fileName]: faulty })
  await expect(activeLine(page)).toBeVisible()
  await expect(findings(page)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(findings(page).locator('[aria-current=true]')).toBeVisible()
  await expect(page.getByText(/^Finding 1 of \d+\. Line \d+/)).toBeAttached()
  const first = await activeLine(page).innerText()
  await page.keyboard.press('F8')
  await expect(activeLine(page)).not.toHaveText(first)
  await page.keyboard.press('Shift+F8')
  await expect(activeLine(page)).toHaveText(first)
  await expectAccessibleInBothThemes(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
  await expect(page.getByRole('region', { name: 'Verdicts' })).toHaveCSS('background-image', /^none(, none)*$/)
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(page.getByRole('region', { name: 'Text' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expectFitAtEveryWidth(page)
})

test('on a phone, the verdict of the first retailer is whole, and nothing stands alone or pushed aside', async ({
  page,
  createWorld,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPublicAs(page, await createWorld(), twoRetailers)
  await giveFiles(page, { [fileName]: faulty })
  await expect(verdict(page, 'Northgate Outfitters')).toBeVisible()
  const verdicts = page.getByRole('region', { name: 'Verdicts' })
  await expect(verdicts).toHaveCSS('background-attachment', /local.*scroll/)
  const table = await boxOf(verdicts)
  const first = await boxOf(verdict(page, 'Harbor & Pine'))
  expect(first.x + first.width).toBeLessThanOrEqual(table.x + table.width)
  expect((await boxOf(page.getByRole('button', { name: 'Copy report' }))).x).toBe(table.x)
  const editor = page.getByRole('region', { name: 'Text', exact: true })
  const middles = await Promise.all(
    ['Format the document', 'Undo', 'Save file', 'Copy the text'].map(async (name) => {
      const { y, height } = await boxOf(editor.getByRole('button', { name }))
      return Math.round(y + height / 2)
    }),
  )
  expect(new Set(middles).size).toBe(1)
})

test('a hostile file shows as text and is refused where it must be', async ({ page, createWorld }) => {
  await openPublicAs(page, await createWorld(), address)
  const script = '<script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">'
  const escaped = script.replaceAll('<', '&lt;')
  await giveFiles(page, { [`${script}.xml`]: plant(shipment, '<OrderQtyUOM>EA<', `<OrderQtyUOM>${escaped}<`) })
  await expect(findings(page)).toContainText('<script>window.pwned')
  const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`)
  await page.getByRole('button', { name: 'Close the file' }).click()
  await giveFiles(page, {
    [fileName]: `<!DOCTYPE a [<!ENTITY l0 "lol">${entities.join('')}]>\n<Shipments>&l9;</Shipments>`,
  })
  await expect(findings(page)).toContainText('DOCTYPE')
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
})

test('a hostile archive opens what is harmless in it, and says why it opens nothing else', async ({
  page,
  createWorld,
}) => {
  await openPublicAs(page, await createWorld(), address)
  const archive = zipSync({
    '../../evil.xml': strToU8(shipment),
    'nested.zip': zipSync({ 'a.xml': strToU8(shipment) }),
    'bomb.xml': new Uint8Array(60_000_000),
    [fileName]: strToU8(shipment),
  })
  await giveFiles(page, { 'all.zip': Buffer.from(archive) })
  const row = (name: string) => page.getByRole('row').filter({ hasText: `all.zip/${name}` })
  await expect(row('../../evil.xml')).toContainText('leads out of the archive')
  await expect(row('nested.zip')).toContainText('An archive in an archive is not opened.')
  await expect(row('bomb.xml')).toContainText('too large when it is unpacked')
  await expect(row(fileName)).toContainText('Passes')
  await row(fileName)
    .getByRole('button', { name: `all.zip/${fileName}`, exact: true })
    .click()
  await expect(activeLine(page)).toBeVisible()
  await expectAccessible(page)
})

test('rules that cannot be loaded keep the file, and Retry checks it', async ({ page, createWorld, fail }) => {
  expectErrors(page, /500/)
  const world = await createWorld()
  await openPublicAs(page, world, address)
  const end = await fail({ match: { path: '/.*assets/7.7.4/Shipments', user: world.userId }, status: 500 })
  await giveFiles(page, { [fileName]: shipment })
  await expect(page.getByRole('alert')).toContainText('The rules could not be loaded')
  await expectAccessible(page)
  await end()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(summary(page)).toContainText(`No error in ${fileName}.`)
})

test('a session that ends meanwhile is announced, and the file is still open afterwards', async ({
  page,
  createWorld,
  fail,
}) => {
  expectErrors(page, /status of 401/)
  const world = await createWorld()
  await openPublicAs(page, world, address)
  const end = await fail({ match: { path: '/.*assets/7.7.4/Shipments', user: world.userId }, status: 401 })
  await giveFiles(page, { [fileName]: shipment })
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await end()
  // Signing in does not leave this page, because the file would have to be opened again.
  await expect(dialog).toContainText('This page has an open file, so it stays open.')
  await expect(dialog.getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(summary(page)).toContainText(`No error in ${fileName}.`)
})

test('a large file shows progress, can be cancelled, and is checked when asked again', async ({
  page,
  createWorld,
}) => {
  await openPublicAs(page, await createWorld(), address)
  const [, line = ''] = /(<ItemLevel>[\s\S]*?<\/ItemLevel>)/.exec(shipment) ?? []
  const large = plant(shipment, line, line.repeat(Math.ceil(20_000_000 / line.length)))
  await giveFiles(page, { 'large.xml': large })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'The check was cancelled' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(summary(page)).toContainText('in large.xml', { timeout: 40_000 })
})

test('a further file is checked by the same worker, and a busy one ends with its file', async ({
  page,
  createWorld,
}) => {
  await openPublicAs(page, await createWorld(), address)
  let started = 0
  page.on('worker', (worker) => {
    if (worker.url().includes('document-check')) started += 1
  })
  await giveFiles(page, { [fileName]: faulty })
  await expect(findings(page).getByRole('listitem').filter({ hasText: "'EACH'" })).toBeVisible()
  const closeFile = async () => page.getByRole('button', { name: 'Close the file' }).click()
  await closeFile()
  await giveFiles(page, { [fileName]: shipment })
  await expect(summary(page)).toContainText(`No error in ${fileName}.`)
  expect(started).toBe(1)

  await closeFile()
  const [, line = ''] = /(<ItemLevel>[\s\S]*?<\/ItemLevel>)/.exec(shipment) ?? []
  await giveFiles(page, { 'large.xml': plant(shipment, line, line.repeat(Math.ceil(20_000_000 / line.length))) })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'The check was cancelled' })).toBeVisible()
  await expect.poll(() => page.workers().filter((one) => one.url().includes('document-check')).length).toBe(0)
})

test('leaving asks before an edited text is lost', async ({ page, createWorld }) => {
  await openPublicAs(page, await createWorld(), address)
  await giveFiles(page, { [fileName]: shipment })
  await page.locator('.cm-content').click()
  await page.keyboard.type('x')
  await page.getByRole('link', { name: 'User Guides' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/document-check/)
  await page.getByRole('link', { name: 'User Guides' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/user-guides/)
})

test.describe('is reached from', () => {
  const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Check a Document' })

  test('the home page and the sidebar of Integration Resources', async ({ page, createWorld }) => {
    await openAs(page, await createWorld(), '/applications')
    await page
      .getByRole('link', { name: /^Dev Center/ })
      .first()
      .click()
    await page.getByRole('link', { name: /^Check a Document/ }).click()
    await expect(title(page)).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integration Resources' }).click()
    await page
      .getByRole('navigation', { name: 'Integration Resources' })
      .getByRole('link', { name: 'Check a Document' })
      .click()
    await expect(title(page)).toBeVisible()
  })

  test('an example file, which is then checked', async ({ page, createWorld }) => {
    await openAs(page, await createWorld(), `/rsx/docs/example-download?file=${fileName}`)
    await page.getByRole('dialog').getByRole('link', { name: 'Check this file' }).click()
    await expect(page).toHaveURL(`${address}?example=${fileName}`)
    await expect(summary(page)).toContainText(`No error in ${fileName}.`)
  })

  test('My Designs and the field requirements, with the retailers chosen there', async ({ page, createWorld }) => {
    await openAs(page, await createWorld(), '/rsx/docs/my-designs?document=Shipments&retailer=Harbor+%26+Pine')
    await page.getByRole('link', { name: 'Check a document', exact: true }).click()
    await expect(page).toHaveURL(`${address}?document=Shipments&retailer=Harbor+%26+Pine`)
    await expect(page.getByRole('button', { name: 'Remove Harbor & Pine' })).toBeVisible()
    await page.goto('/tools/shipping-doc-browser')
    await page.getByRole('checkbox', { name: 'Lakeshore Home, Carton label, cross dock' }).click()
    await page.getByRole('link', { name: 'View field requirements' }).click()
    await page.getByRole('link', { name: 'Check a shipment' }).click()
    await expect(page).toHaveURL(`${address}?document=Shipments&retailer=Lakeshore+Home`)
  })
})
