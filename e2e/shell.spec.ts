import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectErrors,
  openAs,
  platform,
  portal,
  test,
} from './support/test.ts'

test('the root and /sso lead home, unknown paths show the not-found page', async ({ page }) => {
  for (const path of ['/', '/sso']) {
    await page.goto(path)
    await expect(page).toHaveURL(`${portal}/home`)
  }
  await page.goto('/no/such-page')
  await expect(page.getByRole('heading', { name: "The page you're looking for can't be found." })).toBeVisible()
  await expect(page).toHaveTitle('Dev Center | No / Such Page')
})

test('the not-found page leads back to the previous page, or home if there is none', async ({ page }) => {
  await page.goto('/no/such-page')
  await expect(page.getByRole('button', { name: 'Back to the last page' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(`${portal}/home`)
  await page.goto('/no/such-page')
  await page.getByRole('button', { name: 'Back to the last page' }).click()
  await expect(page).toHaveURL(`${portal}/home`)
})

test('visitors see the five navigation entries, both actions and the footer', async ({ page }) => {
  await page.goto('/home')
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(entries).toHaveText([
    'Home',
    'Applications',
    'API Documentation',
    'Integration Resources',
    'User Guides',
  ])
  await expect(entries.first()).toHaveAttribute('aria-current', 'true')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveCSS('background-color', 'rgb(9, 12, 14)')
  await expect(bar.getByRole('link', { name: 'Create Trial Account' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Sign In' })).toBeVisible()
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect(links).toHaveText(['Contact', 'Office Locations', 'Terms of Use', 'Status'])
  const addresses = ['/contact-info', '/locations', '/terms-of-use', 'https://status.network.example/']
  for (const [index, path] of addresses.entries()) await expect(links.nth(index)).toHaveAttribute('href', path)
  await expect(page.getByRole('contentinfo')).toHaveText(new RegExp(`© ${new Date().getFullYear()} Dev Center$`))
})

test('the root of the local platform links to pages that open', async ({ page }) => {
  await page.goto(platform)
  await expect(page.getByRole('heading', { level: 1, name: 'Local platform' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const links = await page.getByRole('link').all()
  const addresses = await Promise.all(
    links.map((link) => link.evaluate((anchor) => (anchor as HTMLAnchorElement).href)),
  )
  expect(addresses).toEqual(expect.arrayContaining([`${portal}/`, `${platform}/outbox`, `${platform}/demo`]))
  for (const address of addresses) expect([address, (await page.request.get(address)).status()]).toEqual([address, 200])
  await page.getByRole('link', { name: 'Outbox' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
})

test('navigating announces the page and moves the focus to its heading', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveTitle('Dev Center | Home')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Dev Center' })).toBeFocused()
  await expect(page.getByText('Dev Center | Home')).toBeAttached()
})

test('the skip link is first and leads to the content', async ({ page }) => {
  await page.goto('/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the theme follows the system until the reader chooses one, which survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/home')
  const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  // The theme-color of the browser's frame equals the colour of the bar.
  const expectFrameAsBar = async () => {
    const [frame, bar] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? ''
      const channels = color.match(/[0-9a-f]{2}/g)?.map((channel) => Number.parseInt(channel, 16))
      const header = document.querySelector('header')
      return [`rgb(${channels?.join(', ')})`, header && getComputedStyle(header).backgroundColor]
    })
    expect(frame).toBe(bar)
  }
  const dark = await canvas()
  await expectFrameAsBar()
  await page.getByRole('button', { name: 'Theme: system' }).click()
  await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible()
  expect(await canvas()).not.toBe(dark)
  await expectFrameAsBar()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible()
  expect(await canvas()).not.toBe(dark)
  await expectFrameAsBar()
})

test('the key / focuses the filter until it is turned off, by visitors in the bar and by others in the profile menu', async ({
  page,
  createWorld,
}) => {
  await page.goto('/docs')
  const filter = page.getByRole('textbox', { name: 'Filter' })
  await expect(filter).toBeVisible()
  await page.keyboard.press('/')
  await expect(filter).toBeFocused()
  const inBar = page.getByRole('banner').getByRole('switch', { name: 'Shortcut keys / and ?' })
  await inBar.press('Space')
  await expect(inBar).not.toBeChecked()
  await page.reload()
  await expect(filter).toBeVisible()
  await page.keyboard.press('/')
  await expect(filter).not.toBeFocused()
  await expect(filter).toHaveValue('')

  const world = await createWorld()
  await openAs(page, world, '/applications')
  await page.goto('/docs')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Robin Sample/ })
    .press('Enter')
  const inMenu = page.getByRole('switch', { name: 'Shortcut keys / and ?' })
  await expect(inMenu).not.toBeChecked()
  await expectAccessibleInBothThemes(page)
  await inMenu.press('Enter')
  await expect(inMenu).toBeChecked()
  await page.keyboard.press('/')
  await expect(filter).not.toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(filter).toBeFocused()
})

test('the key ? lists the shortcuts of the portal, and nothing offers them on touch', async ({ page, browser }) => {
  await page.goto('/docs')
  const filter = page.getByRole('textbox', { name: 'Filter' })
  await filter.press('?')
  await expect(filter).toHaveValue('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog.getByText('Show this list')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()

  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const touched = await phone.newPage()
  await touched.goto(`${portal}/docs`)
  await expect(touched.getByRole('link', { name: 'Terms of Use' })).toBeVisible()
  await expect(touched.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden()
  await phone.close()
})

test('the profile menu closes when Tab leaves it and stays open when Shift+Tab returns to its button', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  const banner = page.getByRole('banner')
  const profile = banner.getByRole('button', { name: /Robin Sample/ })
  const settings = banner.getByRole('link', { name: 'Edit Profile & Settings' })
  await profile.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(settings).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('switch', { name: 'Shortcut keys / and ?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: 'Sign Out' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(settings).toBeHidden()
  await expect(banner.locator(':focus')).toHaveCount(0)

  await profile.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(settings).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(profile).toBeFocused()
  await expect(settings).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(settings).toBeHidden()
})

test('the profile menu closes when Tab leaves it for the browser, because nothing on the page follows it', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  // A page whose code is still being loaded has nothing to focus.
  await page.route(/\/assets\/ApplicationsPage-[^/]+\.js/, () => undefined)
  await page.goto('/applications', { waitUntil: 'commit' })
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: /Robin Sample/ }).press('Enter')
  const signOut = banner.getByRole('button', { name: 'Sign Out' })
  await signOut.focus()
  await page.keyboard.press('Tab')
  await expect(signOut).toBeHidden()
})

test('on a phone the navigation is a drawer that traps and returns the focus', async ({ page, createWorld }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await createWorld(), '/applications')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await drawer.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(`${portal}/home`)
  await expect(drawer).toBeHidden()
})

test('a banner says that the browser is offline and disappears when it is online again', async ({ page, context }) => {
  expectErrors(page, /ERR_INTERNET_DISCONNECTED/)
  await page.goto('/home')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('a trial organization sees the trial banner', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ isTrial: true }), '/applications')
  await expect(page.getByText('You are using a trial account.')).toBeVisible()
  await expectAccessible(page)
})

test('internal tools are offered to staff only, and do not exist for others', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await expect(page.getByRole('link', { name: /Shipping Document Browser/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Example Tool/ })).toHaveCount(0)
  await page.goto('/tools/example-tool')
  await expect(page.getByRole('heading', { name: "The page you're looking for can't be found." })).toBeVisible()
})

test('staff open internal tools', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ namespace: 'spsc' }), '/applications')
  await page.getByRole('link', { name: /Example Tool/ }).click()
  await expect(page).toHaveURL(`${portal}/tools/example-tool`)
  await expect(page.getByRole('heading', { name: "The page you're looking for can't be found." })).toHaveCount(0)
})
