import { isBinaryType, isEventStream, mediaType } from '@/engines/openapi/document/media-type'
import type { ResponseKind } from '../model/types'

/** First bytes of file formats. They identify a response without a content type. */
const signatures: readonly { bytes: string; contentType: string }[] = [
  { bytes: '%PDF-', contentType: 'application/pdf' },
  { bytes: '\x89PNG\r\n', contentType: 'image/png' },
  { bytes: '\xff\xd8\xff', contentType: 'image/jpeg' },
  { bytes: 'GIF8', contentType: 'image/gif' },
  { bytes: 'PK\x03\x04', contentType: 'application/zip' },
  { bytes: '\x1f\x8b', contentType: 'application/gzip' },
]

/**
 * Returns the kind of a response: by its content type or, if it has none, by its first bytes.
 * @param first the first bytes: at least 64, or all of a shorter response
 */
export function responseKind(contentType: string, first: Uint8Array): { kind: ResponseKind; contentType: string } {
  if (first.length === 0) return { kind: 'none', contentType }
  if (contentType !== '') return { kind: kindOf(contentType, first), contentType }
  const start = String.fromCharCode(...first.subarray(0, 64))
  const known = signatures.find(({ bytes }) => start.startsWith(bytes))
  if (known) return { kind: kindOf(known.contentType, first), contentType: known.contentType }
  const text = start.replace(/^\xef\xbb\xbf/, '').trimStart()
  if (hasControlBytes(first)) return { kind: 'binary', contentType }
  if (/^[{[]/.test(text)) return { kind: 'json', contentType }
  return { kind: text.startsWith('<?xml') ? 'xml' : 'text', contentType }
}

function kindOf(contentType: string, first: Uint8Array): ResponseKind {
  const type = mediaType(contentType)
  if (isEventStream(type)) return 'events'
  if (/[/+]json$/.test(type)) return 'json'
  if (type === 'text/html') return 'html'
  // Also SVG: as text it is readable, and it cannot load anything.
  if (/[/+]xml$/.test(type)) return 'xml'
  if (type === 'application/pdf') return 'pdf'
  if (type.startsWith('image/')) return 'image'
  if (isBinaryType(type)) return 'binary'
  if (/^text\/|json|javascript|yaml|urlencoded|graphql|edi/.test(type)) return 'text'
  return hasControlBytes(first) ? 'binary' : 'text'
}

/** Whether the bytes include control characters that do not occur in text. */
function hasControlBytes(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
}
