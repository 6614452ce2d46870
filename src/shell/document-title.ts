import { productName } from '@/config/product'
import { decode } from '@/lib/decode'

/** A segment that identifies a record and tells a reader nothing: a number, a UUID, or a run with digits and no words. */
const opaque = /^(\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[^-]*\d)[A-Za-z0-9_]{8,})$/i

/**
 * The document title of a path: the fixed prefix and the prettified path (1 §2; decisions, Shell): segments in Title
 * Case, hyphens as spaces, joined by ` / `, opaque ids left out.
 */
export function documentTitle(pathname: string): string {
  const segments = pathname
    .split('/')
    .map(decode)
    .filter((segment) => segment !== '' && !opaque.test(segment))
  return [productName, segments.map(titleCase).join(' / ')].filter(Boolean).join(' | ')
}

function titleCase(segment: string): string {
  return segment
    .split(/[-\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
