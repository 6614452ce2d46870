import type { Page } from '@playwright/test'
import { solveCaptcha } from './support/captcha.ts'
import { expectFitAndAccessible } from './support/docs.ts'
import { expect, expectErrors, platform, portal, test } from './support/test.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Create Trial Account' }).last()

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the signup is accessible in the ${colorScheme} theme and fits on every screen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/signup')
    await expect(page.frameLocator('iframe[title=reCAPTCHA]').getByText("I'm not a robot")).toBeVisible()
    await expectFitAndAccessible(page)
    await solveCaptcha(page)
    await submit(page).click()
    await expect(page.getByLabel('First Name')).toBeFocused()
    await expectFitAndAccessible(page)
  })
}

test('an existing account shows an error with a link to sign in', async ({ page, createWorld }) => {
  expectErrors(page, /status of 400/)
  const world = await createWorld()
  await page.goto('/signup')
  await fill(page, { 'First Name': 'Robin', 'Last Name': 'Sample', Email: world.email })
  await solveCaptcha(page)
  await submit(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This account already exists.')
  await expect(alert).toBeFocused()
  // A captcha token can be used once, so the box has to be ticked again.
  await expect(page.frameLocator('iframe[title=reCAPTCHA]').getByRole('checkbox')).not.toBeChecked()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByLabel('Email')).toHaveValue(world.email)
  await alert.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('a captcha that is blocked or hangs shows an error, and Retry keeps the input', async ({ page }) => {
  expectErrors(page, /ERR_BLOCKED_BY_CLIENT|ERR_FAILED/)
  let network: 'blocks' | 'hangs' | 'works' = 'blocks'
  let attempts = 0
  await page.route('**/recaptcha/api.js*', async (route) => {
    attempts += 1
    if (network === 'blocks') await route.abort('blockedbyclient')
    if (network === 'works') await route.continue()
  })
  await page.goto('/signup')
  await page.getByLabel('First Name').fill('Jonas')
  await expect(page.getByRole('alert')).toContainText('The captcha could not be loaded.')
  await expectFitAndAccessible(page)

  network = 'hangs'
  await page.clock.install()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Loading the captcha')).toBeAttached()
  await expect(page.getByRole('group', { name: 'Captcha' })).toBeFocused()
  await expect
    .poll(() => attempts, 'A script that is requested late must not get the answer of the next attempt')
    .toBe(2)
  await page.clock.fastForward(21_000)
  await expect(page.getByRole('alert')).toContainText('The captcha could not be loaded.')

  network = 'works'
  await page.getByRole('button', { name: 'Retry' }).click()
  await solveCaptcha(page)
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByLabel('First Name')).toHaveValue('Jonas')
})

test('a click on the captcha works although it moves the focus from an invalid field', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.frameLocator('iframe[title=reCAPTCHA]').getByText("I'm not a robot")).toBeVisible()
  await page.getByLabel('Email').fill('no address')
  await solveCaptcha(page)
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
})

test('the captcha token is not stored or logged anywhere', async ({ page, request }) => {
  let token = ''
  page.on('response', (answer) => {
    if (answer.url().endsWith('/recaptcha/token'))
      void answer.json().then((body: { token: string }) => {
        token = body.token
      })
  })
  await page.goto('/signup')
  await fill(page, {
    'First Name': 'Jonas',
    'Last Name': 'Lindqvist',
    Email: `jonas-${crypto.randomUUID()}@fjord.example`,
  })
  await solveCaptcha(page)
  await submit(page).click()
  await expect(page.getByText('Thank you for signing up!')).toBeVisible()
  expect(token).toMatch(/^cap_/)
  const kept = await page.evaluate(() => {
    const stored = [localStorage, sessionStorage].map((storage) => Object.entries(storage))
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
    return JSON.stringify([stored, document.cookie, window.name, history.state, addresses, location.href])
  })
  expect(kept).not.toContain(token)
  for (const record of ['requests', 'envelopes']) {
    const answer = await request.get(`${platform}/__control/${record}`)
    expect(await answer.text()).not.toContain(token)
  }
})

test('hostile texts in the addresses of signup, contact, terms and locations have no effect', async ({ page }) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  for (const text of ['"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '//evil.example', '__proto__']) {
    const hostile = encodeURIComponent(text)
    for (const [path, heading] of [
      [`/signup?email=${hostile}&returnTo=${hostile}#${hostile}`, 'Create trial account'],
      [`/contact-info?contactSupport=${hostile}&retURL=${hostile}`, 'Contact'],
      [`/terms-of-use?next=${hostile}#${hostile}`, 'Terms of Use'],
      [`/user-agreement?next=${hostile}`, 'Terms of Use'],
      [`/locations?office=${hostile}`, 'Office Locations'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
      expect(new URL(page.url()).origin).toBe(portal)
    }
    await page.goto(`/contact-info/${hostile}`)
    await expect(page.getByText('Your support ticket has been submitted.')).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  }
  expect(alerts).toEqual([])
})
