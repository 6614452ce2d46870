import type { AppType } from '@/api/devcenter/schemas'

/** The effect of an application type on one setting: a short value, and an explanation. */
interface TypeFact {
  value: string
  note?: string
}

interface TypeDescription {
  type: AppType
  /** Describes the type in one or two sentences. */
  text: string
  redirectUris: TypeFact
  secret: TypeFact
}

const secretOnServer = { value: 'Yes', note: 'Kept on the server' }
const needsHttps = { value: 'Needed', note: 'HTTPS in production' }
const none = { value: 'None' }

/** Describes each type of application: its purpose, and what it means for redirect URIs and the secret (APP-46). */
export const typeDescriptions: readonly TypeDescription[] = [
  {
    type: 'web',
    text: 'A site or service on your own server that signs people in and calls the APIs for them.',
    redirectUris: needsHttps,
    secret: secretOnServer,
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
    redirectUris: needsHttps,
    secret: none,
  },
  {
    type: 'm2m',
    text: 'A script or service that acts for itself, with nobody signing in.',
    redirectUris: { value: 'None', note: 'Saved ones are hidden' },
    secret: secretOnServer,
  },
]
