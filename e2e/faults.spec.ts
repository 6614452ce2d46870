import type { Page } from '@playwright/test'
import { cells, countCalls, readApplication } from './support/applications.ts'
import { expect, expectErrors, fillSignIn, openAs, platform, portal, test } from './support/test.ts'
import { save, step, updated } from './support/wizard.ts'

const list = '/devcenter/v1/applications/?(\\?|$)'
const one = '/devcenter/v1/applications/[^/]+/?$'
const services = '/devcenter/v1/services'
const secret = '/devcenter/v1/applications/[^/]+/retrieve_secret'
const offline = 'Check your internet connection and try again.'

const down = { status: 500, body: { error: { error: 'Planned Work', errorDescription: 'Back at noon.' } } }
const broken = { status: 200, raw: '{"count": 1, "results": [' }
const dropped = { drop: true }

/** The console messages of the browser about a failed call. */
const networkErrors = /status of [45]\d\d|net::ERR_(EMPTY_RESPONSE|CONNECTION_|SOCKET|FAILED)|CORS policy/
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' })

for (const [what, fault, title, message] of [
  ['500 in the envelope', down, 'Planned Work', 'Back at noon.'],
  ['a dropped connection', dropped, 'Error!', `An error has occurred when fetching the applications. ${offline}`],
  ['malformed JSON', broken, 'Error!', 'An error has occurred when fetching the applications'],
] as const) {
  test(`applications list, ${what}: an error in its place, Retry loads it`, async ({ page, createWorld, fail }) => {
    expectErrors(page, networkErrors)
    const world = await createWorld({ applicationCount: 2 })
    const endFault = await fail({ match: { path: list, user: world.userId }, ...fault })
    await openAs(page, world, '/applications')
    const told = page.getByRole('main').getByRole('alert')
    await expect(told.getByRole('heading', { name: title })).toBeVisible()
    await expect(told).toContainText(message)
    await expect(cells(page).first()).toContainText('Build An App')
    await endFault()
    await retry(page).click()
    await expect(page.getByRole('link', { name: 'Application 2' })).toBeVisible()
    await expect(told).toHaveCount(0)
  })
}

for (const [what, fault, title, message] of [
  ['500 in the envelope', down, 'Planned Work', 'Back at noon.'],
  ['malformed JSON', broken, 'Error!', 'An error has occurred when fetching the services'],
] as const) {
  test(`services, ${what}: a notice, the list stays, Retry loads them`, async ({ page, createWorld, fail }) => {
    expectErrors(page, networkErrors)
    const world = await createWorld({ applicationCount: 1 })
    const endFault = await fail({ match: { path: services, user: world.userId }, ...fault })
    await openAs(page, world, '/applications')
    await expect(page.getByRole('dialog').filter({ hasText: title })).toContainText(message)
    await expect(page.getByRole('link', { name: 'Application 1' })).toBeVisible()
    await expect(page.getByText('The services could not be loaded.')).toBeVisible()
    await endFault()
    await retry(page).click()
    await expect(page.getByText('The services could not be loaded.')).toHaveCount(0)
    await expect(page.getByRole('main').locator('a[href^="/docs/"]').first()).toBeVisible()
  })
}

for (const [what, fault] of [
  ['500 in the envelope', down],
  ['a dropped connection', dropped],
] as const) {
  test(`application, ${what}: the fetch error, Retry loads it`, async ({ page, createWorld, fail }) => {
    expectErrors(page, networkErrors)
    const world = await createWorld({ applications: ['m2m'] })
    const endFault = await fail({ match: { method: 'GET', path: one, user: world.userId }, ...fault })
    await openAs(page, world, `/app/${world.applications[0]?.id}`)
    await expect(page.getByRole('heading', { name: 'An error occurred when fetching your application.' })).toBeVisible()
    await expect(page.getByText('Please try refreshing the page.')).toBeVisible()
    await endFault()
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Application 1' })).toBeVisible()
  })
}

test('a save that the server rejects by field keeps the input and focuses the field', async ({
  page,
  request,
  createWorld,
  fail,
}) => {
  expectErrors(page, networkErrors)
  const world = await createWorld({ applications: ['m2m'] })
  const id = world.applications[0]?.id ?? ''
  await openAs(page, world, `/app/${id}`)
  const error = {
    error: 'Validation Error',
    errorDescription: 'Please correct the fields.',
    validationErrors: { name: 'This name is taken.', description: ['Too friendly.'], services: 'Unknown service.' },
  }
  await fail({ match: { method: 'PUT', user: world.userId }, status: 400, body: { error }, times: 1 })
  await page.getByLabel('Name').fill('Taken')
  await page.getByLabel('Description').fill('Hello!')
  await save(page).click()
  await expect(page.getByText('This name is taken.')).toBeVisible()
  await expect(page.getByText('Too friendly.')).toBeVisible()
  await expect(page.getByText('Unknown service.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name')).toHaveValue('Taken')
  await expect(page.getByLabel('Description')).toHaveValue('Hello!')

  await page.getByLabel('Name').fill('Free')
  await page.getByLabel('Description').fill('Hello.')
  await save(page).click()
  await expect(page.getByText(updated)).toBeVisible()
  expect(await readApplication(request, world, id)).toMatchObject({ name: 'Free', description: 'Hello.' })
})

for (const [what, fault, title, message] of [
  ['500 without the envelope', { status: 500, raw: '<h1>oops</h1>' }, 'Error!', 'when updating the application'],
  ['a dropped connection', dropped, 'Error!', 'so that it is not created twice'],
  ['malformed JSON', broken, 'Error!', 'An error has occurred when updating the application'],
] as const) {
  test(`first save, ${what}: an error in the form, the input stays, saving again works`, async ({
    page,
    createWorld,
    fail,
  }) => {
    expectErrors(page, networkErrors)
    const world = await createWorld()
    const endFault = await fail({ match: { method: 'POST', path: list, user: world.userId }, ...fault })
    await openAs(page, world, '/app')
    await page.getByLabel('Name').fill('Dock Scheduler')
    await page.getByLabel('Description').fill('Books docks.')
    await page.getByRole('radio', { name: 'Green 300' }).check()
    await save(page).click()
    const told = page.getByRole('main').getByRole('alert')
    await expect(told).toContainText(title)
    await expect(told).toContainText(message)
    await expect(told).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Dock Scheduler')
    await expect(page.getByLabel('Description')).toHaveValue('Books docks.')
    await expect(page.getByRole('radio', { name: 'Green 300' })).toBeChecked()
    await endFault()
    await save(page).click()
    await expect(page.getByText('Your application has successfully been created')).toBeVisible()
    await expect(told).toHaveCount(0)
  })
}

for (const [what, fault, title, message] of [
  ['500 in the envelope', down, 'Planned Work', 'Back at noon.'],
  ['a dropped connection', dropped, 'Error!', offline],
] as const) {
  test(`deletion, ${what}: an error in the open dialog, deleting again works`, async ({
    page,
    request,
    createWorld,
    fail,
  }) => {
    expectErrors(page, networkErrors)
    const world = await createWorld({ applications: ['m2m'] })
    const endFault = await fail({ match: { method: 'DELETE', user: world.userId }, ...fault })
    await openAs(page, world, `/app/${world.applications[0]?.id}`)
    await page.getByRole('button', { name: 'Delete Application' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Application' })
    await dialog.getByRole('textbox').fill('Application 1')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(title)
    await expect(dialog.getByRole('alert')).toContainText(message)
    await expect(dialog.getByRole('textbox')).toHaveValue('Application 1')
    expect(await readApplication(request, world, world.applications[0]?.id ?? '')).toBeTruthy()
    await endFault()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL(`${portal}/applications`)
    await expect(page.getByText('Successfully deleted your application')).toBeVisible()
  })
}

for (const [what, fault] of [
  ['500 in the envelope', down],
  ['malformed JSON', broken],
] as const) {
  test(`secret, ${what}: a notice, the secret stays masked, a second attempt shows it`, async ({
    page,
    context,
    createWorld,
    fail,
  }) => {
    expectErrors(page, networkErrors)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const world = await createWorld({ applications: ['web'] })
    const endFault = await fail({ match: { path: secret, user: world.userId }, ...fault })
    await openAs(page, world, `/app/${world.applications[0]?.id}?expandIndex=4`)
    const keys = page.getByRole('region', { name: 'Sandbox Keys' })
    const notice = page.getByText('Secret Could Not Be Fetched')
    await keys.getByRole('button', { name: 'Show App Secret' }).click()
    await expect(notice).toBeVisible()
    await expect(keys.getByText('Hidden')).toBeAttached()
    await expect(notice).toBeHidden()
    await keys.getByRole('button', { name: 'Copy App Secret' }).click()
    await expect(notice).toBeVisible()
    await endFault()
    await keys.getByRole('button', { name: 'Show App Secret' }).click()
    await expect(keys).toContainText('s3k_')
  })
}

for (const [what, fault] of [
  ['500 in the envelope', down],
  ['a wrong type', { status: 200, body: { id: 'org', is_trial: 'perhaps' } }],
] as const) {
  test(`trial status, ${what}: a notice, Sandbox Keys only, Retry loads the others`, async ({
    page,
    createWorld,
    fail,
  }) => {
    expectErrors(page, networkErrors)
    const world = await createWorld({ applications: ['web'] })
    const endFault = await fail({ match: { path: '/identity/v2/organizations/', user: world.userId }, ...fault })
    await openAs(page, world, `/app/${world.applications[0]?.id}?expandIndex=4`)
    const notice = page.getByRole('dialog').filter({ hasText: 'Error Encountered' })
    await expect(notice).toContainText('Org Trial Status Could Not Be Fetched')
    await expect(page.getByRole('region', { name: 'Sandbox Keys' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Production Keys' })).toHaveCount(0)
    await endFault()
    await retry(page).click()
    await expect(page.getByRole('region', { name: 'Production Keys' })).toBeVisible()
  })
}

for (const [what, fault, title] of [
  ['500 in the envelope', down, 'Planned Work'],
  ['a dropped connection', dropped, 'Your account could not be loaded'],
] as const) {
  test(`current user, ${what}: an error, Retry opens the page, signing out works`, async ({
    page,
    createWorld,
    fail,
  }) => {
    expectErrors(page, networkErrors)
    const world = await createWorld({ applicationCount: 1 })
    const endFault = await fail({ match: { path: '/identity/v3/users/', user: world.userId }, ...fault })
    await openAs(page, world, '/applications?page=1#list')
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await endFault()
    await retry(page).click()
    await expect(page.getByRole('link', { name: 'Application 1' })).toBeVisible()
    await expect(page).toHaveURL(`${portal}/applications?page=1#list`)
  })
}

test('a read that is refused with 401 asks to sign in and then returns to the page', async ({
  page,
  createWorld,
  fail,
}) => {
  expectErrors(page, networkErrors)
  const world = await createWorld({ applicationCount: 30 })
  await openAs(page, world, '/applications')
  await expect(page.getByText('1–25 of 30')).toBeVisible()
  const endFault = await fail({ match: { path: list, user: world.userId }, status: 401 })
  await page.getByRole('link', { name: 'Next page' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await endFault()
  await page.context().clearCookies({ domain: 'localhost' })
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`${platform}/**`)
  await fillSignIn(page, world)
  await expect(page.getByText('26–30 of 30')).toBeVisible()
  await expect(page).toHaveURL(`${portal}/applications?page=2`)
})

test('an expired token is renewed silently; a failed renewal shows an error and keeps the input', async ({
  page,
  request,
  createWorld,
}) => {
  expectErrors(page, networkErrors)
  let renewals = 0
  let reachable = true
  await page.route(`${platform}/oauth/token`, async (route) => {
    if (!reachable) return route.abort('connectionreset')
    renewals += 1
    const response = await route.fetch()
    // Every token is expired by the next call.
    return route.fulfill({ response, json: { ...((await response.json()) as object), expires_in: 0 } })
  })
  const world = await createWorld({ applications: ['m2m'] })
  const id = world.applications[0]?.id ?? ''
  await openAs(page, world, `/app/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Application 1' })).toBeVisible()

  const before = renewals
  await page.getByLabel('Name').fill('Renewed in between')
  await save(page).click()
  await expect(page.getByText(updated)).toBeVisible()
  expect(renewals).toBeGreaterThan(before)

  reachable = false
  await step(page, 'App Details').click()
  await page.getByLabel('Name').fill('Typed while it was down')
  await save(page).click()
  const told = page.getByRole('main').getByRole('alert')
  await expect(told).toContainText(offline)
  await expect(page.getByLabel('Name')).toHaveValue('Typed while it was down')
  expect(await readApplication(request, world, id)).toMatchObject({ name: 'Renewed in between' })

  reachable = true
  await page.context().clearCookies({ domain: 'localhost' })
  await save(page).click()
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Name')).toHaveValue('Typed while it was down')
  expect(await countCalls(request, world, 'PUT')).toBe(1)
})
