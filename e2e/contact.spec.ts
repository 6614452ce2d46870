import type { Page } from '@playwright/test'
import { tokenCheckUrl } from '../tests/support/pages.ts'
import { solveCaptcha } from './support/captcha.ts'
import { expectFitAndAccessible } from './support/docs.ts'
import { press } from './support/keyboard.ts'
import { expect, expectAccessible, expectErrors, fillSignIn, openAs, platform, portal, test } from './support/test.ts'

const submitted = 'Your support ticket has been submitted.'
const send = (page: Page) => page.getByRole('button', { name: 'Send' })

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

test('a visitor writes to support by keyboard, and the message arrives', async ({ page }) => {
  const subject = `Tokens ${Date.now()}`
  await page.goto('/contact-info?contactSupport=true')
  const dialog = page.getByRole('dialog', { name: 'Contact Support' })
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await page.keyboard.type('Maya')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Okafor')
  await fill(page, { Email: 'maya@alpine.example', Subject: subject, Message: 'Since 07:40.' })
  await solveCaptcha(page)
  await press(page, 'Tab', send(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText(submitted)).toBeVisible()
  await expect(page).toHaveURL((url) => url.href.startsWith(`${portal}/contact-info/success?ticket=DC`))
  await expect(page.getByRole('dialog').getByText(/^Ticket number: DC\d{6}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL(`${portal}/contact-info`)
  expect(await page.evaluate(() => sessionStorage.getItem('dc.drafts'))).toBeNull()
  await page.goto(`${platform}/outbox?to=support@provider.example`)
  await expect(page.getByText(subject).first()).toBeVisible()
})

test('a signed-in person writes to the product team, with known fields filled in', async ({ page, createWorld }) => {
  const world = await createWorld()
  const feature = `Webhooks ${world.userId}`
  await openAs(page, world, '/applications')
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await page.getByRole('button', { name: 'Contact Product Team' }).click()
  await expect(field(page, 'Email')).toHaveValue(world.email)
  await expect(field(page, 'Company')).toHaveValue(world.organizations[0]?.name ?? '')
  await fill(page, { Feature: feature, Message: 'Please' })
  await solveCaptcha(page)
  await send(page).click()
  await expect(page.getByText(submitted)).toBeVisible()
  await page.goto(`${platform}/outbox?to=product@provider.example`)
  await expect(page.getByText(feature).first()).toBeVisible()
})

test('a trial user asks sales for production access', async ({ page, createWorld }) => {
  const world = await createWorld({ isTrial: true })
  await openAs(page, world, '/applications')
  // The banner shifts the page when it first appears.
  await expect(page.getByText('You are using a trial account.')).toBeVisible()
  await page.goto('/contact-info')
  await page.getByRole('button', { name: 'Contact Sales' }).click()
  await expect(field(page, 'Email')).toHaveValue(world.email)
  await fill(page, { Phone: '+1 555 0100', 'Country code': 'USA' })
  await page.getByRole('checkbox', { name: /I agree that the sales team/ }).check()
  await solveCaptcha(page)
  await send(page).click()
  await expect(page.getByText('A member of our sales team will contact you soon.')).toBeVisible()
  await expect(page.getByText(submitted)).toHaveCount(0)
  await page.goto(`${platform}/outbox?to=sales@provider.example`)
  await expect(page.getByText(world.organizations[0]?.name ?? '').first()).toBeVisible()
})

test('an unavailable service loses no input: the draft is restored on return and deleted on sign-out', async ({
  page,
  createWorld,
}) => {
  expectErrors(page, /ERR_/)
  const world = await createWorld()
  await openAs(page, world, '/applications')
  await page.goto('/contact-info?contactSupport=true')
  await fill(page, { Subject: 'Tokens', Message: 'Since 07:40.' })
  await solveCaptcha(page)
  await page.route('**/forms/support', (route) => route.abort('connectionrefused'))
  await send(page).click()
  await page.waitForURL('chrome-error://**')
  await page.unroute('**/forms/support')
  await page.goto('/contact-info')
  await expect(page.getByText('Your message may not have arrived.')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('Since 07:40.')
  await expectFitAndAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await solveCaptcha(page)
  await send(page).click()
  await expect(page.getByText(submitted)).toBeVisible()

  await page.goto('/contact-info?contactSupport=true')
  await field(page, 'Message').fill('Private words')
  expect(await page.evaluate(() => sessionStorage.getItem('dc.drafts'))).toContain('Private words')
  await page.goto('/home')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Robin/ })
    .click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Building Applications Made Easy' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('dc.drafts'))).toBeNull()
})

test('after a sign-out in another tab the next person does not see the typed text', async ({
  page,
  context,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/contact-info?contactSupport=true')
  await fill(page, { Company: 'Northwind', Subject: 'Rollout', Message: 'Private words' })
  const drafts = () => page.evaluate(() => sessionStorage.getItem('dc.drafts'))
  expect(await drafts()).toContain('Private words')

  const other = await context.newPage()
  await other.goto('/home')
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Robin/ })
    .click()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  const ended = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await expect(ended).toBeVisible()
  expect(await drafts()).toContain('Private words')

  const next = await createWorld()
  // Going to the sign-in keeps the draft, because usually the same person signs in.
  await ended.getByRole('button', { name: 'Sign In' }).click()
  await fillSignIn(page, next)
  await expect(field(page, 'Email')).toHaveValue(next.email)
  await expect(field(page, 'Company')).toHaveValue(next.organizations[0]?.name ?? '')
  await expect(field(page, 'Subject')).toHaveValue('')
  await expect(field(page, 'Message')).toHaveValue('')
})

test('Escape and a click outside ask before typed text is discarded', async ({ page }) => {
  await page.goto('/contact-info')
  await page.getByRole('button', { name: 'Contact Support' }).click()
  await field(page, 'Message').fill('A long story')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.mouse.click(5, 5)
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(page, 'Message')).toHaveValue('A long story')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Contact Support' })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the contact page and its forms are accessible in the ${colorScheme} theme and fit on every screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contact-info')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expectFitAndAccessible(page)
    await page.getByRole('button', { name: 'Contact Sales' }).click()
    await expect(page.frameLocator('iframe[title=reCAPTCHA]').getByText("I'm not a robot")).toBeVisible()
    // With missing input, Send moves the focus to the first missing field.
    await send(page).press('Enter')
    await expect(field(page, 'First name')).toBeFocused()
    await expectFitAndAccessible(page)
    await page.goto('/contact-info/success')
    await expect(page.getByText(submitted)).toBeVisible()
    await expectFitAndAccessible(page)
  })
}

test('a reader says that a guide or an operation did not help, and the form has the page', async ({ page }) => {
  for (const [address, title] of [
    ['/docs/label', /./],
    [tokenCheckUrl, 'Check a token'],
  ] as const) {
    await page.goto(address)
    const feedback = page.getByRole('region', { name: 'Was this page helpful?' })
    await expect(feedback).toBeVisible()
    await expectAccessible(page)
    await feedback.getByRole('button', { name: 'No' }).click()
    const form = page.getByRole('dialog', { name: 'Contact Product Team' })
    await expect(form.getByRole('textbox', { name: 'Feature' })).toHaveValue(title)
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(
      new RegExp(`^Page: ${portal}/(docs/label|api-doc/Authentication)`),
    )
    await page.goBack()
    await expect(feedback).toBeVisible()
  }
})
