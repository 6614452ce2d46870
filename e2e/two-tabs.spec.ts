import type { Page } from '@playwright/test'
import type { World } from '../platform/control/world.ts'
import { createApplication } from './support/applications.ts'
import { followMail } from './support/mail.ts'
import { expect, expectErrors, fillSignIn, openAs, platform, portal, signOut, test } from './support/test.ts'
import { expectExpired, nextToken, shortTokens, statusesOf } from './support/tokens.ts'
import { save } from './support/wizard.ts'

const created = 'Your application has successfully been created'
const newPassword = 'Fjord-textil-1'
const applications = /^\/devcenter\/v1\/applications/
const sessionEnded = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' })
const applicationsLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' })

/** Signs in as a person who has reset the password, although this browser has the session of another person. */
async function signInInstead(tab: Page, { email }: World): Promise<void> {
  await tab.request.post(`${platform}/identity/users/forgot-password/`, {
    data: { email_address: email, reset_destination: 'devcenter' },
  })
  await followMail(tab, email, 'Choose a new password')
  await tab.getByLabel('New Password', { exact: true }).fill(newPassword)
  await tab.getByRole('button', { name: 'Save New Password' }).click()
  await tab.getByRole('button', { name: 'Sign In' }).last().click()
  await fillSignIn(tab, { email, password: newPassword })
  await tab.waitForURL((url) => url.origin === portal && url.pathname !== '/callback')
}

test('a switch of organization in another tab changes neither what this tab shows nor where it saves', async ({
  page,
  context,
  request,
  createWorld,
  fail,
}) => {
  const world = await createWorld({ organizations: ['Alpine Supply', 'Harbor Retail'] })
  await createApplication(request, world, { name: 'Alpine Labels', appType: 'm2m' })
  const endShortTokens = await fail(shortTokens(world.userId))
  const sent = nextToken(page, applications)
  await openAs(page, world, '/applications')
  const token = await sent
  await page.getByRole('link', { name: 'Build An App' }).click()
  await page.getByLabel('Name').fill('Alpine Orders')

  const other = await context.newPage()
  await other.goto('/applications')
  await other.getByRole('button', { name: /Alpine Supply/ }).click()
  await other.getByRole('button', { name: /Switch organization/ }).click()
  await other.getByRole('radio', { name: 'Harbor Retail' }).click()
  await other.getByRole('button', { name: 'Switch', exact: true }).click()
  await expect(other.getByRole('banner')).toContainText('Harbor Retail')

  // The save needs a new token, after the session has changed to the other organization.
  await expectExpired(request, token)
  await endShortTokens()
  await save(page).click()
  await expect(page.getByText(created)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Alpine Supply')
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    else await applicationsLink(page).click()
    await expect(page.getByRole('link', { name: 'Alpine Orders' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Alpine Labels' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Alpine Supply')
  }
  await other.reload()
  await expect(other.getByRole('banner')).toContainText('Harbor Retail')
  await expect(other.getByText('You have no apps built or granted.')).toBeVisible()
  await expect(other.getByRole('link', { name: /^Alpine/ })).toHaveCount(0)
})

test('when another person signs in in another tab, this tab shows and sends nothing in that name', async ({
  page,
  context,
  request,
  createWorld,
  fail,
}) => {
  expectErrors(page, /status of 401/)
  const [world, second] = [await createWorld(), await createWorld()]
  await createApplication(request, second, { name: 'Of The Second Person', appType: 'm2m' })
  const endShortTokens = await fail(shortTokens(world.userId))
  const sent = nextToken(page, applications)
  await openAs(page, world, '/applications')
  const token = await sent
  await page.getByRole('link', { name: 'Build An App' }).click()
  await page.getByLabel('Name').fill('Half typed')
  const other = await context.newPage()
  await signInInstead(other, second)
  await expect(other.getByRole('banner')).toContainText(second.organizations[0]?.name ?? 'none')
  await expectExpired(request, token)
  await endShortTokens()

  await save(page).click()
  const dialog = sessionEnded(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText(`You are signed in as ${second.email} now.`)
  await page.keyboard.press('Escape')
  await applicationsLink(page).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Half typed')
  await expect(page.getByRole('banner')).toContainText(world.organizations[0]?.name ?? 'none')
  await expect(page.getByText('Of The Second Person')).toHaveCount(0)
  for (const { userId } of [world, second])
    expect(await statusesOf(request, userId, 'POST', /^\/devcenter\/v1\/applications\/$/)).toEqual(
      userId === second.userId ? [201] : [],
    )

  // The first person signs in again in the other tab.
  await signOut(other)
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await openAs(other, world, '/applications')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await save(page).click()
  await expect(page.getByText(created)).toBeVisible()
  expect(await statusesOf(request, world.userId, 'POST', /^\/devcenter\/v1\/applications\/$/)).toEqual([201])
})

test('after a reload, a tab of another person shows nothing of the person before', async ({
  page,
  context,
  request,
  createWorld,
}) => {
  const [world, second] = [await createWorld(), await createWorld()]
  await createApplication(request, world, { name: 'Of The First Person', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await expect(page.getByRole('link', { name: 'Of The First Person' })).toBeVisible()
  // A page of the list of recently opened pages, and a draft.
  await page.goto('/docs/transactions/guides/collect')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/contact-info?contactSupport=true')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Written by the first person')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('dc.drafts'))).toContain('Written by')
  await page.goto('/home')

  await signInInstead(await context.newPage(), second)
  for (const path of ['/home', '/applications']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toContainText(second.organizations[0]?.name ?? 'none')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const text of [world.email, 'Of The First Person', 'Recently opened'])
      await expect(page.getByText(text)).toHaveCount(0)
  }
  await page.goto('/contact-info?contactSupport=true')
  const dialog = page.getByRole('dialog', { name: 'Contact Support' })
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(second.email)
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})
