import { membersOf, objectOf, writeJson } from '@/lib/exact-json'
import { isObject, own, ownText, type JsonObject } from '@/engines/openapi/document/json'
import { isInternal, partsOfSummary } from '@/engines/openapi/document/title'
import { parseText } from '@/engines/openapi/reader/parse-document'

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'])

/**
 * Returns the text of an API document, or of a file that one refers to, without the operations that are for staff only (DOC-31).
 * A text without such operations, or that cannot be read, is returned as it is.
 */
export async function withoutInternalOperations(text: string): Promise<string> {
  const root = await parseText(text).catch(() => undefined)
  const copies = new Map<object, unknown>()
  let hasInternal = false
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const known = copies.get(value)
    if (known !== undefined) return known
    const copy = Array.isArray(value) ? value.map(copyOf) : isObject(value) ? publicMembers(value) : value
    copies.set(value, copy)
    return copy
  }
  const publicMembers = (object: JsonObject) => {
    const members = membersOf(object)
    const shown = members.filter(([name, value]) => !isForStaff(object, name, value))
    hasInternal ||= shown.length < members.length
    return objectOf(
      shown.map(([name, value]) => [
        name,
        name === 'additionalOperations' ? copyOf(additional(object, value)) : copyOf(value),
      ]),
    )
  }
  const additional = (item: JsonObject, value: unknown): unknown => {
    if (!isObject(value)) return value
    const members = membersOf(value)
    const shown = members.filter(([, operation]) => !isMarked(operation, item))
    hasInternal ||= shown.length < members.length
    return objectOf(shown)
  }
  const copy = copyOf(root)
  return hasInternal ? writeJson(copy) : text
}

/** Whether a member of a path item is an operation for staff, or a member of a list is a referenced path item for staff. */
function isForStaff(object: JsonObject, name: string, value: unknown): boolean {
  if (methods.has(name)) return isMarked(value, object)
  return own(value, '$ref') !== undefined && isMarked(value, undefined)
}

/** Whether the summary of an operation, or else that of its path, has the marker. */
function isMarked(operation: unknown, item: unknown): boolean {
  return isObject(operation) && isInternal(partsOfSummary(ownText(operation, 'summary') ?? ownText(item, 'summary')))
}
