/** What browsers drop or skip before they read a scheme: control characters and the space. */
const skipped = new RegExp(`[${String.fromCharCode(0)}-${String.fromCharCode(32)}]`, 'g')

/** The address when it is relative or of one of these schemes (small letters, without the colon), else undefined. */
export function safeUrl(url: unknown, schemes: readonly string[]): string | undefined {
  if (typeof url !== 'string') return undefined
  const scheme = /^([^/?#:]*):/.exec(url.replaceAll(skipped, ''))?.[1]
  return scheme === undefined || schemes.includes(scheme.toLowerCase()) ? url : undefined
}
