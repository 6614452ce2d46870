import type { ApplicationFields } from '../db/applications'

const icons = new Set(
  `burst-bolt key bolt shopping-cart credit-card barcode item-tag search qr-code database code-fork info-circle lightbulb heart
   star dashboard drill wrench handshake group rocket building globe truck-shipping chart-line chart-area chart-pie`.split(
    /\s+/,
  ),
)
const colors = new Set(['blue200', 'blue400', 'purple200', 'orange200', 'gray500', 'green300'])
const types = new Set(['spa', 'native', 'web', 'm2m'])
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
const forbiddenSchemes = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'ftp:',
  'ws:',
  'wss:',
])

/** What the server decides; a body may carry it, as it was read, but it changes nothing. */
const assigned = new Set(['id', 'clientId', 'testClientId', 'createdAt', 'updatedAt'])
const edited = new Set(['name', 'description', 'iconName', 'iconColor', 'appType', 'redirectUris'])

type Checked = { fields: ApplicationFields } | { errors: Record<string, string> }

/**
 * Checks the body of a POST or PUT of an application (1 §3, §5). Fields that the platform does not know are kept:
 * those of the body, over those that were there before.
 */
export function checkApplication(body: Record<string, unknown>, before: Record<string, unknown> = {}): Checked {
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
    const problem = redirectUris.map((uri) => redirectUriProblem(uri, appType)).find((found) => found !== undefined)
    if (problem !== undefined) refuse('redirectUris', problem)
  }

  if (Object.keys(errors).length > 0) return { errors }
  const kept = Object.entries(body).filter(([field]) => !assigned.has(field) && !edited.has(field))
  return {
    fields: {
      name,
      description: description ?? '',
      iconName,
      iconColor,
      appType: appType as ApplicationFields['appType'],
      redirectUris: [...new Set(redirectUris as string[])],
      extra: { ...before, ...Object.fromEntries(kept) },
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
 * Why an address may not be returned to; undefined when it may. Https everywhere, http on this machine only, and
 * private-use schemes for native applications (and as long as no type is chosen). A machine-to-machine application returns
 * to none: it keeps those of its former type.
 */
function redirectUriProblem(uri: string, appType: string | null): string | undefined {
  let url: URL
  try {
    url = new URL(uri)
  } catch {
    return `"${uri}" is not an absolute URI.`
  }
  if (uri !== uri.trim() || /\s/.test(uri)) return `"${uri}" contains a blank.`
  if (uri.includes('#')) return `"${uri}" must not have a fragment.`
  if (uri.includes('*')) return `"${uri}" must not have a wildcard.`
  const local = loopback.has(url.hostname)
  if (url.protocol === 'https:') {
    return appType === 'native' && local
      ? `"${uri}": a native application reaches this machine over http, not https.`
      : undefined
  }
  if (url.protocol === 'http:') return local ? undefined : `"${uri}" must use https; http is only for localhost.`
  if (forbiddenSchemes.has(url.protocol)) return `"${uri}" has a scheme that is not allowed.`
  if (appType === null || appType === 'native' || appType === 'm2m') return undefined
  return `"${uri}" must use https; only native applications have schemes of their own.`
}
