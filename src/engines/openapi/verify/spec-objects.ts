import { isObject, own } from '../document/json'
import { resolveReference } from '../reader/references'
import { below, entriesBelow, rootOf } from '../reader/spec-document'
import type { Reading } from '../reader/reading'
import type { Place } from '../reader/spec-document'

/** A kind of object that the OpenAPI (3.0 to 3.2) or Swagger 2.0 specification defines. */
type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'callback'
  | 'parameter'
  | 'requestBody'
  | 'response'
  | 'header'
  | 'mediaType'
  | 'encoding'
  | 'link'
  | 'server'
  | 'schema'

/** The kind of object below each key of an object. In brackets: a map or a list of objects of that kind. */
type Parts = Record<string, Kind | [Kind]>

const content: Parts = { content: ['mediaType'] }
const parts: Record<Kind, Parts> = {
  document: {
    components: 'components',
    definitions: ['schema'],
    parameters: ['parameter'],
    paths: ['pathItem'],
    responses: ['response'],
    servers: ['server'],
    webhooks: ['pathItem'],
    'x-webhooks': ['pathItem'],
  },
  components: {
    callbacks: ['callback'],
    headers: ['header'],
    links: ['link'],
    mediaTypes: ['mediaType'],
    parameters: ['parameter'],
    pathItems: ['pathItem'],
    requestBodies: ['requestBody'],
    responses: ['response'],
    schemas: ['schema'],
  },
  pathItem: {
    ...partForKeys('operation', ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']),
    additionalOperations: ['operation'],
    parameters: ['parameter'],
    servers: ['server'],
  },
  operation: {
    callbacks: ['callback'],
    parameters: ['parameter'],
    requestBody: 'requestBody',
    responses: ['response'],
    servers: ['server'],
  },
  /** Its keys are expressions: `partsOf` treats it as a map of path items. */
  callback: {},
  parameter: { ...content, schema: 'schema' },
  requestBody: content,
  response: { ...content, headers: ['header'], links: ['link'], schema: 'schema' },
  header: { ...content, schema: 'schema' },
  mediaType: {
    encoding: ['encoding'],
    itemEncoding: 'encoding',
    itemSchema: 'schema',
    prefixEncoding: ['encoding'],
    schema: 'schema',
  },
  encoding: { encoding: ['encoding'], headers: ['header'], itemEncoding: 'encoding', prefixEncoding: ['encoding'] },
  link: { server: 'server' },
  server: {},
  schema: {
    ...partForKeys(
      ['schema'],
      [
        '$defs',
        'allOf',
        'anyOf',
        'definitions',
        'dependentSchemas',
        'oneOf',
        'patternProperties',
        'prefixItems',
        'properties',
      ],
    ),
    ...partForKeys('schema', [
      'additionalProperties',
      'contains',
      'contentSchema',
      'else',
      'if',
      'items',
      'not',
      'propertyNames',
      'then',
    ]),
    ...partForKeys('schema', ['unevaluatedItems', 'unevaluatedProperties']),
  },
}

/** Returns all objects of a kind in a document and in the documents it refers to, each once. */
export type SpecObjects = (kind: Kind) => Place[]

/** Walks a bundle from its main document, follows references, and sorts the objects by kind, which their position decides. */
export function specObjects(reading: Reading): SpecObjects {
  const placesByKind = new Map<Kind, Map<unknown, Place>>()
  const pending: [Kind, Place][] = [['document', rootOf(reading.main)]]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [kind, place] = next
    const places = placesByKind.get(kind) ?? new Map<unknown, Place>()
    if (!isObject(place.value) || places.has(place.value)) continue
    placesByKind.set(kind, places.set(place.value, place))
    const inner = partsOf(kind, place)
    const ref = own(place.value, '$ref')
    const target = typeof ref === 'string' ? resolveReference(reading, place, ref).place : undefined
    if (target) inner.push([kind, target])
    for (const part of inner.toReversed()) pending.push(part)
  }
  return (kind) => [...(placesByKind.get(kind)?.values() ?? [])]
}

function partsOf(kind: Kind, place: Place): [Kind, Place][] {
  const entriesOf = (inner: Kind, holder: Place) =>
    entriesBelow(holder).flatMap(([key, child]): [Kind, Place][] =>
      key.startsWith('x-') && kindsWithExtensions.has(inner) ? [] : [[inner, child]],
    )
  if (kind === 'callback') return entriesOf('pathItem', place)
  return Object.entries(parts[kind]).flatMap(([key, part]): [Kind, Place][] => {
    const child = below(place, key)
    return typeof part === 'string' ? [[part, child]] : entriesOf(part[0], child)
  })
}

/** Kinds whose maps may contain extensions: in such a map, a key `x-…` is not an object of the kind. */
const kindsWithExtensions = new Set<Kind>(['pathItem', 'response'])

function partForKeys(part: Kind | [Kind], keys: readonly string[]): Parts {
  return Object.fromEntries(keys.map((key) => [key, part]))
}
