import type { Page } from '@playwright/test'
import { countCalls, createApplication, readApplication } from './support/applications.ts'
import { press } from './support/keyboard.ts'
import { expect, expectErrors, openAs, portal, test } from './support/test.ts'
import { headers, save, step, updated } from './support/wizard.ts'

const steps = ['App Details', 'App Types', 'Redirect URI', 'Connection Information']

const expanded = (page: Page) => headers(page).and(page.locator('[aria-expanded="true"]'))
const created = 'Your application has successfully been created'

test('an application can be created and completed by keyboard alone', async ({
  page,
  context,
  request,
  createWorld,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const world = await createWorld()
  await openAs(page, world, '/applications')
  const { keyboard } = page

  await press(page, 'Tab', page.getByRole('link', { name: 'Build An App' }))
  await keyboard.press('Enter')
  await press(page, 'Tab', page.getByLabel('Name'))
  await keyboard.type('Night Shift')
  await press(page, 'Tab', page.getByLabel('Description'))
  await keyboard.type('Books docks at night.')
  await press(page, 'Shift+Tab', page.getByLabel('Name'))
  await press(page, 'Tab', page.getByRole('radio', { name: 'burst bolt' }))
  await keyboard.press('ArrowRight')
  await press(page, 'Tab', page.getByRole('radio', { name: 'Orange 200' }))
  await keyboard.press('ArrowRight')
  await press(page, 'Tab', save(page))
  await keyboard.press('Enter')
  await expect(page.getByText(created)).toBeVisible()

  // The page of the new application has its own address, so the focus moves to its heading as on every page.
  await expect(page.getByRole('heading', { level: 1, name: 'Night Shift' })).toBeFocused()
  await expect(step(page, 'App Types')).toHaveAttribute('aria-expanded', 'true')
  await press(page, 'Tab', page.getByRole('radio', { name: 'Web Service Application' }))
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Native Application' })).toBeChecked()
  await keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Web Service Application' })).toBeChecked()
  await press(page, 'Tab', save(page))
  await keyboard.press('Space')

  await expect(step(page, 'Redirect URI')).toBeFocused()
  await press(page, 'Tab', page.getByLabel('Redirect URIs'))
  await keyboard.type('https://dock.example/callback')
  await keyboard.press('Enter')
  await keyboard.type('http://localhost:3000/callback')
  await press(page, 'Tab', save(page))
  await keyboard.press('Enter')

  await expect(step(page, 'Connection Information')).toBeFocused()
  const sandbox = page.getByRole('region', { name: 'Sandbox Keys' })
  await press(page, 'Tab', sandbox.getByRole('button', { name: 'Copy App ID' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Copied to Clipboard')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const saved = await readApplication(request, world, id)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(saved.testClientId)
  expect(saved).toMatchObject({
    name: 'Night Shift',
    description: 'Books docks at night.',
    iconName: 'key',
    iconColor: 'gray500',
    appType: 'web',
    redirectUris: ['https://dock.example/callback', 'http://localhost:3000/callback'],
  })
  await press(page, 'Tab', sandbox.getByRole('button', { name: 'Show App Secret' }))
  await keyboard.press('Space')
  await expect(sandbox).toContainText('s3k_')

  await press(page, 'Shift+Tab', step(page, 'Connection Information'))
  await keyboard.press('Home')
  await expect(step(page, 'App Details')).toBeFocused()
  await keyboard.press('Enter')
  await expect(step(page, 'App Details')).toHaveAttribute('aria-expanded', 'true')
  await expect(sandbox).toHaveCount(0)
})

test('expandIndex opens the step it names; anything else opens the first', async ({ page, createWorld }) => {
  const world = await createWorld({ applications: ['web'] })
  const address = `/app/${world.applications[0]?.id}`
  await openAs(page, world, address)
  for (const query of ['', '?expandIndex=', '?expandIndex=0', '?expandIndex=5', '?expandIndex=-1', '?expandIndex=2x']) {
    await page.goto(address + query)
    await expect(expanded(page)).toHaveCount(1)
    await expect(step(page, 'App Details')).toHaveAttribute('aria-expanded', 'true')
  }
  for (const [index, name] of steps.entries()) {
    await page.goto(`${address}?expandIndex=${index + 1}`)
    await expect(step(page, name)).toHaveAttribute('aria-expanded', 'true')
    await expect(expanded(page)).toHaveCount(1)
  }
})

test('opening a step writes expandIndex, closing it removes it; back and forward move between steps', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld({ applications: ['web'] })
  const address = `/app/${world.applications[0]?.id}`
  await openAs(page, world, `${address}?from=mail&expandIndex=2`)
  await step(page, 'Redirect URI').click()
  await expect(page).toHaveURL(`${portal}${address}?from=mail&expandIndex=3`)
  await step(page, 'Redirect URI').click()
  await expect(page).toHaveURL(`${portal}${address}?from=mail`)
  await expect(expanded(page)).toHaveCount(0)
  await step(page, 'Connection Information').click()
  await expect(page).toHaveURL(`${portal}${address}?from=mail&expandIndex=4`)
  await page.goBack()
  await expect(page).toHaveURL(`${portal}${address}?from=mail`)
  await page.goBack()
  await expect(step(page, 'Redirect URI')).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(step(page, 'App Types')).toHaveAttribute('aria-expanded', 'true')
  await page.goForward()
  await expect(step(page, 'Redirect URI')).toHaveAttribute('aria-expanded', 'true')
})

test('the later steps of a new application are locked and say why', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/app?expandIndex=3')
  await expect(step(page, 'App Details')).toHaveAttribute('aria-expanded', 'true')
  for (const name of steps.slice(1)) {
    const header = step(page, name)
    await expect(header).toHaveAttribute('aria-disabled', 'true')
    await expect(header).toContainText('Save App Details first')
    await header.focus()
    await page.keyboard.press('Enter')
    await expect(header).toHaveAttribute('aria-expanded', 'false')
  }
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
})

test('an m2m application has no Redirect URI step; its number opens the next', async ({ page, createWorld }) => {
  const world = await createWorld({ applications: ['m2m'] })
  await openAs(page, world, `/app/${world.applications[0]?.id}?expandIndex=3`)
  await expect(step(page, 'Connection Information')).toHaveAttribute('aria-expanded', 'true')
  await expect(headers(page)).toHaveCount(3)
  await expect(step(page, 'Redirect URI')).toHaveCount(0)
  await expect(step(page, 'Connection Information')).toContainText(/^3/)
})

test('changing the type to m2m hides step 3 and the redirect URIs, changing it back shows them again', async ({
  page,
  request,
  createWorld,
}) => {
  const world = await createWorld({ applications: ['web'] })
  const id = world.applications[0]?.id ?? ''
  await openAs(page, world, `/app/${id}?expandIndex=2`)
  await expect(page.getByText('http://localhost:3000/callback')).toBeVisible()
  await page.getByRole('radio', { name: 'Machine-to-Machine Application' }).check()
  await save(page).click()
  await expect(page.getByText(updated)).toBeVisible()
  await expect(page).toHaveURL(`${portal}/app/${id}?expandIndex=4`)
  await expect(headers(page)).toHaveCount(3)
  await expect(step(page, 'Redirect URI')).toHaveCount(0)
  await expect(page.getByText('http://localhost:3000/callback')).toHaveCount(0)
  expect(await readApplication(request, world, id)).toMatchObject({
    appType: 'm2m',
    redirectUris: ['http://localhost:3000/callback'],
  })

  await step(page, 'App Types').click()
  await page.getByRole('radio', { name: 'Native Application' }).check()
  await save(page).click()
  await expect(page.getByLabel('Redirect URIs')).toHaveValue('http://localhost:3000/callback')
})

test('the 27 icons can be chosen by keyboard; the window moves by 106 px and the preview follows', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/app')
  const group = page.getByRole('radiogroup', { name: 'Icon' })
  const icons = group.getByRole('radio')
  await expect(icons).toHaveCount(27)
  const position = () => group.evaluate((element) => element.firstElementChild?.scrollLeft)
  const tiles = [
    page.getByRole('region', { name: 'Preview' }),
    page.getByRole('heading', { level: 1 }).locator('../..'),
  ]
  const drawing = (index: number) => group.locator('label svg').nth(index).innerHTML()

  await press(page, 'Tab', icons.first())
  await expect(icons.first()).toBeChecked()
  for (let index = 1; index < 27; index += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(icons.nth(index)).toBeChecked()
    await expect(icons.nth(index)).toBeFocused()
    await expect.poll(position, `after icon ${index}`).toBe(Math.max(0, index - 2) * 106)
    await expect(icons.nth(index)).toBeInViewport({ ratio: 1 })
    for (const tile of tiles) expect(await tile.locator('svg').first().innerHTML()).toBe(await drawing(index))
  }
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(position).toBe(24 * 106)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(position).toBe(23 * 106)

  await press(page, 'Shift+Tab', page.getByRole('button', { name: 'Next icons' }))
  await page.keyboard.press('Enter')
  await expect.poll(position).toBe(24 * 106)
  await expect(page.getByText('25 to 27 of 27')).toBeVisible()
  await press(page, 'Shift+Tab', page.getByRole('button', { name: 'Previous icons' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect.poll(position).toBe(22 * 106)
  await expect(icons.nth(23)).toBeChecked()

  const colors = page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio')
  await expect(colors).toHaveCount(6)
  await press(page, 'Tab', page.getByRole('radio', { name: 'Orange 200' }))
  const background = (element: Element) => getComputedStyle(element).backgroundColor
  const seen = new Set<string>()
  for (const name of ['Gray 500', 'Green 300', 'Blue 200', 'Blue 400', 'Purple 200', 'Orange 200']) {
    await page.keyboard.press('ArrowRight')
    const color = page.getByRole('radio', { name })
    await expect(color).toBeChecked()
    const chosen = await color.locator('..').evaluate(background)
    seen.add(chosen)
    for (const tile of tiles) {
      await expect.poll(() => tile.locator('svg').first().locator('..').evaluate(background)).toBe(chosen)
    }
  }
  expect(seen.size).toBe(6)
})

test('a reopened application shows its icon in the window', async ({ page, request, createWorld }) => {
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Fleet', iconName: 'globe', iconColor: 'green300' })
  await openAs(page, world, `/app/${id}`)
  await expect(page.getByRole('radio', { name: 'globe' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'globe' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('radio', { name: 'Green 300' })).toBeChecked()
})

test('redirect URIs: messages are exact, empty lines are dropped, spaces are trimmed', async ({
  page,
  request,
  createWorld,
}) => {
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Portal', appType: 'web' })
  await openAs(page, world, `/app/${id}?expandIndex=3`)
  const field = page.getByLabel('Redirect URIs')
  const message = page.locator(`#${await field.getAttribute('id')}-error`)
  await save(page).click()
  await expect(message).toHaveText('You must have at least one Redirect URI')
  await expect(field).toBeFocused()
  for (const separator of [',', ';', ', ']) {
    await field.fill(`https://a.example/cb${separator}https://b.example/cb`)
    await expect(message).toHaveText('Use only linebreaks to separate URIs; do not use commas or semicolons')
  }
  await field.fill('\n\n  \n')
  await expect(message).toHaveText('You must have at least one Redirect URI')
  expect(await countCalls(request, world, 'PUT')).toBe(0)

  await field.fill('\nhttps://a.example/cb  \n\n\thttp://localhost:3000/cb\n\n')
  await expect(message).toHaveCount(0)
  await save(page).click()
  await expect(page.getByText(updated)).toBeVisible()
  await expect(page).toHaveURL(/expandIndex=4/)
  expect((await readApplication(request, world, id)).redirectUris).toEqual([
    'https://a.example/cb',
    'http://localhost:3000/cb',
  ])
})

test('every redirect URI has a hint, which does not prevent saving', async ({ page, request, createWorld }) => {
  expectErrors(page, /status of 400/)
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Portal', appType: 'web' })
  await openAs(page, world, `/app/${id}?expandIndex=3`)
  const field = page.getByLabel('Redirect URIs')
  await expect(field).toHaveAccessibleDescription(
    /Development URIs may be localhost over HTTP; production URIs must be HTTPS\./,
  )
  const hints = page.getByRole('region', { name: 'Line by line' }).getByRole('listitem')
  await field.fill(
    [
      'https://shop.example/cb',
      'http://localhost:3000/cb ',
      'http://shop.example/cb',
      'com.example.app:/cb',
      'https://shop.example/cb#part',
      'https://*.shop.example/cb',
    ].join('\n'),
  )
  await expect(hints).toContainText([
    'Ready for production',
    'Works on your own computer only',
    'A production URI must be HTTPS',
    'Only native applications have a scheme of their own',
    'A redirect URI has no fragment (#)',
    'Wildcards are not matched: list every URI',
  ])
  await expect(hints.nth(1)).toContainText('Spaces around it are removed when you save')
  // Only the platform refuses URIs; the input stays unchanged.
  await save(page).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await countCalls(request, world, 'PUT')).toBe(1)
  await expect(field).toHaveValue(/com\.example\.app:\/cb/)
  await field.fill('https://shop.example/cb\nhttp://localhost:3000/cb ')
  await save(page).click()
  await expect(page.getByText(updated)).toBeVisible()
})
