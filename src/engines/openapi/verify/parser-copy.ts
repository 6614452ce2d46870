import { plainCopy } from '@/lib/exact-json'
import { percentEncoded } from '@/lib/percent-encoding'
import { isObject, own } from '../document/json'
import { follow } from '../reader/references'
import { documentsOf, entriesBelow, isSwagger2, rootOf, isSince31, walk } from '../reader/spec-document'
import type { Reading } from '../reader/reading'
import type { Place, SpecDocument } from '../reader/spec-document'
import type { References } from './reference-checks'
import type { SpecObjects } from './spec-objects'

/** An object in a copy for swagger-parser. */
type MutableObject = Record<string, unknown>

/** Maximum number of values in a bundle: with more, swagger-parser would run for minutes. */
const maxValues = 3_000_000

/**
 * Copies each document of the bundle for swagger-parser, which modifies its input. The copies avoid false errors: resolved
 * references are rewritten to the target that the portal found, and references that cannot be resolved are removed.
 * @throws if the documents are too large once every reference and alias is followed.
 */
export function parserCopies(
  reading: Reading,
  references: References,
  objects: SpecObjects,
): Map<SpecDocument, unknown> {
  if (expandedSize(reading) > maxValues) {
    throw new Error('It is too large once every reference and alias in it is followed.')
  }
  const schemas = isSwagger2(reading.main) ? objects('schema') : []
  const documents = documentsOf(reading.bundle)
  return new Map(documents.map((document) => [document, copyOf(document, references, schemas)]))
}

function copyOf(document: SpecDocument, { resolved, broken, literal }: References, schemas: readonly Place[]): unknown {
  const root = plainCopy(document.root)
  const copy = { ...document, root }
  const inCopy = (place: Place): MutableObject | undefined => {
    const value = place.document === document ? walk(rootOf(copy), place.pointer)?.value : undefined
    return isObject(value) ? value : undefined
  }
  for (const { place, target } of resolved) {
    const holder = inCopy(place)
    if (holder) holder['$ref'] = referenceTo(target, document)
  }
  for (const place of [...broken.map((reference) => reference.place), ...literal]) delete inCopy(place)?.['$ref']
  const copiedRoot = inCopy(rootOf(document))
  if (copiedRoot && needsNoPaths(document)) copiedRoot['paths'] ??= {}
  for (const schema of schemas) {
    const holder = inCopy(schema)
    if (holder) dropUndescribedRequired(holder)
  }
  return root
}

/** Whether a document may omit its paths. Since 3.1 it may consist of components or webhooks alone. */
function needsNoPaths(document: SpecDocument): boolean {
  const { root } = document
  const others = [own(root, 'components'), own(root, 'webhooks')]
  return isSince31(document) && own(root, 'paths') === undefined && others.some(isObject)
}

/** Removes required names without a described property, if the schema allows additional properties. */
function dropUndescribedRequired(schema: MutableObject): void {
  const { required, additionalProperties } = schema
  if (!Array.isArray(required) || (additionalProperties !== true && !isObject(additionalProperties))) return
  const described = required.filter((name) => typeof name !== 'string' || own(schema['properties'], name) !== undefined)
  if (described.length > 0) schema['required'] = described
  else delete schema['required']
}

/** A reference that does not depend on any `$id` or `$anchor` around it. */
function referenceTo({ document, pointer }: Place, from: SpecDocument): string {
  const tokens = pointer.split('/').map(percentEncoded)
  return `${document === from ? '' : document.url}#${tokens.join('/')}`
}

/** Counts the values after every reference and alias is replaced by its target; circular ones count once. */
function expandedSize(reading: Reading): number {
  const sizes = new Map<unknown, number>()
  const sizeOf = (place: Place): number => {
    const { value } = place
    if (typeof value !== 'object' || value === null) return 1
    const known = sizes.get(value)
    if (known !== undefined) return known
    sizes.set(value, 0)
    const target = typeof own(value, '$ref') === 'string' ? follow(reading, place).place : undefined
    const inner = entriesBelow(place).reduce((sum, [, child]) => sum + sizeOf(child), 1)
    const size = inner + (target ? sizeOf(target) : 0)
    sizes.set(value, size)
    return size
  }
  return sizeOf(rootOf(reading.main))
}
