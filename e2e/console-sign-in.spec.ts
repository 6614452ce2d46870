import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createApplication, readApplication } from './support/applications.ts'
import { answerStatus, checkTokenPage, panel, sendButton } from './support/console.ts'
import {
  expect,
  expectErrors,
  expectAccessibleInBothThemes,
  expectFitAtEveryWidth,
  openAs,
  platform,
  portal,
  test,
} from './support/test.ts'
import type { World } from '../platform/control/world.ts'

const callback = `${portal}/console/callback`

/**
 * Sends the request, which opens the sign-in window. Returns the window when it asks for the organization, and the `state`
 * of the sign-in.
 */
async function openWindow(page: Page): Promise<{ popup: Page; state: string; query: URLSearchParams }> {
  const opened = page.waitForEvent('popup')
  const asked = page
    .context()
    .waitForEvent('request', (one) => new URL(one.url()).searchParams.get('redirect_uri') === callback)
  await sendButton(page).click()
  const popup = await opened
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeVisible()
  const query = new URL((await asked).url()).searchParams
  return { popup, state: query.get('state') ?? '', query }
}

/** Chooses the only organization, which leads to the callback address. */
async function allow(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Continue' }).click()
  if (!popup.isClosed()) await popup.waitForEvent('close')
}

for (const type of ['web', 'spa', 'native'] as const) {
  test(`a person signs in to a ${type} application in another window, after the address of the console was added`, async ({
    page,
    request,
    createWorld,
  }) => {
    const world = await createWorld()
    const redirectUris = [type === 'native' ? 'com.example.dock:/callback' : 'https://dock.example/callback']
    const { id } = await createApplication(request, world, { name: 'Dock Scheduler', appType: type, redirectUris })
    await openAs(page, world, '/applications')
    await page.goto(checkTokenPage(id))
    await expect(panel(page).getByText(callback)).toBeVisible()
    await panel(page).getByRole('button', { name: 'Add it to the application' }).click()
    await expect(panel(page).getByText('The first send asks you to sign in to the application.')).toBeVisible()
    expect((await readApplication(request, world, id)).redirectUris).toEqual([...redirectUris, callback])

    const { popup, query } = await openWindow(page)
    expect([query.get('response_type'), query.get('code_challenge_method')]).toEqual(['code', 'S256'])
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    // The session of the portal gets its tokens from the same address.
    const exchange = page
      .context()
      .waitForEvent('request', (one) => new URLSearchParams(one.postData() ?? '').get('redirect_uri') === callback)
    const requested: string[] = []
    popup.on('request', (one) => requested.push(one.url()))
    await allow(popup)
    await expect(answerStatus(page, 200)).toBeVisible()
    await expect(panel(page).getByText('Token of the sandbox keys. Valid for 60 minutes.')).toBeVisible()
    const verifier = new URLSearchParams((await exchange).postData() ?? '').get('code_verifier') ?? ''
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(query.get('code_challenge'))
    // The window must not renew the session: closing it would abort the renewal, and end the session of this page.
    const callbackIndex = () => requested.findIndex((url) => url.startsWith(callback))
    await expect.poll(callbackIndex).not.toBe(-1)
    expect(requested.slice(callbackIndex()).filter((url) => url.startsWith(platform))).toEqual([])
  })
}

test('a blocked, closed or refused sign-in says what to do, and keeps the input', async ({
  page,
  request,
  createWorld,
}) => {
  // The operation is not for applications.
  expectErrors(page, /403/)
  await openOwn(page, request, await createWorld())
  const body = panel(page).getByRole('textbox', { name: /^Body/ })
  await body.fill('{"name":"Typed Before"}')
  const alert = panel(page).getByRole('alert')

  await test.step('blocked', async () => {
    await page.evaluate(() => {
      const inherited = Object.getOwnPropertyDescriptor(window, 'open') ?? {}
      window.open = () => {
        Object.defineProperty(window, 'open', inherited)
        return null
      }
    })
    await sendButton(page).click()
    await expect(alert).toContainText('Allow pop-up windows for this site')
  })

  await test.step('closed before a response', async () => {
    const { popup } = await openWindow(page)
    await expect(panel(page).getByText('Sign in in the other window.')).toBeVisible()
    await expect(alert).toHaveCount(0)
    await popup.close()
    await expect(alert).toContainText('The window was closed before you were signed in.')
  })

  await test.step('cancelled in the console', async () => {
    const { popup } = await openWindow(page)
    const closed = popup.waitForEvent('close')
    await panel(page).getByRole('button', { name: 'Cancel' }).click()
    await closed
    await expect(panel(page).getByText('The first send asks you to sign in to the application.')).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  await test.step('refused at the callback address', async () => {
    const { popup, state } = await openWindow(page)
    const closed = popup.waitForEvent('close')
    await popup
      .goto(`${callback}?error=access_denied&error_description=Not+a+member&state=${state}`)
      .catch(() => undefined)
    await closed
    await expect(alert).toContainText('The sign-in was refused')
    await expect(alert).toContainText('Not a member')
  })
  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await allow((await openWindow(page)).popup)
  await expect(answerStatus(page, 403)).toBeVisible()
  await expect(body).toHaveValue('{"name":"Typed Before"}')
})

test('the console ignores a response with another state, and a second response', async ({
  page,
  request,
  createWorld,
}) => {
  // The operation is not for applications.
  expectErrors(page, /403/)
  const world = await createWorld()
  await openOwn(page, request, world)
  const { popup, state } = await openWindow(page)
  const question = popup.url()

  await popup.goto(`${callback}?code=foreign-code&state=foreign-state`)
  await expect(popup.getByText('No console waits for this response')).toBeVisible()
  await expect(panel(page).getByText('Sign in in the other window.')).toBeVisible()
  await expectAccessibleInBothThemes(popup)
  await popup.goto(question)
  await allow(popup)
  await expect(answerStatus(page, 403)).toBeVisible()
  await expect(panel(page).getByText('Token of the sandbox keys. Valid for 60 minutes.')).toBeVisible()

  const second = await page.context().newPage()
  await second.goto(`${callback}?code=second-code&state=${state}`)
  await expect(second.getByText('No console waits for this response')).toBeVisible()
  // The window stays open as a page of the portal.
  await second.getByRole('link', { name: 'Dev Center' }).first().click()
  await expect(second.getByRole('button', { name: world.organizations[0]?.name ?? '' })).toBeVisible()
  await expect(panel(page).getByText('Token of the sandbox keys. Valid for 60 minutes.')).toBeVisible()
})

/** Opens an operation with a body and a web application that may send people back to the console. */
async function openOwn(page: Page, request: Parameters<typeof createApplication>[0], world: World): Promise<void> {
  const { id } = await createApplication(request, world, {
    name: 'Dock Scheduler',
    appType: 'web',
    redirectUris: [callback],
  })
  await openAs(page, world, '/applications')
  await page.goto(
    `/api-doc/authentication/create-an-application/?path=/devcenter/v1/applications/&method=POST&doc=authentication/openapi/devcenter.json&try=${id}`,
  )
  await expect(panel(page).getByText('The first send asks you to sign in to the application.')).toBeVisible()
}
