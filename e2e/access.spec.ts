import { expect, fillSignIn, openAs, platform, portal, test } from './support/test.ts'

for (const path of [
  '/rsx/docs/my-designs',
  '/rsx/docs/example-download',
  '/rsx/docs/fields-qualifiers',
  '/tools/shipping-doc-browser',
  // An address without a template, whose query must survive the sign-in.
  '/tools/shipping-doc-browser/field-requirements?kind=label',
]) {
  test(`${path} asks visitors to sign in, then opens`, async ({ page, createWorld }) => {
    await openAs(page, await createWorld(), path)
    await expect(page).toHaveURL(portal + path)
  })
}

test('pages about the account, contact, offices and terms need neither role nor accepted terms', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld({ hasAccess: false, hasAcceptedTerms: false }), '/applications')
  await expect(page).toHaveURL(`${portal}/login/no-user-found`)
  for (const [path, heading] of [
    ['/login/', 'Sign In'],
    ['/login/reset-password', 'Reset password'],
    ['/login/create', 'Finalize trial account'],
    ['/login/create-new-password', 'Create new password'],
    ['/contact-info', 'Contact'],
    ['/locations', 'Office Locations'],
    ['/terms-of-use', 'Terms of Use'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(portal + path)
  }
})

test('the profile starts with the personal information', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/profile')
  await expect(page).toHaveURL(`${portal}/profile/personal`)
})

test('sign-in asks for a code with PKCE in the terms of the environment, a switch for the organization', async ({
  page,
  createWorld,
}) => {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === platform && url.pathname === '/authorize') asked.push(url.searchParams)
  })
  const world = await createWorld({ organizations: ['Quarry Goods', 'Pinewood Retail'] })
  await page.goto('/applications')
  await fillSignIn(page, world)
  await page.waitForURL(`${portal}/applications`)
  const [signIn] = asked
  expect(Object.fromEntries(signIn ?? [])).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid profile email',
    audience: 'https://network.example',
    client_id: 'dev-center-portal',
    realm: 'network-users',
    redirect_uri: `${portal}/callback`,
  })

  await page.getByRole('button', { name: /Quarry Goods/ }).click()
  await page.getByRole('button', { name: /Switch organization/ }).click()
  await page.getByRole('radio', { name: 'Pinewood Retail' }).click()
  await page.getByRole('button', { name: 'Switch', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('Pinewood Retail')
  await expect(page).toHaveURL(`${portal}/applications`)
  const switching = asked.filter((query) => query.get('login_hint') === world.organizations[1]?.id)
  // The first of them is silent.
  expect(switching[0]?.get('prompt')).toBe('none')
})

test('the page stays English for a person who chose another language', async ({ page, request, createWorld }) => {
  const world = await createWorld()
  const answer = await request.put(`${platform}/identity/v3/users/${world.userId}/profile/`, {
    headers: { authorization: `Bearer ${world.accessToken}` },
    data: {
      first_name: 'Robin',
      last_name: 'Sample',
      email: world.email,
      preferences: { language: ['fr-FR'], timezone: 'Europe/Paris', locale: 'fr-FR' },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await openAs(page, world, '/applications')
  await page.goto('/profile/display')
  await expect(page.getByLabel('Language')).toHaveValue('fr-FR')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
