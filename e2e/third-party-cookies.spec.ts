import type { Page } from '@playwright/test'
import { ports } from '../scripts/build/environments.ts'
import type { World } from '../platform/control/world.ts'
import { expect, expectAccessibleInBothThemes, expectErrors, fillSignIn, platform, test } from './support/test.ts'
import { expectExpired, nextToken, shortTokens, statusesOf } from './support/tokens.ts'
import { save } from './support/wizard.ts'

test.skip(process.env.PORTAL_SERVER !== 'nginx', 'vite preview does not listen at 127.0.0.1')

// At this address the platform, at localhost, is another site. The browser then does not send its cookies from a frame.
const portal = `http://127.0.0.1:${ports.portal}`
const applications = /^\/devcenter\/v1\/applications/
const created = 'Your application has successfully been created'
const sessionEnded = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' })

/** Turns on `AUTH_REFRESH_TOKENS` in the code of the build, as a build with that setting has it. */
async function useRefreshTokens(page: Page): Promise<() => number> {
  let changed = 0
  await page.context().route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const withSetting = code.replaceAll('refreshTokens:!1', 'refreshTokens:!0')
    if (withSetting === code) return route.continue()
    changed += 1
    return route.fulfill({ response, body: withSetting })
  })
  return () => changed
}

async function openAs(page: Page, world: World, path: string): Promise<void> {
  await page.goto(portal + path)
  await fillSignIn(page, world)
  await page.waitForURL((url) => url.origin === portal && url.pathname !== '/callback')
}

/** Counts the visits to the sign-in page or through it. */
function countSignIns(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && url.pathname === '/authorize')
      count += 1
  })
  return () => count
}

test('without refresh tokens, a blocked cookie leads through the sign-in once, and input is saved after a sign-in in a window', async ({
  page,
  context,
  request,
  createWorld,
}) => {
  const world = await createWorld()
  await page.clock.install()
  const signIns = countSignIns(page)
  await openAs(page, world, '/applications')
  expect(signIns()).toBe(1)

  // A reload cannot restore the session in a frame. The sign-in page still knows the person, and asks nothing.
  await page.goto(`${portal}/applications?page=1#list`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await expect(page).toHaveURL(`${portal}/applications?page=1#list`)
  expect(signIns()).toBe(2)

  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Build An App' }).click()
  await page.getByLabel('Name').fill('Half typed')
  // A new tab cannot restore the session either. That is no sign-out for this one.
  const other = await context.newPage()
  await other.goto(`${portal}/home`)
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(sessionEnded(page)).toHaveCount(0)

  // The token of the page has expired.
  await page.clock.fastForward('01:00:00')
  await save(page).click()
  const dialog = sessionEnded(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('your browser keeps the cookies of the sign-in from this page')
  await expect(dialog.getByRole('button', { name: 'Sign in in a window' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Sign in in a window' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('Half typed')
  await save(page).click()
  await expect(page.getByText(created)).toBeVisible()
  expect(await statusesOf(request, world.userId, 'POST', applications)).toEqual([201])
})

test('a token that has to be renewed at once does not lead to the sign-in page again and again', async ({
  page,
  createWorld,
  fail,
}) => {
  const world = await createWorld()
  // The SDK renews tokens that are valid for less than a minute.
  await fail(shortTokens(world.userId))
  const signIns = countSignIns(page)
  await openAs(page, world, '/applications')
  await expect(sessionEnded(page)).toBeVisible()
  expect(signIns()).toBe(1)
})

test('with refresh tokens, a blocked cookie does not end the session of an open page', async ({
  page,
  context,
  request,
  createWorld,
  fail,
}) => {
  expectErrors(page, /status of 403/)
  const world = await createWorld({ organizations: ['Alpine Supply', 'Harbor Retail'] })
  const endShortTokens = await fail(shortTokens(world.userId))
  const changed = await useRefreshTokens(page)
  const signIns = countSignIns(page)
  const token = nextToken(page, applications)
  await openAs(page, world, '/applications')
  expect(changed()).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Build An App' }).click()
  await page.getByLabel('Name').fill('Half typed')
  const other = await context.newPage()
  await other.goto(`${portal}/home`)
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()

  await expectExpired(request, await token)
  await endShortTokens()
  const refreshed = page.waitForRequest(
    (call) => call.url() === `${platform}/oauth/token` && (call.postData() ?? '').includes('refresh_token'),
  )
  await save(page).click()
  await refreshed
  await expect(page.getByText(created)).toBeVisible()
  await expect(sessionEnded(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Alpine Supply')
  expect(signIns()).toBe(1)

  // A reload leads through the sign-in page once, which asks nothing.
  await page.goto(`${portal}/applications`, { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Half typed' })).toBeVisible()
  expect(signIns()).toBe(2)
})
