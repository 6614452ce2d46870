import type { APIRequestContext, Page } from '@playwright/test'
import { createApplication } from './support/applications.ts'
import { answerStatus, checkTokenPage, panel, sendButton } from './support/console.ts'
import { followMail } from './support/mail.ts'
import { expect, expectErrors, fillSignIn, openAs, platform, portal, signOut, test } from './support/test.ts'
import type { World } from '../platform/control/world.ts'

const listHistory =
  '/api-doc/transactions/list-the-history/?path=/transactions/v5/history&method=GET&doc=transactions/openapi/transactions-v5.json&try=true'

const application = (page: Page) => panel(page).getByRole('combobox', { name: 'Application' })
const stored = (page: Page) =>
  page.evaluate(() => ['dc.console-application', 'dc.console-values'].map((key) => sessionStorage.getItem(key)))
const gone = 'The application that was chosen belongs to another person or organization'

/** Leaves an application and a long value of the first person in the tab. The second person has two applications. */
async function leaveChoices(page: Page, request: APIRequestContext, first: World, second: World): Promise<void> {
  const { id } = await createApplication(request, first, { name: 'Nightly Sync', appType: 'm2m' })
  await createApplication(request, second, { name: 'First Of The Second', appType: 'm2m' })
  await createApplication(request, second, { name: 'Second Of The Second', appType: 'm2m' })
  await openAs(page, first, '/applications')
  await page.goto(listHistory.replace('try=true', `try=${id}`))
  await expect(application(page)).toHaveValue('Nightly Sync')
  await panel(page).getByRole('textbox', { name: 'after' }).fill('Of the first person. '.repeat(1000))
  await expect.poll(() => stored(page)).toEqual([id, expect.stringContaining('Of the first person.')])
}

test('a value that is too long for a link survives a reload, and the console says so', async ({
  page,
  createWorld,
}) => {
  const long = 'Later than any other. '.repeat(1000)
  await openAs(page, await createWorld(), '/applications')
  await page.goto(listHistory)
  const after = panel(page).getByRole('textbox', { name: 'after' })
  await after.fill(long)
  const note = panel(page).getByRole('note').filter({ hasText: 'The request is too long for a link' })
  await expect(note).toContainText('leaves out after')
  await expect.poll(() => stored(page)).toEqual([null, expect.stringContaining('Later than any other.')])
  expect(page.url().length).toBeLessThan(8000)
  await page.reload()
  await expect(after).toHaveValue(long)
  await expect(note).toBeVisible()

  await after.fill('2026-01-01T00:00:00Z')
  await expect(page).toHaveURL(/set=query\+after%3D2026-01-01/)
  await expect(note).toBeHidden()
  expect(await stored(page)).toEqual([null, null])
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(panel(other).getByRole('textbox', { name: 'after' })).toHaveValue('2026-01-01T00:00:00Z')
})

test('the sign-out removes the chosen application and long values, and the next person finds neither', async ({
  page,
  request,
  createWorld,
}) => {
  const [world, second] = [await createWorld(), await createWorld()]
  await leaveChoices(page, request, world, second)
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await stored(page)).toEqual([null, null])

  await openAs(page, second, '/applications')
  await page.goto(listHistory)
  await expect(application(page)).toHaveValue('')
  await expect(panel(page).getByRole('textbox', { name: 'after' })).toBeVisible()
  await expect(page.getByText('Of the first person.')).toHaveCount(0)
})

test('another person in the same tab has neither the chosen application nor long values', async ({
  page,
  context,
  request,
  createWorld,
}) => {
  expectErrors(page, /status of 404/)
  const [world, second] = [await createWorld(), await createWorld()]
  await leaveChoices(page, request, world, second)

  // Without a sign-out: the second person resets the password, and signs in with it.
  const other = await context.newPage()
  await other.request.post(`${platform}/identity/users/forgot-password/`, {
    data: { email_address: second.email, reset_destination: 'devcenter' },
  })
  await followMail(other, second.email, 'Choose a new password')
  await other.getByLabel('New Password', { exact: true }).fill('Fjord-textil-1')
  await other.getByRole('button', { name: 'Save New Password' }).click()
  await other.getByRole('button', { name: 'Sign In' }).last().click()
  await fillSignIn(other, { email: second.email, password: 'Fjord-textil-1' })
  await other.waitForURL((url) => url.origin === portal && url.pathname !== '/callback')

  await page.goto(listHistory)
  await expect(panel(page).getByText(gone)).toBeVisible()
  await expect(application(page)).toHaveValue('')
  await expect(panel(page).getByRole('textbox', { name: 'after' })).not.toHaveValue(/first person/)
  expect(await stored(page)).toEqual([null, null])
})

test('after a switch of organization in another tab, the console sends only what belongs to its own organization', async ({
  page,
  context,
  request,
  createWorld,
}) => {
  const world = await createWorld({ organizations: ['Alpine Supply', 'Harbor Retail'] })
  const { id, testClientId } = await createApplication(request, world, { name: 'Alpine Labels', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(id))
  await expect(application(page)).toHaveValue('Alpine Labels')

  const other = await context.newPage()
  expectErrors(page, /status of 404/)
  await other.goto(checkTokenPage(id))
  await expect(application(other)).toHaveValue('Alpine Labels')
  await other
    .getByRole('banner')
    .getByRole('button', { name: /Alpine Supply/ })
    .click()
  await other.getByRole('button', { name: /Switch organization/ }).click()
  await other.getByRole('radio', { name: 'Harbor Retail' }).click()
  await other.getByRole('button', { name: 'Switch', exact: true }).click()
  await expect(other.getByRole('banner')).toContainText('Harbor Retail')

  // The first tab stays with its organization, says so, and sends a token of its application.
  await sendButton(page).click()
  await expect(answerStatus(page, 200)).toBeVisible()
  await expect(panel(page)).toContainText(testClientId ?? 'none')
  await expect(page.getByRole('banner')).toContainText('Alpine Supply')
  await page.reload()
  await expect(application(page)).toHaveValue('Alpine Labels')

  // The second tab has the address of the first organization's application, which it says and does not use.
  await expect(panel(other).getByText(gone)).toBeVisible()
  await expect(panel(other).getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-disabled', 'true')
  expect(await stored(other)).toEqual([null, null])
})
