import type { AppType } from '@/api/devcenter/schemas'
import type { SampleRequest } from '@/engines/samples/sample-request'

/** Placeholders in a sample for values that only the reader has. */
export const placeholders = {
  secret: 'YOUR_APP_SECRET',
  code: 'YOUR_AUTHORIZATION_CODE',
  verifier: 'YOUR_CODE_VERIFIER',
  challenge: 'YOUR_CODE_CHALLENGE',
  state: 'YOUR_STATE',
  refreshToken: 'YOUR_REFRESH_TOKEN',
} as const

interface TokenClient {
  appType: AppType
  clientId: string
  /** The redirect URI; not used for m2m. */
  redirectUri: string
  /** Origin of the identity service. */
  domain: string
  audience: string
}

/** One request for a token, and its purpose. */
interface TokenRequest {
  id: 'client_credentials' | 'authorization_code' | 'refresh_token'
  title: string
  text: string
  request: SampleRequest
}

/** The requests with which an application of a type obtains a token, without the secret, which is inserted later. */
export interface TokenSteps {
  /** The authorization address, to which people are sent first. */
  authorize?: string
  requests: TokenRequest[]
}

export function tokenSteps({ appType, clientId, redirectUri, domain, audience }: TokenClient): TokenSteps {
  const request = (fields: Record<string, string>): SampleRequest => ({
    method: 'POST',
    url: `${domain}/oauth/token`,
    headers: [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }],
    query: [],
    body: {
      mimeType: 'application/x-www-form-urlencoded',
      params: Object.entries(fields).map(([name, value]) => ({ name, value })),
    },
  })
  const secret = { client_secret: placeholders.secret }

  if (appType === 'm2m') {
    const fields = { grant_type: 'client_credentials', client_id: clientId, ...secret, audience }
    return {
      requests: [
        {
          id: 'client_credentials',
          title: 'Ask for a token',
          text: 'Your application asks for itself. The token is valid for one hour: keep it and ask again when it ends, not for every call.',
          request: request(fields),
        },
      ],
    }
  }

  const web = appType === 'web'
  const exchange: TokenRequest = {
    id: 'authorization_code',
    title: 'Exchange the code for a token',
    text: `A code works once and for one minute. ${
      web
        ? 'Exchange it on your server, where the secret is.'
        : 'Send the verifier that the challenge was made of; there is no secret.'
    }`,
    request: request({
      grant_type: 'authorization_code',
      client_id: clientId,
      ...(web ? secret : { code_verifier: placeholders.verifier }),
      code: placeholders.code,
      redirect_uri: redirectUri,
    }),
  }
  const refresh: TokenRequest = {
    id: 'refresh_token',
    title: 'Get the next token',
    text: 'When the token ends, exchange the refresh token that came with it. Nobody has to sign in again.',
    request: request({
      grant_type: 'refresh_token',
      client_id: clientId,
      ...secret,
      refresh_token: placeholders.refreshToken,
    }),
  }
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    audience,
    scope: web ? 'openid profile email offline_access' : 'openid profile email',
    state: placeholders.state,
    ...(!web && { code_challenge: placeholders.challenge, code_challenge_method: 'S256' }),
  }
  return {
    authorize: `${domain}/authorize?${new URLSearchParams(query).toString()}`,
    requests: web ? [exchange, refresh] : [exchange],
  }
}
