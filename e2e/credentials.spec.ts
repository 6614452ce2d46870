import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authorizedCode, authorizeUrl, expectGoodToken, newVerifier, requestToken } from './support/oauth.ts'
import { expect, expectErrors, openAs, portal, test } from './support/test.ts'
import { buildApplication, displayedCredentials } from './support/wizard.ts'

const keySets = ['Sandbox Keys', 'Production Keys'] as const

test('machine-to-machine: client credentials obtain a token until the application is deleted', async ({
  page,
  request,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  await buildApplication(page, { name: 'Nightly Sync', type: 'm2m', redirectUris: [] })
  await expect(page.getByRole('button', { name: 'Redirect URI' })).toHaveCount(0)

  const issued = []
  for (const keys of keySets) {
    const credentials = await displayedCredentials(page, keys)
    const { clientId, secret = '', audience } = credentials
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret, audience }
    await expectGoodToken(request, await requestToken(request, credentials, form))
    issued.push({ credentials, form })
  }

  await page.getByRole('button', { name: 'Delete Application' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Nightly Sync')
  await dialog
    .getByRole('button', { name: /Delete/ })
    .last()
    .click()
  await expect(page).toHaveURL(`${portal}/applications`)
  await expect(page.getByText('Successfully deleted your application')).toBeVisible()
  for (const { credentials, form } of issued) {
    const refused = await requestToken(request, credentials, form)
    expect(refused.status()).toBe(401)
    expect(await refused.json()).toMatchObject({ error: 'invalid_client' })
  }
})

test('web: the saved redirect URI receives a code, which is exchanged with the secret', async ({
  page,
  request,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  const redirectUri = 'https://dock.example/auth/callback'
  await buildApplication(page, {
    name: 'Dock Scheduler',
    type: 'web',
    redirectUris: [redirectUri, 'http://localhost:3000/callback'],
  })
  for (const keys of keySets) {
    const credentials = await displayedCredentials(page, keys)
    const code = await authorizedCode(page, credentials, { redirectUri })
    const form = { grant_type: 'authorization_code', client_id: credentials.clientId, code, redirect_uri: redirectUri }
    const without = await requestToken(request, credentials, form)
    expect(without.status()).toBe(401)
    await expectGoodToken(
      request,
      await requestToken(request, credentials, { ...form, client_secret: credentials.secret ?? '' }),
    )
  }
})

for (const { type, redirectUri } of [
  { type: 'spa', redirectUri: 'https://status.example/signed-in' },
  { type: 'native', redirectUri: 'example.label-station:/callback' },
] as const) {
  test(`${type}: the saved redirect URI receives a code, which is exchanged with PKCE and no secret`, async ({
    page,
    request,
    createWorld,
  }) => {
    await openAs(page, await createWorld(), '/applications')
    await buildApplication(page, { name: 'Label Station', type, redirectUris: [redirectUri] })
    for (const keys of keySets) {
      const credentials = await displayedCredentials(page, keys)
      expect(credentials.secret).toBeUndefined()
      const verifier = newVerifier()
      const code = await authorizedCode(page, credentials, { redirectUri, verifier })
      const form = {
        grant_type: 'authorization_code',
        client_id: credentials.clientId,
        code,
        redirect_uri: redirectUri,
      }
      await expectGoodToken(request, await requestToken(request, credentials, { ...form, code_verifier: verifier }))

      const another = await authorizedCode(page, credentials, { redirectUri, verifier })
      const wrong = await requestToken(request, credentials, { ...form, code: another, code_verifier: newVerifier() })
      expect(wrong.status()).toBe(400)
    }
  })
}

test('the browser is redirected to the saved redirect URI and to no other', async ({ page, createWorld }) => {
  expectErrors(page, /status of 400/)
  const app = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>Back in the app</h1>'),
  )
  await new Promise<void>((resolve) => app.listen(0, 'localhost', resolve))
  const redirectUri = `http://localhost:${(app.address() as AddressInfo).port}/callback`
  try {
    await openAs(page, await createWorld(), '/applications')
    await buildApplication(page, { name: 'Dock Scheduler', type: 'web', redirectUris: [redirectUri] })
    const credentials = await displayedCredentials(page, 'Sandbox Keys')
    await page.goto(authorizeUrl(credentials, { redirectUri }))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Back in the app' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('code')).toBeTruthy()

    for (const unsaved of [`${redirectUri}/other`, 'https://evil.example/callback']) {
      const answer = await page.goto(authorizeUrl(credentials, { redirectUri: unsaved }))
      expect(answer?.status()).toBe(400)
      await expect(page.getByRole('heading', { name: 'Back in the app' })).toHaveCount(0)
    }
  } finally {
    app.close()
  }
})

test('a trial organization sees only sandbox keys, which obtain a token', async ({ page, request, createWorld }) => {
  await openAs(page, await createWorld({ isTrial: true }), '/applications')
  await buildApplication(page, { name: 'First Steps', type: 'm2m', redirectUris: [] })
  await expect(page.getByRole('region', { name: 'Production Keys' })).toHaveCount(0)
  const credentials = await displayedCredentials(page, 'Sandbox Keys')
  const { clientId, secret = '', audience } = credentials
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret, audience }
  await expectGoodToken(request, await requestToken(request, credentials, form))
})

test('copying yields the exact keys, and the secret is stored nowhere', async ({ page, context, createWorld }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const world = await createWorld({ applications: ['m2m'], applicationCount: 1 })
  await openAs(page, world, `/app/${world.applications[0]?.id}?expandIndex=4`)
  const sandbox = page.getByRole('region', { name: 'Sandbox Keys' })
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

  await sandbox.getByRole('button', { name: 'Copy App ID' }).click()
  await expect(page.getByText('Copied to Clipboard')).toBeVisible()
  expect(await clipboard()).toBe(world.applications[0]?.testClientId)

  await sandbox.getByRole('button', { name: 'Copy App Secret' }).click()
  await expect.poll(clipboard).toMatch(/^s3k_/)
  const secret = await clipboard()
  await expect(page.locator('body')).not.toContainText(secret)

  await sandbox.getByRole('button', { name: 'Show App Secret' }).click()
  await expect(sandbox).toContainText(secret)
  const details = page.getByRole('button', { name: 'App Details' })
  await details.click()
  // Wait: a click on a step that is still open would close it.
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Connection Information' }).click()
  await expect(sandbox.getByRole('button', { name: 'Show App Secret' })).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.documentElement.outerHTML,
      location.href,
    ]),
  )
  expect(kept).not.toContain(secret)
})
