import { createApplication } from './support/applications.ts'
import { answerStatus, checkTokenPage, panel, sendButton } from './support/console.ts'
import { expect, expectAccessible, expectErrors, openAs, platform, test } from './support/test.ts'
import { nextToken, pastExpiryMs, shortTokens } from './support/tokens.ts'

test('a token that expires soon is replaced before it is sent; one that is valid longer is sent again', async ({
  page,
  request,
  createWorld,
  fail,
}) => {
  const world = await createWorld()
  const app = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  // Valid for less than the half minute that a token must still have.
  const endShortTokens = await fail(shortTokens(app.testClientId ?? ''))
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(app.id))
  const send = async () => {
    const sent = nextToken(page, '/auth-check$')
    await sendButton(page).click()
    const token = await sent
    await expect(answerStatus(page, 200)).toBeVisible()
    return token
  }
  const [first, second] = [await send(), await send()]
  expect(second).not.toBe(first)
  await endShortTokens()
  const third = await send()
  expect(third).not.toBe(second)
  expect(await send()).toBe(third)
})

test('a call whose token expires on the way says so, and is sent again with a new token', async ({
  page,
  request,
  createWorld,
  fail,
}) => {
  expectErrors(page, /status of 401/)
  const world = await createWorld()
  const app = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  const clientId = app.testClientId ?? ''
  const endShortTokens = await fail(shortTokens(clientId))
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(app.id))
  await fail({ match: { path: '/auth-check', user: clientId }, delayMs: pastExpiryMs, times: 1 })
  const sent = nextToken(page, '/auth-check$')
  await sendButton(page).click()
  const expired = await sent
  await endShortTokens()
  await expect(panel(page).getByText('The token has expired')).toBeVisible({ timeout: 20_000 })
  await expect(answerStatus(page, 401)).toBeVisible()
  // It is not the session of the portal that has ended.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectAccessible(page, '#try')

  const renewed = page.waitForRequest(`${platform}/oauth/token`)
  const again = nextToken(page, '/auth-check$')
  await panel(page).getByRole('button', { name: 'Send again with a new token' }).click()
  await renewed
  expect(await again).not.toBe(expired)
  await expect(answerStatus(page, 200)).toBeVisible()
  await expect(sendButton(page)).toBeFocused()
  await expect(panel(page).getByText('The token has expired')).toHaveCount(0)
})

test('a pasted token that is refused asks for a new one', async ({ page, request, createWorld }) => {
  expectErrors(page, /status of 401/)
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(id))
  await panel(page).getByText('A token you paste').click()
  await panel(page).getByLabel('Access token').fill('expired-token')
  await panel(page).getByRole('button', { name: 'Use the token' }).click()
  await sendButton(page).click()
  await expect(answerStatus(page, 401)).toBeVisible()
  await expect(panel(page).getByText('The API refused what you pasted')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Send again with a new token' })).toHaveCount(0)
})
