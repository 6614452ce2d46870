import { cleanAddress, resolveAddress } from '@/lib/document-address'

/** The address without control characters if it is relative or has one of the schemes (without the colon), else undefined. */
export function safeUrl(url: unknown, schemes: readonly string[]): string | undefined {
  const clean = typeof url === 'string' ? cleanAddress(url) : ''
  const scheme = /^([^/?#:]*):/.exec(clean)?.[1]?.toLowerCase()
  const isAllowed = scheme === undefined || schemes.includes(scheme)
  return isAllowed && typeof url === 'string' && resolveAddress(clean) ? clean : undefined
}
