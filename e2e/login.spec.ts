import type { Page, Request } from '@playwright/test'
import { expectFitAndAccessible } from './support/docs.ts'
import { throwUntilReceived } from './support/error-tracking.ts'
import { press } from './support/keyboard.ts'
import { followMail, invite } from './support/mail.ts'
import { expect, expectErrors, fillSignIn, openAs, platform, portal, test } from './support/test.ts'

const password = 'Fjord-textil-1'
const finalizeButton = (page: Page) => page.getByRole('button', { name: 'Finalize Account' })
const passwordField = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true })

/** Signs in and returns the claims of the ID token that the portal receives. */
async function signInClaims(page: Page, signIn: () => Promise<void>): Promise<Record<string, unknown>> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/oauth/token') && response.ok()),
    signIn(),
  ])
  const { id_token: token } = (await answer.json()) as { id_token: string }
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}

test('a slow password rule does not block the page, and the server checks it', async ({ page, createWorld }) => {
  const world = await createWorld()
  const rules = { lower: { pattern: '[a-z]' }, nested: { pattern: '(a+)+$' }, number: { pattern: '[0-9]' } }
  await page.route('**/password-policy/', (route) => route.fulfill({ json: { data: { regex_policy: rules } } }))
  await page.goto('/login/reset-password')
  await page.getByLabel('Email').fill(world.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await followMail(page, world.email, 'Choose a new password')
  const save = page.getByRole('button', { name: 'Save New Password' })
  await passwordField(page, 'New Password').fill(`${'a'.repeat(60)}!A`)
  // The main thread responds while the worker is busy.
  expect(await page.evaluate(() => document.title)).not.toBe('')
  await expect(page.getByRole('listitem').filter({ hasText: 'nested' })).toHaveText('nested (checked when you save)')
  await expect(save).toHaveAccessibleDescription('1 rule is left: 1 number')
  await passwordField(page, 'New Password').fill(`${'a'.repeat(60)}!A1`)
  await expect(save).not.toHaveAttribute('aria-disabled')
  await save.click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
})

test('two invited people finalize their accounts in two browsers and sign in to their own organizations', async ({
  page,
  browser,
  request,
}) => {
  const other = await (await browser.newContext()).newPage()
  const people = [
    { page, invited: await invite(request, 'Jonas') },
    { page: other, invited: await invite(request, 'Ines') },
  ]
  for (const { page: own, invited } of people) {
    await followMail(own, invited.email, 'Finalize your account')
    await expect(own.getByLabel('First Name')).toHaveValue(invited.firstName)
    await expect(own.getByLabel('Last Name')).toHaveValue(invited.lastName)
    await expect(own.getByLabel('Email')).toHaveValue(invited.email)
    await expect(own).toHaveURL(`${portal}/login/create`)
  }
  const organizations = new Set<unknown>()
  for (const { page: own, invited } of people) {
    // Use the keyboard only, from the first field to the button.
    await own.getByLabel('Last Name').focus()
    await press(own, 'Tab', passwordField(own))
    await own.keyboard.type('Fjord-textil')
    await expect(own.getByText('1 rule is left: 1 number')).toBeVisible()
    await own.keyboard.type('-1')
    await press(own, 'Tab', finalizeButton(own))
    // The password is checked in a worker: the button can be pressed once no rule is left.
    await expect(finalizeButton(own)).not.toHaveAttribute('aria-disabled')
    await own.keyboard.press('Enter')
    await expect(own.getByRole('heading', { level: 1, name: 'Account finalized' })).toBeFocused()
    await own.getByRole('button', { name: 'Sign In' }).click()
    await expect(own.getByLabel('Email')).toHaveValue(invited.email)
    const claims = await signInClaims(own, () => fillSignIn(own, { email: invited.email, password }))
    expect(claims).toMatchObject({ email: invited.email, given_name: invited.firstName })
    organizations.add(claims['organization_id'])
    await own.waitForURL((url) => url.origin === portal && url.pathname !== '/callback')
    // A new person accepts the terms first.
    await own.getByLabel('I agree to accept these terms of service.').check()
    await own.getByRole('button', { name: 'Submit' }).click()
    await expect(own.getByText('You are using a trial account.')).toBeVisible()
    await expect(own.getByRole('banner')).toContainText(invited.organization)
  }
  expect(organizations.size).toBe(2)
  await other.context().close()
})

test('the new account replaces another session, and its invitation cannot be used again', async ({
  page,
  request,
  createWorld,
}) => {
  expectErrors(page, /status of 409/)
  await openAs(page, await createWorld(), '/applications')
  const invited = await invite(request)
  const address = await followMail(page, invited.email, 'Finalize your account')
  await passwordField(page).fill(password)
  await finalizeButton(page).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  const claims = await signInClaims(page, () => fillSignIn(page, { email: invited.email, password }))
  expect(claims).toMatchObject({ email: invited.email })

  await page.goto(address.href)
  await expect(page.getByText('Your account is already set up.')).toBeVisible()
  await expect(page.getByText('This invitation was used already')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Forgot password?' })).toBeVisible()
})

test('a password reset starts on the sign-in page, ends old sessions and the new password signs in', async ({
  page,
  browser,
  createWorld,
}) => {
  expectErrors(page, /status of 401/)
  const world = await createWorld({ applications: ['web'] })
  const elsewhere = await (await browser.newContext()).newPage()
  await openAs(elsewhere, world, '/applications')

  await page.goto('/applications')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(`${portal}/login/reset-password`)
  await press(page, 'Tab', page.getByLabel('Email'))
  await page.keyboard.type(world.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()

  await followMail(page, world.email, 'Choose a new password')
  await expect(page.getByLabel('Email')).toHaveValue(world.email)
  await passwordField(page, 'New Password').fill(password)
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeFocused()

  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(world.email)
  await fillSignIn(page, world)
  await expect(page.getByRole('alert')).toContainText('Wrong email address or password.')
  await fillSignIn(page, { ...world, password })
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Dev Center' })).toBeVisible()

  await elsewhere.goto('/applications')
  await expect(elsewhere.getByLabel('Password')).toBeVisible()
  await elsewhere.context().close()
})

test('secrets in emails do not reach storage, later addresses, referrers, the log or error tracking', async ({
  page,
  request,
  createWorld,
}) => {
  expectErrors(page, /planted/)
  const calls: Request[] = []
  page.on('request', (call) => calls.push(call))
  const world = await createWorld()
  const invited = await invite(request)
  await request.post(`${platform}/identity/users/forgot-password/`, {
    data: { email_address: world.email, reset_destination: 'devcenter' },
  })
  for (const { email, link, label, parameter, button } of [
    {
      email: invited.email,
      link: 'Finalize your account',
      label: 'Password',
      parameter: 'signed_invite',
      button: 'Finalize Account',
    },
    {
      email: world.email,
      link: 'Choose a new password',
      label: 'New Password',
      parameter: 'reset_code',
      button: 'Save New Password',
    },
  ]) {
    const arrival = await followMail(page, email, link)
    const secret = arrival.searchParams.get(parameter) ?? ''
    expect(secret.length).toBeGreaterThan(40)
    const own = `Own-secret-${Math.floor(Math.random() * 1e9)}!`
    await passwordField(page, label).fill(own)
    await page.getByRole('button', { name: `Show ${label.toLowerCase()}` }).click()
    const event = JSON.stringify(await throwUntilReceived(page, request, `planted-${crypto.randomUUID()}`))
    const pageState = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        window.name,
        history.state,
        location.href,
        document.referrer,
        document.title,
      ]),
    )
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    const log = await (await request.get(`${platform}/__control/requests`)).text()
    for (const hidden of [secret, own]) for (const place of [event, pageState, log]) expect(place).not.toContain(hidden)

    await page.reload()
    await expect(page.getByText(/Open the link in .* again/)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
    // Only the link itself carries the secret, and the call that reads an invitation, which has it in its path (API-15).
    const carriers = calls.filter((call) => call.url().includes(secret)).map((call) => new URL(call.url()).pathname)
    const invitationPath = `/identity/v3/users/invitations/unauthed/${secret}/`
    expect(carriers).toEqual(parameter === 'signed_invite' ? [arrival.pathname, invitationPath] : [arrival.pathname])
    const referrers = await Promise.all(calls.map(async (call) => (await call.allHeaders())['referer'] ?? ''))
    expect(referrers).toContain(`${portal}/`)
    for (const referrer of referrers) expect(referrer).not.toContain(secret)
    calls.length = 0
  }
})

test('hostile values in links of emails have no effect', async ({ page }) => {
  expectErrors(page, /status of 40[04]/)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  const elsewhere: string[] = []
  page.on('request', (call) => {
    if (![portal, platform].includes(new URL(call.url()).origin)) elsewhere.push(call.url())
  })
  for (const value of [
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '//evil.example',
    '../../../__control/requests',
  ]) {
    const text = encodeURIComponent(value)
    await page.goto(`/login/create?signed_invite=${text}&next=${text}`)
    await expect(page.getByText('Part of the link may be missing.')).toBeVisible()
    await page.goto(`/login/create-new-password?email_address=${text}&reset_code=${text}&returnTo=${text}`)
    await expect(page.getByLabel('Email')).toHaveValue(value)
    await expect(page).toHaveURL(`${portal}/login/create-new-password`)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  }
  expect(alerts).toEqual([])
  expect(elsewhere).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the login area is accessible in the ${colorScheme} theme and fits on every screen`, async ({
    page,
    request,
    createWorld,
  }) => {
    expectErrors(page, /status of (404|500)/)
    await page.emulateMedia({ colorScheme })
    await page.goto('/login/')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
    await expectFitAndAccessible(page)

    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByLabel('Email').fill('nobody')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    const world = await createWorld()
    await page.getByLabel('Email').fill(world.email)
    await page.route('**/forgot-password/', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('alert')).toContainText("Oops! We're having a problem on our end.")
    await expectFitAndAccessible(page)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

    await followMail(page, world.email, 'Choose a new password')
    await passwordField(page, 'New Password').fill('abc')
    await expect(page.getByText('4 rules are left')).toBeVisible()
    await expectFitAndAccessible(page)

    const { email } = await invite(request, 'Maximilian-Wilhelm-Friedrich')
    await followMail(page, email, 'Finalize your account')
    await passwordField(page).fill(password)
    // Its color changes once a worker has compared the password with the rules.
    await expect(finalizeButton(page)).toBeEnabled()
    await expectFitAndAccessible(page)
    await page.goto('/login/create?signed_invite=nonsense')
    await expect(page.getByText('This invitation is not known')).toBeVisible()
    await expectFitAndAccessible(page)
    await page.goto(`${platform}/outbox?to=${email}`)
    await expectFitAndAccessible(page)
  })
}
