import { createHmac } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { mintAccessToken } from '../../platform/tokens'
import { createTestPlatform, dana } from './in-process'

const now = Math.floor(Date.now() / 1000)

describe('the APIs', () => {
  let platform: Awaited<ReturnType<typeof createTestPlatform>>
  let valid: string
  beforeAll(async () => {
    platform = await createTestPlatform()
    valid = await mintAccessToken(platform.context, dana)
  })

  const sign = (claims: JWTPayload, key = platform.context.keys.privateKey) =>
    new SignJWT({ ...decodeJwt(valid), ...claims })
      .setProtectedHeader({ ...decodeProtectedHeader(valid), alg: 'RS256' })
      .sign(key)
  /** The valid token with another header, and what follows it as its signature. */
  const withAlgorithm = (alg: string, signatureOf: (signed: string) => string) => {
    const header = Buffer.from(JSON.stringify({ ...decodeProtectedHeader(valid), alg })).toString('base64url')
    const signed = `${header}.${valid.split('.')[1]}`
    return `${signed}.${signatureOf(signed)}`
  }
  const ask = (token: string) =>
    platform.call('GET', '/devcenter/v1/applications/', { headers: { authorization: `Bearer ${token}` } })

  it('accept the access token that the others differ from', async () => {
    expect((await ask(await sign({}))).status).toBe(200)
  })

  it.each<[string, () => Promise<string> | string]>([
    ['of another issuer', () => sign({ iss: 'http://localhost:1/' })],
    ['for another audience', () => sign({ aud: 'https://other.example' })],
    ['that has expired', () => sign({ exp: now - 1 })],
    ['that is not valid yet', () => sign({ nbf: now + 600 })],
    ['of an unknown person', () => sign({ sub: 'user-nobody' })],
    ['of an unknown application', () => sign({ client_id: 'client-nobody' })],
    ['without an organization', () => sign({ org_id: undefined })],
    ['that another key has signed', async () => sign({}, (await generateKeyPair('RS256')).privateKey)],
    ['without a signature', () => withAlgorithm('none', () => '')],
    [
      'signed with the public key as a shared secret',
      () =>
        withAlgorithm('HS256', (signed) =>
          createHmac('sha256', platform.context.keys.jwk.n ?? '')
            .update(signed)
            .digest('base64url'),
        ),
    ],
    [
      'with a changed claim',
      () =>
        valid.replace(
          /\.[^.]+\./,
          `.${Buffer.from(JSON.stringify({ ...decodeJwt(valid), org_id: 'org-fabrikam' })).toString('base64url')}.`,
        ),
    ],
  ])('refuse an access token %s', async (_what, token) => {
    const { status, headers } = await ask(await token())
    expect(status).toBe(401)
    expect(headers.get('www-authenticate') ?? '').not.toContain(valid)
  })
})
