import { expect, expectErrors, fillSignIn, openAs, platform, portal, signOut, test } from './support/test.ts'

const bar = { name: 'Main' }

test('a protected address opens with its query and hash after signing in', async ({ page, createWorld }) => {
  const world = await createWorld()
  await openAs(page, world, '/applications?page=1&from=mail#list')
  await expect(page).toHaveURL(`${portal}/applications?page=1&from=mail#list`)
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
})

test('a reload restores the session without showing the signed-out page', async ({ page, createWorld }) => {
  const world = await createWorld()
  await openAs(page, world, '/applications')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Welcome to Dev Center' })).toBeVisible()
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Create Trial Account')) sessionStorage.setItem('flashed', 'yes')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Dev Center' })).toBeVisible()
  await expect(page.getByRole('navigation', bar)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('flashed'))).toBeNull()
})

test('signing out also ends the session at the platform', async ({ page, createWorld }) => {
  const world = await createWorld()
  await openAs(page, world, '/applications')
  await signOut(page)
  await expect(page).toHaveURL(`${portal}/home`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto('/applications')
  await page.waitForURL(`${platform}/**`)
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('a wrong password shows an error and the next attempt works', async ({ page, createWorld }) => {
  expectErrors(page, /status of 40[01]/)
  const world = await createWorld()
  await page.goto('/applications')
  await page.waitForURL(`${platform}/**`)
  await fillSignIn(page, { ...world, password: 'not-the-password' })
  await expect(page.getByRole('alert')).toBeVisible()
  await fillSignIn(page, world)
  await expect(page).toHaveURL(`${portal}/applications`)
})

test('switching the organization needs no password, returns to the exact page and shows its data', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld({
    organizations: ['Quarry Goods', 'Pinewood Retail'],
    applicationCount: 2,
    applications: ['web', 'm2m'],
  })
  await openAs(page, world, '/applications?page=1#top')
  await expect(page.getByRole('banner')).toContainText('Quarry Goods')
  await page.getByRole('button', { name: /Quarry Goods/ }).click()
  await page.getByRole('button', { name: /Switch organization/ }).click()
  await page.getByRole('searchbox', { name: 'Search your organizations' }).fill('pine')
  // The id distinguishes organizations of the same name.
  await expect(page.getByRole('listitem').filter({ hasText: 'Pinewood Retail' })).toContainText(
    world.organizations[1]?.id ?? 'none',
  )
  await page.getByRole('radio', { name: 'Pinewood Retail' }).click()
  await page.getByRole('button', { name: 'Switch', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('Pinewood Retail')
  await expect(page).toHaveURL(`${portal}/applications?page=1#top`)
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Pinewood Retail')
})

test('a switch without a provider session asks for the password and returns to the page', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld({ organizations: ['Quarry Goods', 'Pinewood Retail'] })
  await openAs(page, world, '/applications?page=1#top')
  await page.getByRole('button', { name: /Quarry Goods/ }).click()
  await page.getByRole('button', { name: /Switch organization/ }).click()
  await page.getByRole('searchbox', { name: 'Search your organizations' }).fill('pine')
  await page.getByRole('radio', { name: 'Pinewood Retail' }).click()
  // Ends the session at the provider; the portal still has its token.
  await page.context().clearCookies({ domain: 'localhost' })
  await page.getByRole('button', { name: 'Switch', exact: true }).click()
  await page.waitForURL(`${platform}/**`)
  await fillSignIn(page, world)
  await expect(page.getByRole('banner')).toContainText('Pinewood Retail')
  await expect(page).toHaveURL(`${portal}/applications?page=1#top`)
})

test('a refused organization shows an error, and the page and the organization stay', async ({
  page,
  createWorld,
  fail,
}) => {
  const world = await createWorld({ organizations: ['Quarry Goods', 'Pinewood Retail'] })
  const stranger = await createWorld({ organizations: ['Somebody Else'] })
  // The user record names an organization that the person no longer belongs to at the provider.
  const answer = await page.request.get(`${platform}/identity/v3/users/?id=${world.userId}`, {
    headers: { authorization: `Bearer ${world.accessToken}` },
  })
  const record = (await answer.json()) as { results: { organizations: object[] }[] }
  record.results[0]?.organizations.push({
    id: stranger.organizations[0]?.id,
    organization_name: 'Somebody Else',
    permissions: ['devcenter:use'],
  })
  await fail({ match: { path: '/identity/v3/users/', user: world.userId }, status: 200, body: record })

  await openAs(page, world, '/applications?page=1#top')
  await page.getByRole('button', { name: /Quarry Goods/ }).click()
  await page.getByRole('button', { name: /Switch organization/ }).click()
  await page.getByRole('searchbox', { name: 'Search your organizations' }).fill('somebody')
  await page.getByRole('radio', { name: 'Somebody Else' }).click()
  await page.getByRole('button', { name: 'Switch', exact: true }).click()
  await expect(page.getByText('The organization was not changed')).toBeVisible()
  await expect(page).toHaveURL(`${portal}/applications?page=1#top`)
  await expect(page.getByRole('banner')).toContainText('Quarry Goods')
})

test('after a sign-out in another tab the next person signs in without the previous organization', async ({
  page,
  context,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  const other = await context.newPage()
  await other.goto('/home')
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Robin/ })
    .click()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(other.getByRole('heading', { name: 'Building Applications Made Easy' })).toBeVisible()

  const next = await createWorld({ organizations: ['Pinewood Retail'] })
  const asking = page.waitForRequest(`${platform}/authorize?**`)
  await openAs(page, next, '/applications')
  expect(new URL((await asking).url()).searchParams.has('login_hint')).toBe(false)
  await expect(page.getByRole('banner')).toContainText('Pinewood Retail')
})

test('signing in as another person after the session ended in this tab shows no error', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  await page.context().clearCookies({ domain: 'localhost' })
  await openAs(page, await createWorld({ organizations: ['Pinewood Retail'] }), '/applications?page=1')
  await expect(page.getByRole('banner')).toContainText('Pinewood Retail')
  await expect(page).toHaveURL(`${portal}/applications?page=1`)
  await expect(page.getByText('You could not be signed in')).toHaveCount(0)
})

test('every protected route sends a person without access to the page that says what to do, and they can sign out', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld({ hasAccess: false })
  await openAs(page, world, '/applications')
  await expect(page.getByRole('heading', { name: 'Dev Center Access Needed' })).toBeVisible()
  for (const path of ['/home', '/docs', '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL(`${portal}/login/no-user-found`)
  }
  await page.goto('/locations')
  await expect(page).toHaveURL(`${portal}/locations`)
  await page.goto('/login/no-user-found')
  await expect(page.getByRole('main')).toContainText(world.email)
  await expect(page.getByRole('main')).toContainText('ticket on the Contact page')
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact page' })).toHaveAttribute(
    'href',
    '/contact-info',
  )
  await page.getByRole('button', { name: 'Sign out and return home' }).click()
  await expect(page.getByRole('heading', { name: 'Building Applications Made Easy' })).toBeVisible()
})

test('an ended session keeps the input and continues after signing in again', async ({
  page,
  createWorld,
  fail,
  context,
}) => {
  expectErrors(page, /401/)
  const world = await createWorld()
  await openAs(page, world, '/app')
  await page.getByLabel('Name').fill('Half typed')
  const endFault = await fail({
    match: { method: 'POST', path: '/devcenter/v1/applications/', user: world.userId },
    status: 401,
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await endFault()
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Sign in in a new tab' }).click(),
  ])
  await expect(other).toHaveURL(/\/applications$/)
  await other.close()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('Half typed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your application has successfully been created')).toBeVisible()
})

test('return addresses with other origins are not followed', async ({ page }) => {
  for (const path of [
    '/callback',
    '/callback?code=x&state=y',
    '/callback?error=access_denied&state=%22%3E%3Cscript%3E',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(`${portal}/home`)
  }
})
