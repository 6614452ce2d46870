import { isObject, own } from '../document/json'
import { resolveReference } from '../engine/references'
import { below, entriesBelow, rootOf } from '../engine/spec-document'
import type { Bundle, Place } from '../engine/spec-document'

/** An object of the specification: OpenAPI 3.0 to 3.2 and Swagger 2.0. */
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

/** What stands below each key of an object: one of a kind, or a map or list of such. */
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
    ...each('operation', ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']),
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
  /** Its keys are addresses. */
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
    ...each(
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
    ...each('schema', [
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
    ...each('schema', ['unevaluatedItems', 'unevaluatedProperties']),
  },
}

/** The objects of a kind in a document and in what it refers to, each once. */
export type SpecObjects = (kind: Kind) => Place[]

/** Finds the objects of the documents of a bundle by what the specification says of the place that they stand at. */
export function specObjects(bundle: Bundle): SpecObjects {
  const found = new Map<Kind, Map<unknown, Place>>()
  const open: [Kind, Place][] = [['document', rootOf(bundle.main)]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [kind, place] = next
    const same = found.get(kind) ?? new Map<unknown, Place>()
    if (!isObject(place.value) || same.has(place.value)) continue
    found.set(kind, same.set(place.value, place))
    const inner = partsOf(kind, place)
    const ref = own(place.value, '$ref')
    const target = typeof ref === 'string' ? resolveReference(bundle, place, ref).place : undefined
    if (target) inner.push([kind, target])
    open.push(...inner.toReversed())
  }
  return (kind) => [...(found.get(kind)?.values() ?? [])]
}

function partsOf(kind: Kind, place: Place): [Kind, Place][] {
  const named = (inner: Kind, holder: Place) =>
    entriesBelow(holder).flatMap(([key, child]): [Kind, Place][] =>
      key.startsWith('x-') && extensible.has(inner) ? [] : [[inner, child]],
    )
  if (kind === 'callback') return named('pathItem', place)
  return Object.entries(parts[kind]).flatMap(([key, part]): [Kind, Place][] => {
    const child = below(place, key)
    return typeof part === 'string' ? [[part, child]] : named(part[0], child)
  })
}

/** Among them `x-…` is an extension, not a name. */
const extensible = new Set<Kind>(['pathItem', 'response'])

function each(part: Kind | [Kind], keys: readonly string[]): Parts {
  return Object.fromEntries(keys.map((key) => [key, part]))
}
