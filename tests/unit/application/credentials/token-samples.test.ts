import { expect, test } from 'vitest'
import { fillSecret } from '@/modules/application/credentials/fill-secret'
import { placeholders, tokenSteps } from '@/modules/application/credentials/token-requests'
import { createSnippet } from '@/engines/samples/snippet'
import { sampleLanguages } from '@/engines/samples/sample-request'

const client = {
  clientId: 'sbx_1',
  redirectUri: 'https://a.example/back?x=1&y=2',
  domain: 'https://auth.example',
  audience: 'https://network.example',
}

const fieldsOf = (appType: 'm2m' | 'web' | 'native' | 'spa') =>
  tokenSteps({ ...client, appType }).requests.map(({ request }) =>
    Object.fromEntries((request.body?.params ?? []).map(({ name, value }) => [name, value])),
  )

test('m2m sends its secret and the audience, and has no authorize address', () => {
  expect(fieldsOf('m2m')).toEqual([
    {
      grant_type: 'client_credentials',
      client_id: 'sbx_1',
      client_secret: placeholders.secret,
      audience: 'https://network.example',
    },
  ])
  expect(tokenSteps({ ...client, appType: 'm2m' }).authorize).toBeUndefined()
})

test('web exchanges the code with its secret and refreshes the token', () => {
  expect(fieldsOf('web')).toMatchObject([
    { grant_type: 'authorization_code', client_secret: placeholders.secret, redirect_uri: client.redirectUri },
    { grant_type: 'refresh_token', client_secret: placeholders.secret },
  ])
  const query = new URL(tokenSteps({ ...client, appType: 'web' }).authorize ?? '').searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: 'sbx_1',
    redirect_uri: client.redirectUri,
    audience: 'https://network.example',
    scope: 'openid profile email offline_access',
  })
  expect(query.has('code_challenge')).toBe(false)
})

test.each(['native', 'spa'] as const)('%s exchanges the code with a PKCE verifier and without a secret', (appType) => {
  const [fields, ...others] = fieldsOf(appType)
  expect(others).toEqual([])
  expect(fields).toMatchObject({ grant_type: 'authorization_code', code_verifier: placeholders.verifier })
  expect(fields).not.toHaveProperty('client_secret')
  const query = new URL(tokenSteps({ ...client, appType }).authorize ?? '').searchParams
  expect(query.get('code_challenge_method')).toBe('S256')
})

test.each(sampleLanguages)('%s: special characters in a secret are escaped', (language) => {
  const [step] = tokenSteps({ ...client, appType: 'm2m' }).requests
  if (!step) throw new Error('m2m has a request')
  const code = fillSecret(createSnippet(step.request, language), language, `a'b"c\\d&$1`)
  const encoded = 'a%27b%22c%5Cd%26%241'
  const quoted = String.raw`a\'b\"c\\d&$1`
  expect(code).toContain(language === 'curl' || language === 'java' ? encoded : quoted)
})

test('curl: special characters in form values are URL-encoded', () => {
  const [step] = tokenSteps({ ...client, appType: 'web' }).requests
  if (!step) throw new Error('web has a request')
  expect(createSnippet(step.request, 'curl')).toContain('https%3A%2F%2Fa.example%2Fback%3Fx%3D1%26y%3D2')
})
