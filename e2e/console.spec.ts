import type { Page } from '@playwright/test'
import { createApplication } from './support/applications.ts'
import { answerStatus, checkTokenPage, panel, sendButton } from './support/console.ts'
import { paste } from './support/docs.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectErrors,
  expectFitAtEveryWidth,
  fillSignIn,
  openAs,
  platform,
  portal,
  signOut,
  test,
} from './support/test.ts'

const createOwn =
  '/api-doc/authentication/create-an-application/?path=/devcenter/v1/applications/&method=POST&doc=authentication/openapi/devcenter.json&try=true'
const requestTokenPage =
  '/api-doc/authentication/get-a-token/?path=/oauth/token&method=POST&doc=authentication/openapi/auth.json&try=true'

const samples = (page: Page) => page.getByRole('complementary', { name: 'Samples' })

test('the type of an application is below its name where both do not fit in a line', async ({
  page,
  request,
  createWorld,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(id))
  const field = panel(page).getByRole('combobox', { name: 'Application' })
  await expect(field).toHaveValue('Nightly Sync')
  await field.click()
  const option = panel(page).getByRole('option', { name: /^Nightly Sync/ })
  const name = await option.getByText('Nightly Sync').boundingBox()
  const type = await option.getByText('Machine-to-Machine Application').boundingBox()
  expect(name?.height).toBeLessThan(30)
  expect(type?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
})

test('the first send requests a token of the sandbox keys, and a button renews or forgets it', async ({
  page,
  request,
  createWorld,
}) => {
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(id))
  await expect(panel(page).getByRole('combobox', { name: 'Application' })).toHaveValue('Nightly Sync')
  await expect(panel(page).getByText('The first send gets a token.')).toBeVisible()
  await sendButton(page).click()
  await expect(answerStatus(page, 200)).toBeVisible()
  await expect(panel(page).getByText('Token of the sandbox keys. Valid for 60 minutes.')).toBeVisible()
  await expect(samples(page)).toContainText('YOUR_ACCESS_TOKEN')

  const renewed = page.waitForRequest(`${platform}/oauth/token`)
  await panel(page).getByRole('button', { name: 'Get a new token' }).click()
  await renewed
  await panel(page).getByRole('button', { name: 'Forget the token' }).click()
  await expect(panel(page).getByText('The first send gets a token.')).toBeVisible()

  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)
})

test('production is locked for unsafe requests until the reader unlocks the application by name', async ({
  page,
  request,
  createWorld,
}) => {
  expectErrors(page, /401/)
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await createApplication(request, world, { name: 'Dock Scheduler', appType: 'm2m' })
  await openAs(page, world, '/applications')
  const application = panel(page).getByRole('combobox', { name: 'Application' })
  const choose = async (name: string) => {
    await application.fill(name)
    await application.press('Enter')
    await expect(application).toHaveValue(name)
  }
  const unlock = (name: string) => panel(page).getByRole('button', { name: `Unlock production for ${name}` })

  await test.step('a request without effects needs no unlock', async () => {
    await page.goto(checkTokenPage(id))
    await panel(page).getByRole('radio', { name: 'Production' }).click()
    await sendButton(page).click()
    await expect(answerStatus(page, 200)).toBeVisible()
    await expect(panel(page).getByText('Token of the production keys.')).toBeVisible()
  })
  await test.step('the unlock is for one application', async () => {
    await page.goto(createOwn.replace('try=true', `try=${id}`))
    await expect(panel(page).getByText('Only the portal may call this operation')).toBeVisible()
    await expect(sendButton(page)).toBeVisible()
    await panel(page).getByRole('radio', { name: 'Production' }).click()
    await expect(sendButton(page)).toHaveCount(0)
    await unlock('Nightly Sync').click()
    await expect(sendButton(page)).toBeVisible()
    await choose('Dock Scheduler')
    await expect(unlock('Dock Scheduler')).toBeVisible()
    await expect(sendButton(page)).toHaveCount(0)
    await choose('Nightly Sync')
    await expect(sendButton(page)).toBeVisible()
  })
  await test.step('a pasted token may be one for production', async () => {
    await panel(page).getByRole('radio', { name: 'A token you paste' }).click()
    await expect(unlock('the pasted token')).toBeVisible()
    await panel(page).getByRole('radio', { name: 'Your application' }).click()
    await expect(sendButton(page)).toBeVisible()
  })
  await test.step('leaving the page locks again', async () => {
    await page.getByRole('link', { name: 'Change an application' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change an application' })).toBeVisible()
    await page.goBack()
    await expect(unlock('Nightly Sync').or(sendButton(page))).toBeVisible()
    await panel(page).getByRole('radio', { name: 'Production' }).click()
    await expect(unlock('Nightly Sync')).toBeVisible()
  })
  await test.step('a reload locks again', async () => {
    await unlock('Nightly Sync').click()
    await page.reload()
    await expect(application).toHaveValue('Nightly Sync')
    await panel(page).getByRole('radio', { name: 'Production' }).click()
    await expect(unlock('Nightly Sync')).toBeVisible()
  })
})

test('every application can be chosen by its name, also beyond the first hundred', async ({
  page,
  createWorld,
  fail,
}) => {
  expectErrors(page, /503/)
  const world = await createWorld({ applications: ['m2m'], applicationCount: 130 })
  await openAs(page, world, '/applications')
  const endFault = await fail({
    match: { user: world.userId, path: '/devcenter/v1/applications' },
    status: 503,
  })
  await page.goto(checkTokenPage('true'))
  await expect(panel(page).getByText('Your applications could not be loaded')).toBeVisible({ timeout: 30_000 })
  await endFault()
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  const application = panel(page).getByRole('combobox', { name: 'Application' })
  // The newest applications come first, so that this one is on the second page of the list.
  await application.fill('Application 1')
  await page.getByRole('option', { name: /^Application 1(?!\d)/ }).click()
  await expect(application).toHaveValue('Application 1')
  await sendButton(page).click()
  await expect(answerStatus(page, 200)).toBeVisible()
})

test('a document that does not belong to the provider is filled in and copied, and cannot be sent', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/docs/label/swagger-documentation-verification')
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeVisible()
  const limit = { name: 'limit', in: 'query', schema: { type: 'string' } }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Parcels', version: '1' },
    // The document is foreign, although its server is a host that may get tokens.
    servers: [{ url: platform }],
    paths: {
      '/auth-check': {
        get: { summary: 'List parcels', parameters: [limit], responses: { 200: { description: 'Done' } } },
      },
    },
  }
  await paste(page, JSON.stringify(document))
  await page
    .getByRole('link', { name: /List parcels/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Try it' }).click()
  await panel(page).getByRole('textbox', { name: 'limit' }).fill('typed-limit')
  await expect(samples(page)).toContainText('typed-limit')
  await expect(panel(page).getByText('This document does not belong to the provider.')).toBeVisible()
  await expect(sendButton(page)).toHaveCount(0)
  await expect(panel(page).getByRole('combobox', { name: 'Application' })).toHaveCount(0)
  await expect(panel(page).getByLabel('Access token')).toHaveCount(0)
})

test('visitors fill in a request, and find their input again after the sign-in', async ({ page, createWorld }) => {
  const world = await createWorld()
  await page.goto(requestTokenPage)
  await panel(page).getByRole('combobox', { name: 'Content type' }).selectOption('application/x-www-form-urlencoded')
  const field = panel(page).getByRole('textbox', { name: 'audience' })
  await field.fill('https://fictional.example')
  await expect(samples(page)).toContainText('fictional.example')
  await expect(sendButton(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Sign In' }).click()
  await fillSignIn(page, world)
  await page.waitForURL((url) => url.origin === portal && url.pathname !== '/callback')
  await expect(panel(page).getByRole('textbox', { name: 'audience' })).toHaveValue('https://fictional.example')
})

test('the next person does not find the input of a visitor who has not signed in', async ({ page, createWorld }) => {
  const world = await createWorld()
  const body = () => panel(page).getByRole('textbox', { name: 'audience' })
  await page.goto(requestTokenPage)
  await panel(page).getByRole('combobox', { name: 'Content type' }).selectOption('application/x-www-form-urlencoded')
  await body().fill('https://fictional.example')
  await panel(page).getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.origin !== portal)
  await openAs(page, world, '/applications')
  await page.goto(requestTokenPage)
  await panel(page).getByRole('combobox', { name: 'Content type' }).selectOption('application/x-www-form-urlencoded')
  await expect(body()).toBeVisible()
  await expect(body()).not.toHaveValue('https://fictional.example')
})

test('the chosen application stays chosen after a reload and on other operations', async ({
  page,
  request,
  createWorld,
}) => {
  const world = await createWorld()
  await createApplication(request, world, { name: 'First Steps', appType: 'm2m' })
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  const application = panel(page).getByRole('combobox', { name: 'Application' })
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(id))
  await expect(application).toHaveValue('Nightly Sync')
  await page.goto(checkTokenPage('true'))
  await expect(application).toHaveValue('Nightly Sync')
  await page.goto(createOwn)
  await expect(application).toHaveValue('Nightly Sync')
  const stored = () => page.evaluate(() => sessionStorage.getItem('dc.console-application'))
  expect(await stored()).toBe(id)
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await stored()).toBeNull()
})

test('trial organizations have no production keys in the console', async ({ page, request, createWorld }) => {
  const world = await createWorld({ isTrial: true })
  const { id } = await createApplication(request, world, { name: 'First Steps', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(id))
  await expect(panel(page).getByRole('combobox', { name: 'Application' })).toHaveValue('First Steps')
  await sendButton(page).click()
  await expect(answerStatus(page, 200)).toBeVisible()
  await expect(panel(page).getByRole('radio', { name: 'Production' })).toHaveCount(0)
  // Trial organizations have no production to lock.
  await page.goto(createOwn.replace('try=true', `try=${id}`))
  await expect(panel(page).getByRole('combobox', { name: 'Application' })).toHaveValue('First Steps')
  await expect(sendButton(page)).toBeVisible()
})
