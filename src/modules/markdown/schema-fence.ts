import type { SchemaRequest } from '@/api/content/sections'
import { safeUrl } from './safe-url'

/**
 * The request that a fence of language `schema-viewer` names: one line with an address, and the word `private` where it
 * takes a token. Reading only: a page must not be able to change anything by being opened.
 */
export function schemaFence({
  code,
  language,
}: {
  code: string
  language: string | undefined
}): SchemaRequest | undefined {
  if (language !== 'schema-viewer') return undefined
  const [url = '', access] = code.trim().split(/\s+/)
  if (url === '' || safeUrl(url, ['http', 'https']) === undefined) return undefined
  return { method: 'GET', url, access: access === 'private' ? 'private' : 'public' }
}
