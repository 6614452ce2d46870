import type { AppType } from '@/api/devcenter/schemas'

interface Consequence {
  value: string
  note?: string
}

interface TypeText {
  type: AppType
  /** Describes the type in one or two sentences. */
  text: string
  redirectUris: Consequence
  secret: Consequence
}

const onServer = { value: 'Yes', note: 'Kept on the server' }
const https = { value: 'Needed', note: 'HTTPS in production' }
const none = { value: 'None' }

/** What each type is for, and what it means for redirect URIs and the secret (APP-46). */
export const typeTexts: readonly TypeText[] = [
  {
    type: 'web',
    text: 'A site or service on your own server that signs people in and calls the APIs for them.',
    redirectUris: https,
    secret: onServer,
  },
  {
    type: 'native',
    text: 'Installed on a phone, tablet or desktop computer. Cannot keep a secret; uses PKCE instead.',
    redirectUris: { value: 'Needed', note: 'May be a private-use scheme' },
    secret: none,
  },
  {
    type: 'spa',
    text: 'Runs entirely in the browser. Cannot keep a secret; uses PKCE instead.',
    redirectUris: https,
    secret: none,
  },
  {
    type: 'm2m',
    text: 'A script or service that acts for itself, with nobody signing in.',
    redirectUris: { value: 'None', note: 'Saved ones are hidden' },
    secret: onServer,
  },
]
