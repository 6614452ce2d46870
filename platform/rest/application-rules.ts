import { redirectUriErrors, type RedirectUriError } from '@/lib/redirect-uri'
import type { ApplicationFields } from '../db/applications'

const icons = new Set(
  `burst-bolt key bolt shopping-cart credit-card barcode item-tag search qr-code database code-fork info-circle lightbulb heart
   star dashboard drill wrench handshake group rocket building globe truck-shipping chart-line chart-area chart-pie`.split(
    /\s+/,
  ),
)
const colors = new Set(['blue200', 'blue400', 'purple200', 'orange200', 'gray500', 'green300'])
const types = new Set(['spa', 'native', 'web', 'm2m'])
const problemTexts: Record<RedirectUriError, string> = {
  blank: 'contains a blank.',
  'invisible-character': 'contains a control character or an invisible one.',
  backslash: 'contains a backslash.',
  'not-absolute': 'is not an absolute URI.',
  'user-info': 'must not have a user name or password.',
  scheme:
    'has a scheme that is not allowed. A private-use scheme is a domain in reverse order, such as com.example.app.',
  fragment: 'must not have a fragment.',
  wildcard: 'must not have a wildcard.',
  http: 'must use https; http is only for localhost.',
  'https-on-loopback': 'must use http: a native application reaches this machine without https.',
  'private-use-scheme': 'must use https; only native applications have schemes of their own.',
}

type Checked = { fields: ApplicationFields } | { errors: Record<string, string> }

/**
 * Checks the body of a POST or PUT of an application (API-5, API-6). Fields that the server assigns or does not know are
 * ignored. Without `services` in the body their former value is used.
 */
export function checkApplication(body: Record<string, unknown>, before?: Pick<ApplicationFields, 'services'>): Checked {
  const errors: Record<string, string> = {}
  const refuse = (field: string, message: string) => {
    errors[field] ??= message
  }

  const name = text(body['name'])?.trim() ?? ''
  if (name === '') refuse('name', 'A name is required.')
  if (name.length > 255) refuse('name', 'A name must not be longer than 255 characters.')

  const description = text(body['description'] ?? '')
  if (description === undefined) refuse('description', 'A description must be text.')
  else if (description.length > 10_000)
    refuse('description', 'A description must not be longer than 10,000 characters.')

  const iconName = oneOf(body['iconName'], icons, () => refuse('iconName', 'This icon is not known.'))
  const iconColor = oneOf(body['iconColor'], colors, () => refuse('iconColor', 'This color is not known.'))
  const appType = oneOf(body['appType'], types, () => refuse('appType', 'Must be one of spa, native, web, m2m.'))

  const redirectUris = body['redirectUris'] ?? []
  if (!isTextList(redirectUris)) refuse('redirectUris', 'Redirect URIs must be a list of texts.')
  else {
    const problem = redirectUris.map((uri) => redirectUriError(uri, appType)).find((found) => found !== undefined)
    if (problem !== undefined) refuse('redirectUris', problem)
  }

  const services = body['services'] ?? before?.services ?? []
  if (!isTextList(services)) refuse('services', 'Services must be a list of texts.')

  if (Object.keys(errors).length > 0) return { errors }
  return {
    fields: {
      name,
      description: description ?? '',
      iconName,
      iconColor,
      appType: appType as ApplicationFields['appType'],
      redirectUris: [...new Set(redirectUris as string[])],
      services: services as string[],
    },
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function oneOf(value: unknown, choices: Set<string>, refuse: () => void): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' && choices.has(value)) return value
  refuse()
  return null
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

/**
 * Why a redirect URI is refused; undefined when it is not. Private-use schemes are also accepted while no type is chosen, and
 * from machine-to-machine applications, which keep the URIs of their former type.
 */
function redirectUriError(uri: string, appType: string | null): string | undefined {
  const mayBeNative = appType === null || appType === 'm2m'
  const problem = redirectUriErrors(uri, appType ?? undefined).find(
    (found) => !(mayBeNative && found === 'private-use-scheme'),
  )
  return problem && `"${uri}" ${problemTexts[problem]}`
}
