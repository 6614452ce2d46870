import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authorizeUrl, expectGoodToken, requestToken } from '../support/oauth.ts'
import { heading, label, role, text } from './support/tab.ts'
import { expect } from '../support/test.ts'
import { openAs, test } from './support/test.ts'

/** Runs the web application that the developer registers. */
const application = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<h1>Back in the app</h1>'),
)
test.beforeAll(() => new Promise<void>((resolve) => void application.listen(0, 'localhost', resolve)))
test.afterAll(() => application.close())

test('a developer signs in, builds an application in four steps and obtains a token with its keys', async ({
  tab,
  request,
  createWorld,
}) => {
  const redirectUri = `http://localhost:${(application.address() as AddressInfo).port}/callback`
  await openAs(tab, await createWorld(), '/applications')
  await tab.click(role('link', 'Build An App'))
  await tab.fill(label('Name'), 'Dock Scheduler')
  await tab.click(role('button', 'Save'))
  await tab.sees(text('Your application has successfully been created'))
  await tab.sees(heading(1, 'Dock Scheduler'))
  await tab.click(role('radio', /^Web Service Application/))
  await tab.click(role('button', 'Save'))
  await tab.fill(label(/^Redirect URIs/), `https://dock.example/callback\n${redirectUri}`)
  await tab.click(role('button', 'Save'))
  await tab.arrives(/expandIndex=4$/)

  const keys = role('region', 'Sandbox Keys')
  await tab.click(role('button', 'Show App Secret', keys))
  await tab.sees(role('button', 'Hide App Secret', keys))
  const value = async (term: string, within = role('main')) =>
    tab.run(
      (root, name) => {
        const terms = [...(globalThis.findElements(root)[0]?.querySelectorAll('dt') ?? [])]
        const definition = terms.find(({ textContent }) => textContent === name)?.nextElementSibling
        return definition?.querySelector('code')?.textContent ?? ''
      },
      within,
      term,
    )
  const credentials = {
    clientId: await value('App ID', keys),
    secret: await value('App Secret', keys),
    tokenAddress: await value('Token address'),
    audience: await value('Audience'),
    authorizeAddress: await value('Authorize address'),
  }
  expect(credentials.secret).toMatch(/^s3k_/)
  await tab.open(authorizeUrl(credentials, { redirectUri }))
  await tab.click(role('button', 'Continue'))
  await tab.sees(heading(1, 'Back in the app'))
  const code = new URL(await tab.url()).searchParams.get('code') ?? ''
  const { clientId, secret } = credentials
  const form = { grant_type: 'authorization_code', client_id: clientId, client_secret: secret, code }
  await expectGoodToken(request, await requestToken(request, credentials, { ...form, redirect_uri: redirectUri }))
})
