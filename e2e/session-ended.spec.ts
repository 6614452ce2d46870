import type { BrowserContext, Page } from '@playwright/test'
import type { World } from '../platform/control/world.ts'
import { countCalls } from './support/applications.ts'
import { followMail } from './support/mail.ts'
import { expect, expectErrors, fillSignIn, openAs, platform, portal, signOut, test } from './support/test.ts'
import { save, step, updated } from './support/wizard.ts'

const newPassword = 'Fjord-textil-1'
const sessionEnded = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' })

/** Resets the password in another browser, which revokes every token of the account. */
async function resetPassword(elsewhere: BrowserContext, { email }: World): Promise<void> {
  const page = await elsewhere.newPage()
  await page.request.post(`${platform}/identity/users/forgot-password/`, {
    data: { email_address: email, reset_destination: 'devcenter' },
  })
  await followMail(page, email, 'Choose a new password')
  await page.getByLabel('New Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible()
  await elsewhere.close()
}

/** Opens the new tab from the dialog and signs in there. */
async function signInInNewTab(page: Page, person: Pick<World, 'email' | 'password'>): Promise<void> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    sessionEnded(page).getByRole('link', { name: 'Sign in in a new tab' }).click(),
  ])
  await tab.waitForURL(`${platform}/**`)
  await fillSignIn(tab, person)
  await expect(tab).toHaveURL(/\/applications$/)
  await expect(tab.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await tab.close()
}

test('a page whose tokens were revoked continues after signing in again, and saves the input', async ({
  page,
  browser,
  createWorld,
}) => {
  expectErrors(page, /status of 40[01]/)
  const world = await createWorld({ applications: ['web'] })
  const id = world.applications[0]?.id ?? ''
  await openAs(page, world, `/app/${id}`)
  await page.getByLabel('Name').fill('Half typed')
  await resetPassword(await browser.newContext(), world)

  await save(page).click()
  const dialog = sessionEnded(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('There is no session yet')
  await signInInNewTab(page, { ...world, password: newPassword })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('Half typed')
  await save(page).click()
  await expect(page.getByText(updated)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('input is not sent for another account that signed in meanwhile', async ({
  page,
  browser,
  request,
  createWorld,
}) => {
  expectErrors(page, /status of 40[01]/)
  const world = await createWorld({ applications: ['web'] })
  const other = await createWorld()
  await openAs(page, world, '/app')
  await page.getByLabel('Name').fill('Half typed')
  await resetPassword(await browser.newContext(), world)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = sessionEnded(page)
  await expect(dialog).toBeVisible()
  await signInInNewTab(page, other)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText(`You are signed in as ${other.email} now.`)
  await expect(dialog).toContainText(`What you typed belongs to ${world.email}.`)

  // Closing the dialog and saving again does not send the input either.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('Half typed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('Nothing was sent')
  expect(await countCalls(request, other, 'POST')).toBe(0)

  page.on('dialog', (question) => void question.accept())
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByRole('banner')).toContainText(other.organizations[0]?.name ?? '')
})

test('a sign-out in another tab hides secrets and blocks saving until the person signs in again', async ({
  page,
  context,
  request,
  createWorld,
}) => {
  const world = await createWorld({ applications: ['web'] })
  const id = world.applications[0]?.id ?? ''
  await openAs(page, world, `/app/${id}`)
  await page.getByLabel('Name').fill('Half typed')
  await step(page, 'Connection Information').click()
  const sandbox = page.getByRole('region', { name: 'Sandbox Keys' })
  await sandbox.getByRole('button', { name: 'Show App Secret' }).click()
  await expect(sandbox).toContainText(/s3k_/)

  const other = await context.newPage()
  await other.goto('/applications')
  await expect(other.getByRole('link', { name: 'Application 1' })).toBeVisible()
  await signOut(other)
  await expect(other).toHaveURL(`${portal}/home`)
  await expect(other.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
  await expect(sessionEnded(other)).toBeHidden()

  const dialog = sessionEnded(page)
  await expect(dialog).toBeVisible()
  await expect(page.getByText(/s3k_/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await step(page, 'App Details').click()
  await save(page).click()
  await expect(dialog).toBeVisible()
  expect(await countCalls(request, world, 'PUT')).toBe(0)

  await signInInNewTab(page, world)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await save(page).click()
  await expect(page.getByText(updated)).toBeVisible()
  expect(await countCalls(request, world, 'PUT')).toBe(1)
})
