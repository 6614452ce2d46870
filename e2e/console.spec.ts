import type { Page } from '@playwright/test'
import { createApplication } from './support/applications.ts'
import { answerStatus, checkTokenPage, panel, sendButton } from './support/console.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectErrors,
  expectFitAtEveryWidth,
  fillSignIn,
  openAs,
  platform,
  portal,
  test,
} from './support/test.ts'

const createOwn =
  '/api-doc/authentication/create-an-application/?path=/devcenter/v1/applications/&method=POST&doc=authentication/openapi/devcenter.json&try=true'
const requestTokenPage =
  '/api-doc/authentication/get-a-token/?path=/oauth/token&method=POST&doc=authentication/openapi/auth.json&try=true'

const samples = (page: Page) => page.getByRole('complementary', { name: 'Samples' })

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
  expectErrors(page, /403/)
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await page.goto(createOwn.replace('try=true', `try=${id}`))
  await expect(panel(page).getByText('Only the portal may call this operation')).toBeVisible()
  await expect(sendButton(page)).toBeVisible()
  await panel(page).getByRole('radio', { name: 'Production' }).click()
  await expect(sendButton(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Unlock production for Nightly Sync' }).click()
  await expect(sendButton(page)).toBeVisible()
  await page.reload()
  await expect(panel(page).getByRole('combobox', { name: 'Application' })).toHaveValue('Nightly Sync')
  await panel(page).getByRole('radio', { name: 'Production' }).click()
  await expect(panel(page).getByRole('button', { name: 'Unlock production for Nightly Sync' })).toBeVisible()
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

test('trial organizations have no production keys in the console', async ({ page, request, createWorld }) => {
  const world = await createWorld({ isTrial: true })
  const { id } = await createApplication(request, world, { name: 'First Steps', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(id))
  await expect(panel(page).getByRole('combobox', { name: 'Application' })).toHaveValue('First Steps')
  await sendButton(page).click()
  await expect(answerStatus(page, 200)).toBeVisible()
  await expect(panel(page).getByRole('radio', { name: 'Production' })).toHaveCount(0)
})
