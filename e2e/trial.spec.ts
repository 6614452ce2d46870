import { solveCaptcha } from './support/captcha.ts'
import { followMail } from './support/mail.ts'
import { expectGoodToken, requestToken } from './support/oauth.ts'
import { expect, fillSignIn, test } from './support/test.ts'
import { buildApplication, displayedCredentials } from './support/wizard.ts'

test('a visitor creates a trial account and gets a token from sandbox credentials', async ({ page, request }) => {
  const email = `ada-${crypto.randomUUID().slice(0, 8)}@harbourmill.example`
  const password = 'Harbour-mill-1'

  await page.goto('/home')
  await page.getByRole('banner').getByRole('link', { name: 'Create Trial Account' }).click()
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Voss')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company').fill('Harbour Mill')
  await solveCaptcha(page)
  await page.getByRole('main').getByRole('button', { name: 'Create Trial Account' }).click()
  await expect(page.getByText('Thank you for signing up!')).toBeVisible()

  await followMail(page, email, 'Finalize your account')
  await expect(page.getByLabel('Last Name')).toHaveValue('Voss')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Finalize Account' }).click()
  await expect(page.getByRole('heading', { name: 'Account finalized' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await fillSignIn(page, { email, password })
  await page.getByLabel('I agree to accept these terms of service.').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('You are using a trial account.')).toBeVisible()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click()
  await buildApplication(page, { name: 'First Steps', type: 'm2m', redirectUris: [] })
  await expect(page.getByRole('region', { name: 'Production Keys' })).toHaveCount(0)
  const credentials = await displayedCredentials(page, 'Sandbox Keys')
  const { clientId, secret = '', audience } = credentials
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret, audience }
  await expectGoodToken(request, await requestToken(request, credentials, form))
})
