import { isObject, own } from '../document/json'
import { follow } from '../engine/references'
import { entriesBelow, isSwagger2, rootOf, specVersionOf, walk } from '../engine/spec-document'
import type { Bundle, Place, SpecDocument } from '../engine/spec-document'
import type { References } from './reference-checks'
import type { SpecObjects } from './spec-objects'

/** What is changed in a copy for swagger-parser. */
type Changeable = Record<string, unknown>

/** Beyond this many values swagger-parser would be at work for minutes. */
const sizeLimit = 3_000_000

/**
 * A copy of each document of the bundle for swagger-parser, which changes what it is given. What it would call wrong,
 * and is not, is written in another way: references are as the portal resolves them, and those that it cannot are gone.
 * @throws when the documents are too large once every reference and alias is followed.
 */
export function parserCopies(bundle: Bundle, references: References, objects: SpecObjects): Map<SpecDocument, unknown> {
  if (expandedSize(bundle) > sizeLimit) {
    throw new Error('It is too large once every reference and alias in it is followed.')
  }
  const schemas = isSwagger2(bundle.main) ? objects('schema') : []
  const documents = [bundle.main, ...bundle.others.values()].filter((document) => typeof document === 'object')
  return new Map(documents.map((document) => [document, copyOf(document, references, schemas)]))
}

function copyOf(document: SpecDocument, { resolved, broken, literal }: References, schemas: readonly Place[]): unknown {
  const root: unknown = structuredClone(document.root)
  const copy = { ...document, root }
  const inCopy = (place: Place): Changeable | undefined => {
    const value = place.document === document ? walk(rootOf(copy), place.pointer)?.value : undefined
    return isObject(value) ? value : undefined
  }
  for (const { place, target } of resolved) {
    const holder = inCopy(place)
    if (holder) holder['$ref'] = referenceTo(target, document)
  }
  for (const place of [...broken.map((reference) => reference.place), ...literal]) delete inCopy(place)?.['$ref']
  const whole = inCopy(rootOf(document))
  if (whole && needsNoPaths(document)) whole['paths'] ??= {}
  for (const schema of schemas) {
    const holder = inCopy(schema)
    if (holder) requireDescribed(holder)
  }
  return root
}

/** Since 3.1 a document may consist of components or webhooks alone. */
function needsNoPaths(document: SpecDocument): boolean {
  const { root } = document
  const others = [own(root, 'components'), own(root, 'webhooks')]
  return /^3\.[1-9]/.test(specVersionOf(document)) && own(root, 'paths') === undefined && others.some(isObject)
}

/** Of what is required only the properties that are described, where the schema allows others. */
function requireDescribed(schema: Changeable): void {
  const { required, additionalProperties } = schema
  if (!Array.isArray(required) || (additionalProperties !== true && !isObject(additionalProperties))) return
  const described = required.filter((name) => typeof name !== 'string' || own(schema['properties'], name) !== undefined)
  if (described.length > 0) schema['required'] = described
  else delete schema['required']
}

/** A reference that means the same to everybody, whatever `$id` or `$anchor` is around. */
function referenceTo({ document, pointer }: Place, from: SpecDocument): string {
  const tokens = pointer.split('/').map(encodeURIComponent)
  return `${document === from ? '' : document.url}#${tokens.join('/')}`
}

/** How many values there are when references and aliases are replaced by what they lead to, endless ones once. */
function expandedSize(bundle: Bundle): number {
  const sizes = new Map<unknown, number>()
  const sizeOf = (place: Place): number => {
    const { value } = place
    if (typeof value !== 'object' || value === null) return 1
    const before = sizes.get(value)
    if (before !== undefined) return before
    sizes.set(value, 0)
    const target = typeof own(value, '$ref') === 'string' ? follow(bundle, place).place : undefined
    const inner = entriesBelow(place).reduce((sum, [, child]) => sum + sizeOf(child), 1)
    const size = inner + (target ? sizeOf(target) : 0)
    sizes.set(value, size)
    return size
  }
  return sizeOf(rootOf(bundle.main))
}
