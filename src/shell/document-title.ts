import { productName } from '@/config/product'
import { decode } from '@/lib/percent-encoding'

/** Matches a segment that is an id: a number, a UUID, or a word of letters and digits. */
const opaqueId = /^(\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[^-]*\d)[A-Za-z0-9_]{8,})$/i

/**
 * Returns the document title of a path (SHELL-13): a fixed prefix and the path's segments in Title Case, with spaces for
 * hyphens, joined by ` / `, without opaque ids.
 */
export function documentTitle(pathname: string): string {
  const segments = pathname
    .split('/')
    .map(decode)
    .filter((segment) => segment !== '' && !opaqueId.test(segment))
  return [productName, segments.map(titleCase).join(' / ')].filter(Boolean).join(' | ')
}

function titleCase(segment: string): string {
  return segment
    .split(/[-\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
