import { exampleXml, giveFiles, plant } from './support/documents.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFitAtEveryWidth,
  fillSignIn,
  platform,
  portal,
  test,
} from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const fileName = 'SH104415-1-v7.7-CrossDock.xml'
const shipment = plant(exampleXml('SH104415-1-v7.7-CrossDock'), '<OrderQtyUOM>EA<', '<OrderQtyUOM>EACH<')

test('a visitor checks a file, and keeps it with its changes over a sign-in that unlocks the retailers', async ({
  page,
  context,
  createWorld,
}) => {
  const world = await createWorld()
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(platform)) requested.push(request.url())
  })
  await page.goto('/rsx/docs/rsx-overview')
  await page.getByRole('link', { name: 'Check a Document' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check a Document' })).toBeVisible()
  await expectAccessible(page)
  await giveFiles(page, { [fileName]: shipment })
  const summary = page.locator('p[role=status]').filter({ hasText: '.xml' }).first()
  await expect(summary).toContainText('1 error')
  // A visitor gets only what is public: no design, no list that needs a token.
  expect(requested.filter((url) => /My-design-files|valid_schema_names|OMM-example-files/.test(url))).toEqual([])

  await page.getByRole('button', { name: /^Line \d+, column \d+$/ }).click()
  await page.keyboard.type('EA')
  await expect(summary).toContainText('No error in')

  await page.getByRole('button', { name: 'Choose retailers After sign-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choosing retailers needs an account' })
  await expect(dialog).toContainText('Your document stays open in this tab')
  await expectAccessibleInBothThemes(page)
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Sign In' }).click(),
  ])
  await expect(popup.getByRole('main')).toContainText('You come from Check a Document, which stays open as it is.')
  await fillSignIn(popup, world)
  await expect(page.getByRole('button', { name: 'Choose retailers', exact: true })).toBeVisible()
  // The button that was pressed has gone with the page of visitors.
  await expect(page.getByRole('heading', { level: 1, name: 'Check a Document' })).toBeFocused()
  await expect(summary).toContainText('No error in')
  await page.getByRole('button', { name: 'Choose retailers' }).click()
  await page.getByRole('checkbox', { name: 'Northgate Outfitters' }).check()
  await page.getByRole('button', { name: 'Check for 1' }).click()
  await expect(summary).toContainText(/Passes at [01] of 1 retailers?\./)
  // Neither the address nor the storages know the document.
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  )
  expect(stored).not.toContain('OrderQtyUOM')
  expect(stored).not.toContain(fileName)
})

test('a locked page says so, and the sign-in page why it is shown; Back to Dev Center leads home', async ({ page }) => {
  await page.goto('/home')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const locked = navigation.getByRole('link', { name: 'Applications After sign-in' })
  await expectAccessible(page)
  await locked.click()
  await page.waitForURL(`${platform}/**`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Applications needs an account. It opens after you sign in.')
  await expectAccessibleInBothThemes(page)
  await expect(main.getByRole('link', { name: 'Create Trial Account' })).toHaveAttribute('href', `${portal}/signup`)
  await main.getByRole('link', { name: 'Back to Dev Center' }).click()
  await expect(page).toHaveURL(`${portal}/home`)

  // A person who pressed Sign In comes back to the page.
  await page.goto('/search?q=ship+date')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await expect(main).toContainText('You get to Search after you sign in.')
  await main.getByRole('link', { name: 'Back to Dev Center' }).click()
  await expect(page).toHaveURL(`${portal}/search?q=ship+date`)
})

test('the home page checks an invoice, explains an error and makes an order, and loads workers with a press only', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const ofDemos = () => requested.filter((url) => /document-check|decoder|\/rsx\/|My-design-files/.test(url))
  await page.goto('/home')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Check this invoice' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(ofDemos()).toEqual([])

  await main.getByRole('button', { name: 'Check this invoice' }).click()
  await expect(main.getByText('2 errors: the network refuses it.')).toBeVisible()
  await main.getByRole('button', { name: 'Decode this response' }).click()
  await expect(main.getByText(/^Copy the client id and the secret again/)).toBeVisible()
  await main.getByRole('button', { name: 'Make an order' }).click()
  await expect(main.getByRole('textbox', { name: 'Sample order' })).toHaveValue(/<PurchaseOrderNumber>/)
  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)
  expect(ofDemos().filter((url) => url.includes('My-design-files'))).toEqual([])

  await main.getByRole('button', { name: /^Line 18/ }).click()
  await page.keyboard.type('EA')
  await expect(main.getByText('1 error: the network refuses it.')).toBeVisible()
})
