import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBinaryType } from '@/modules/openapi/document/media-type'
import { isObject, own, ownText } from '@/modules/openapi/document/json'
import { bareText } from '@/modules/openapi/document/parameter-style'
import { fullBudget } from '@/modules/openapi/engine/budget'
import { exampleText } from '@/modules/openapi/engine/example-text'
import { generateExample } from '@/modules/openapi/engine/generate-example'
import { follow } from '@/modules/openapi/engine/references'
import { below, entriesBelow, type Bundle, type Place } from '@/modules/openapi/engine/spec-document'

const pdf = join(dirname(fileURLToPath(import.meta.url)), 'example.pdf')

/** Returns a body in a content type that the document has an example of, else one made from the schema. */
export function exampleBody(bundle: Bundle, content: Place, type: string): string | Uint8Array<ArrayBuffer> {
  bundle.budget = fullBudget()
  const schema = below(content, 'schema')
  const given = givenExample(bundle, content)
  if (given === undefined && type === 'application/pdf') return new Uint8Array(readFileSync(pdf))
  if (given === undefined && isBinaryType(type)) return 'Example of the sandbox\n'
  const value = given ?? generateExample(bundle, [schema], 'response', 'allowed')
  return exampleText(bundle, value, [schema], type)
}

/** Returns the headers that a response states, with examples. Those of the message itself are left to the server. */
export function exampleHeaders(bundle: Bundle, response: Place): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, start] of entriesBelow(below(response, 'headers'))) {
    if (/^(content-(type|length)|x-request-id|warning)$/i.test(name)) continue
    const { place } = follow(bundle, start)
    const value =
      givenExample(bundle, place) ?? generateExample(bundle, [below(place, 'schema')], 'response', 'allowed')
    headers[name] = bareText(value)
  }
  return headers
}

/** The first example that a media type or a header has; undefined for none. */
function givenExample(bundle: Bundle, holder: Place): unknown {
  const single = own(holder.value, 'example')
  if (single !== undefined) return single
  const [first] = entriesBelow(below(holder, 'examples'))
  if (!first) return undefined
  const { value } = follow(bundle, first[1]).place
  return isObject(value) ? (own(value, 'value') ?? ownText(value, 'serializedValue')) : undefined
}
