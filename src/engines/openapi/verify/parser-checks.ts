import type ApiParser from '@apidevtools/swagger-parser'
import { own } from '../document/json'
import { follow } from '../reader/references'
import { below, rootOf, specVersionOf, walk } from '../reader/spec-document'
import type { Reading } from '../reader/reading'
import type { Place, SpecDocument } from '../reader/spec-document'
import { foundAt } from './found-place'
import { parserCopies } from './parser-copy'
import type { References } from './reference-checks'
import { findingAt, grouped } from './report'
import type { Finding } from './report'
import type { SpecObjects } from './spec-objects'

/** Imports swagger-parser. */
export const importSwaggerParser = () => import('swagger-parser')

/** One violation of the specification's schema, as Ajv reports it. */
interface Violation {
  instancePath: string
  keyword: string
  message?: string
  params: Record<string, unknown>
}

const maxViolations = 5_000
/** Keywords whose violation only means that something inside is wrong. */
const vagueKeywords = new Set(['oneOf', 'anyOf', 'if', 'allOf', 'not', 'unevaluatedProperties'])
/**
 * Messages of swagger-parser that the portal's own checks replace: those find every such error with its place, while
 * swagger-parser stops at the first.
 */
const replacedMessages =
  /Duplicate operation id|Found multiple|is missing path parameter|no corresponding \{|cannot be optional/

/**
 * Validates the documents with swagger-parser and returns one finding for each message.
 * @throws if the document is too large for swagger-parser.
 */
export async function parserFindings(
  reading: Reading,
  references: References,
  objects: SpecObjects,
  load: typeof importSwaggerParser,
): Promise<Finding[]> {
  const copies = parserCopies(reading, references, objects)
  const parser = await loadParser(load)
  try {
    await validate(parser, reading, copies)
    return []
  } catch (error) {
    const { message, details } = error as Error & { details?: Violation[] }
    if (details) return violationFindings(reading, references, details.slice(0, maxViolations))
    return errorFindings(reading, message)
  }
}

async function loadParser(load: typeof importSwaggerParser): Promise<typeof ApiParser> {
  try {
    const { default: wrapper } = await load()
    return wrapper as unknown as typeof ApiParser
  } catch {
    throw new Error('Its code could not be loaded. Check your internet connection, then verify the document again.')
  }
}

async function validate(
  parser: typeof ApiParser,
  reading: Reading,
  copies: ReadonlyMap<SpecDocument, unknown>,
): Promise<void> {
  const loadedDocuments = {
    order: 1,
    canRead: true,
    canParse: true,
    read: () => '{}',
    parse: ({ url }: { url: string }) => {
      const other = reading.bundle.others.get(url)
      if (other) return copies.get(other) as object
      throw new Error(`The document ${url} was not read.`)
    },
  }
  const address = /^https?:/.test(reading.main.url) ? reading.main.url : 'https://pasted.invalid/'
  await parser.validate(address, copies.get(reading.main) as Parameters<typeof ApiParser.validate>[1], {
    resolve: { file: false, http: false, loadedDocuments },
    parse: { json: false, yaml: false, text: false, binary: false, loadedDocuments },
    dereference: { circular: 'ignore' },
  })
}

function violationFindings(reading: Reading, { broken }: References, violations: readonly Violation[]): Finding[] {
  const brokenAt = new Set(broken.map(({ place }) => keyOf(place)))
  const real = violations.filter(({ params }) => params['missingProperty'] !== '$ref')
  const exact = real.filter(({ keyword }) => !vagueKeywords.has(keyword))
  const explained = new Set(exact.flatMap(({ instancePath }) => withAncestors(instancePath)))
  const reported = real
    .filter(({ keyword, instancePath }) => !vagueKeywords.has(keyword) || !explained.has(instancePath))
    .map((violation) => ({ ...violation, place: originalPlace(reading, violation.instancePath) }))
    .filter(({ place }) => !withAncestors(keyOf(place)).some((key) => brokenAt.has(key)))
  // Keep the first violation of each place: it is the actual error, the others are alternatives of oneOf and anyOf.
  const firstByPlace = new Map(reported.toReversed().map((violation) => [keyOf(violation.place), violation]))
  return [...grouped([...firstByPlace.values()].toReversed(), messageOf)].flatMap(([message, same]) =>
    findingAt(
      'error',
      message,
      'Found by swagger-parser.',
      same.map(({ place }) => foundAt(reading, place)),
    ),
  )
}

function messageOf({ message = 'is not valid', params }: Violation): string {
  const [detail] = ['additionalProperty', 'unevaluatedProperty', 'allowedValues', 'propertyName', 'allowedValue']
    .map((key) => params[key])
    .filter((value) => value !== undefined)
  const text = detail === undefined ? message : `${message}: ${[detail].flat().map(String).join(', ')}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Converts a pointer into the dereferenced document to the place in the original text. */
function originalPlace(reading: Reading, instancePath: string): Place {
  let place = rootOf(reading.main)
  for (const token of instancePath.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~')
    const { place: target, overlays } = follow(reading, place)
    const next = [target, ...overlays].map((holder) => below(holder, key)).find(({ value }) => value !== undefined)
    if (!next) return target.value === undefined ? place : target
    place = next
  }
  return place
}

function errorFindings(reading: Reading, message: string): Finding[] {
  if (replacedMessages.test(message)) return []
  if (message.startsWith('Unsupported OpenAPI version')) {
    const version = specVersionOf(reading.main)
    const at = [foundAt(reading, below(rootOf(reading.main), 'openapi'))]
    return findingAt('note', `swagger-parser does not know OpenAPI ${version}`, 'Only the other checks were made.', at)
  }
  const text = message.replace(/^Validation failed\. /, '')
  return findingAt('error', text, 'Found by swagger-parser, which stops at the first of its kind.', [
    foundAt(reading, placeIn(reading, text)),
  ])
}

/** Finds the place that a message names as `/paths/pets/{id}/get/…`, in which the slashes of a path are not escaped. */
function placeIn(reading: Reading, message: string): Place {
  const root = rootOf(reading.main)
  const named = /\/(?:paths|definitions)\/[^\s'"]*/.exec(message)?.[0] ?? ''
  const paths = Object.keys(own(reading.main.root, 'paths') ?? {}).filter((path) =>
    `${named}/`.startsWith(`/paths${path}/`),
  )
  const path = paths.toSorted((a, b) => b.length - a.length)[0]
  if (path === undefined) return walk(root, named) ?? root
  const item = below(root, 'paths', path)
  const [, method] = named.slice(`/paths${path}`.length).split('/')
  const operation = method === undefined ? item : below(item, method)
  return operation.value === undefined ? item : operation
}

function keyOf({ document, pointer }: Place): string {
  return `${document.url}#${pointer}`
}

/** A JSON pointer, with or without a URL before it, followed by the pointers of its ancestors. */
function withAncestors(key: string): string[] {
  const start = Math.max(0, key.indexOf('#'))
  const all = [key]
  for (let at = key.lastIndexOf('/'); at > start; at = key.lastIndexOf('/', at - 1)) all.push(key.slice(0, at))
  return all
}
