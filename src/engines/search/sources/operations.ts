import { ownList, ownText } from '@/engines/openapi/document/json'
import { isInternal, isSupported, missingSummary, partsOfSummary } from '@/engines/openapi/document/title'
import type { IndexedOperation } from '@/engines/openapi/document/types'
import { infoView } from '@/engines/openapi/reader/document-facts'
import { outlinedDocument } from '@/engines/openapi/reader/json-outline'
import { assertSpecification, importYaml, mayBeDynamic, parseText } from '@/engines/openapi/reader/parse-document'
import { pathItems, summaryOf } from '@/engines/openapi/reader/path-items'
import { openReading, unlimitedBudget } from '@/engines/openapi/reader/reading'
import type { Reading } from '@/engines/openapi/reader/reading'
import { follow } from '@/engines/openapi/reader/references'
import { below, bundleOf, entriesBelow, keyOf } from '@/engines/openapi/reader/spec-document'
import type { Place } from '@/engines/openapi/reader/spec-document'
import { operationPath } from '@/engines/openapi/model/operation-path'
import { paths } from '@/lib/paths'
import { recordText, type SearchRecord } from '../record'

/** The address and the name of an API document. */
export interface ApiPlace {
  /** Address of the document's file. */
  url: string
  /** Slug of the service. */
  slug: string
  /** `{slug}/{path below the service's documentation}`. */
  doc: string
  /** Name of the service. */
  service: string
  /** The name of the document in the table of contents. */
  title: string
  /** Whether the table of contents keeps the document for staff, which its address says (DOC-15). */
  isInternal: boolean
}

/** Texts longer than this have only their operations indexed, without the names of parameters and properties. */
const maxTextLengthWithNames = 3_000_000
/** How many names of parameters and properties are searched per operation. */
const maxNames = 150
/** How deep properties within properties are searched. */
const maxDepth = 6
/** How much of a description is searched, in characters. */
const maxDescriptionLength = 600

/**
 * Makes the records of an API document: one for the document, one for each operation with the names of its parameters and
 * properties (SEARCH-11). Operations marked `internal` exist for staff only (DOC-31).
 * @throws ReadingError when the text is no OpenAPI document.
 */
export async function operationRecords(
  text: string,
  place: ApiPlace,
  isStaff: boolean,
  loadYaml = importYaml,
): Promise<SearchRecord[]> {
  // JSON is parsed value by value, so that a large document is never in memory as a whole.
  const root: unknown = outlinedDocument(text) ?? (await parseText(text, loadYaml))
  assertSpecification(root)
  const bundle = bundleOf(place.url, root, text.length, mayBeDynamic(text))
  const { title, version, description } = infoView(bundle.main)
  const documentText = description?.slice(0, maxDescriptionLength)
  const internal = place.isInternal ? 'true' : undefined
  const documentRecord: SearchRecord = {
    group: 'guides',
    to: paths.apiDocument(place.slug, { doc: place.doc, internal }),
    title: title || place.title,
    place: [place.service, place.title],
    ...(documentText && { text: documentText }),
    ...(version && { version }),
  }
  const hasNames = text.length <= maxTextLengthWithNames
  const records = [documentRecord]
  for (const item of pathItems(openReading(bundle, unlimitedBudget))) {
    const { path, webhook, sources, operations } = item
    for (const { method, place: operation } of operations) {
      const summary = partsOfSummary(summaryOf(item, operation))
      if (isInternal(summary) && !isStaff) continue
      const operationId = ownText(operation.value, 'operationId')
      const indexed = { ...summary, path, method, webhook, tags: [], deprecated: false, supported: isSupported(method) }
      const words = [
        ownText(operation.value, 'description')?.slice(0, maxDescriptionLength),
        ...ownList(operation.value, 'tags').filter((tag) => typeof tag === 'string'),
        ...(hasNames ? namesOf(openReading(bundle), operation, sources) : []),
      ]
      const searched = recordText(words)
      records.push({
        group: 'operations',
        to: operationUrl(place, indexed),
        title: summary.title === missingSummary ? `${method} ${path}` : summary.title,
        names: [`${method} ${path}`, ...(operationId === undefined ? [] : [operationId])],
        place: [place.service, title || place.title],
        ...(searched !== '' && { text: searched }),
        ...(version && { version }),
      })
    }
  }
  return records
}

function operationUrl({ service, doc, isInternal: isInternalDocument }: ApiPlace, operation: IndexedOperation) {
  const markers = isInternalDocument ? [...operation.markers, 'internal'] : operation.markers
  return operationPath(service, doc, { ...operation, markers })
}

/** The names of the parameters and of the properties of requests and responses, each once. */
function namesOf(reading: Reading, operation: Place, sources: readonly Place[]): Set<string> {
  const names = new Set<string>()
  for (const source of [operation, ...sources]) {
    for (const [, entry] of entriesBelow(below(source, 'parameters'))) {
      const parameter = follow(reading, entry).place
      const name = ownText(parameter.value, 'name')
      if (name !== undefined) names.add(name)
      // Swagger 2 has the body among the parameters.
      addProperties(reading, below(parameter, 'schema'), names)
    }
  }
  const bodies = [below(operation, 'requestBody'), ...entriesBelow(below(operation, 'responses')).map(([, one]) => one)]
  for (const body of bodies) {
    const { place } = follow(reading, body)
    addProperties(reading, below(place, 'schema'), names)
    for (const [, media] of entriesBelow(below(place, 'content'))) {
      addProperties(reading, below(media, 'schema'), names)
    }
  }
  return names
}

/** Adds the names of a schema's properties, also of those within them and of its parts, until there are enough. */
function addProperties(reading: Reading, schema: Place, names: Set<string>): void {
  const seen = new Set<string>()
  const queue = [{ place: schema, depth: 0 }]
  for (let next = queue.shift(); next && names.size < maxNames && !reading.isSpent; next = queue.shift()) {
    const { place } = follow(reading, next.place)
    const key = keyOf(place)
    if (next.depth > maxDepth || typeof place.value !== 'object' || seen.has(key)) continue
    seen.add(key)
    const depth = next.depth + 1
    for (const [name, property] of entriesBelow(below(place, 'properties'))) {
      if (names.size < maxNames) names.add(name)
      queue.push({ place: property, depth })
    }
    queue.push({ place: below(place, 'items'), depth })
    for (const list of ['allOf', 'oneOf', 'anyOf']) {
      for (const [, part] of entriesBelow(below(place, list))) queue.push({ place: part, depth })
    }
  }
}
