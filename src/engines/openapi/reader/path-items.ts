import { isObject, ownText } from '../document/json'
import { follow } from './references'
import { below, entriesBelow, rootOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import { valueText } from '../document/value-text'
import type { ReadError } from '../document/schema-types'
import type { OperationKey } from '../document/types'

const fixedMethods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'])

/** Maximum length of path and method in characters: browsers cannot open longer addresses. */
const maxNameLength = 2_000

/** A path or webhook with its operations. */
export interface PathItem {
  path: string
  webhook: boolean
  /** The item and the items that it refers to, outermost first. Each may have parameters and servers. */
  sources: Place[]
  /** Methods in upper case, additional ones as written. No two methods differ only in case. */
  operations: { method: string; place: Place }[]
  error?: ReadError
}

/** Iterates over the paths of the document, then its webhooks (`x-webhooks` before 3.1). Reads each item on demand. */
export function* pathItems(reading: Reading): Generator<PathItem, void> {
  for (const { list, webhook } of pathLists(reading)) {
    for (const [path, place] of entriesBelow(list)) {
      if (!path.startsWith('x-')) yield pathItem(reading, path, place, webhook)
    }
  }
}

/** Returns an operation with its path or webhook; undefined when the document has none with that name and method. */
export function findOperation(
  reading: Reading,
  key: OperationKey,
): { item: PathItem; method: string; place: Place } | undefined {
  for (const { list, webhook } of pathLists(reading)) {
    const place = below(list, key.path)
    if (webhook !== (key.webhook === true) || place.value === undefined) continue
    const item = pathItem(reading, key.path, place, webhook)
    const operation = item.operations.find(({ method }) => method.toUpperCase() === key.method.toUpperCase())
    return operation && { item, ...operation }
  }
  return undefined
}

/** Returns the summary of an operation, or else that of its path, which stands for all its operations. */
export function summaryOf({ sources }: Pick<PathItem, 'sources'>, operation: Place): string | undefined {
  const texts = [operation, ...sources].map(({ value }) => ownText(value, 'summary'))
  return texts.find((text) => text !== undefined)
}

function pathLists({ main }: Reading): { list: Place; webhook: boolean }[] {
  const root = rootOf(main)
  return [
    { list: below(root, 'paths'), webhook: false },
    { list: below(root, 'webhooks'), webhook: true },
    { list: below(root, 'x-webhooks'), webhook: true },
  ]
}

/** Reads a path item and follows its references. Fields beside a reference take precedence over those of its target. */
export function pathItem(reading: Reading, path: string, start: Place, webhook: boolean): PathItem {
  const { place, overlays, error } = follow(reading, start)
  /** Operations by method in upper case, as addresses have it. */
  const found = new Map<string, PathItem['operations'][number]>()
  const sources = [...overlays, place]
  let tooLong = false
  for (const source of sources) {
    const entries = entriesBelow(source)
    const additional = entriesBelow(below(source, 'additionalOperations'))
    reading.countSteps(entries.length + additional.length)
    for (const [name, operation] of [...entries.filter(([key]) => fixedMethods.has(key)), ...additional]) {
      const key = name.toUpperCase()
      const method = fixedMethods.has(name.toLowerCase()) ? key : name
      if (!isObject(operation.value) || found.has(key)) continue
      if (path.length + name.length > maxNameLength) tooLong = true
      else found.set(key, { method, place: operation })
    }
  }
  const operations = [...found.values()]
  const odd =
    error ??
    (isObject(place.value) ? undefined : { message: `${path} is not a path item.`, at: start.pointer }) ??
    (tooLong
      ? { message: `Not shown, because its path and method are longer than 2,000 characters: ${valueText(path)}` }
      : undefined)
  return { path, webhook, sources, operations, ...(odd && { error: odd }) }
}

/** An operation with the path, webhook or callback that has it. */
export interface ItemOperation {
  item: PathItem
  place: Place
}

/** The operations of the callbacks, by name, method and expression. */
export function callbackOperations(reading: Reading, operation: Place): Map<string, ItemOperation> {
  const found = new Map<string, ItemOperation>()
  for (const [name, start] of entriesBelow(below(operation, 'callbacks'))) {
    for (const [expression, path] of entriesBelow(follow(reading, start).place)) {
      if (!isObject(path.value)) continue
      const item = pathItem(reading, expression, path, true)
      for (const { method, place } of item.operations) found.set(`${name} ${method} ${expression}`, { item, place })
    }
  }
  return found
}
