import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBinaryType } from '@/engines/openapi/document/media-type'
import { isObject, own, ownText } from '@/engines/openapi/document/json'
import { bareText } from '@/engines/openapi/document/parameter-style'
import { exampleText } from '@/engines/openapi/reader/example-text'
import { generateExample } from '@/engines/openapi/reader/generate-example'
import { openReading, type Reading } from '@/engines/openapi/reader/reading'
import { follow } from '@/engines/openapi/reader/references'
import { below, entriesBelow, type Bundle, type Place } from '@/engines/openapi/reader/spec-document'

const pdfFile = join(dirname(fileURLToPath(import.meta.url)), 'example.pdf')

/** Returns an example of a body: the first one of the document, else a generated one. */
export function exampleBody(bundle: Bundle, content: Place, type: string): string | Uint8Array<ArrayBuffer> {
  const reading = openReading(bundle)
  const schema = below(content, 'schema')
  const stated = statedExample(reading, content)
  if (stated === undefined && type === 'application/pdf') return new Uint8Array(readFileSync(pdfFile))
  if (stated === undefined && isBinaryType(type)) return 'Example of the sandbox\n'
  const value = stated ?? generateExample(reading, [schema], 'response', 'allowed')
  return exampleText(reading, value, { schema: [schema], contentType: type, direction: 'response' })
}

/** Returns example values of the headers that a response states, without those that the server sets. */
export function exampleHeaders(bundle: Bundle, response: Place): Record<string, string> {
  const reading = openReading(bundle)
  const headers: Record<string, string> = {}
  for (const [name, start] of entriesBelow(below(response, 'headers'))) {
    if (/^(content-(type|length)|x-request-id|warning)$/i.test(name)) continue
    const { place } = follow(reading, start)
    const value =
      statedExample(reading, place) ?? generateExample(reading, [below(place, 'schema')], 'response', 'allowed')
    headers[name] = bareText(value)
  }
  return headers
}

/** Returns the first example that the document states for a media type or a header; undefined if there is none. */
function statedExample(reading: Reading, holder: Place): unknown {
  const single = own(holder.value, 'example')
  if (single !== undefined) return single
  const [first] = entriesBelow(below(holder, 'examples'))
  if (!first) return undefined
  const { value } = follow(reading, first[1]).place
  return isObject(value) ? (own(value, 'value') ?? ownText(value, 'serializedValue')) : undefined
}
