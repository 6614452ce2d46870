import { both, pairByKey, type Pair } from '@/lib/pairing'
import { ownEntries, ownText } from '../document/json'
import { fieldEncoding } from '../reader/example-text'
import { propertyPlaces } from '../reader/members'
import type { Reading } from '../reader/reading'
import { follow } from '../reader/references'
import { itemPlaces } from '../reader/schema-type'
import { below, entriesBelow, type Place } from '../reader/spec-document'
import { factsOf, formatsOf, gatherStated } from './schema-facts'
import type { Section } from './section'

/** How a parameter or a field is written whose reserved characters are not encoded. */
export const reservedText = 'reserved characters as they are'

/** Compares the contents of two bodies or responses by media type, whose charset does not matter. */
export function compareContents(section: Section, holders: Pair<Place>) {
  const keyOf = (type: string) =>
    type
      .toLowerCase()
      .replace(/;\s*charset=[^;]*/, '')
      .replaceAll(/\s/g, '')
  const contents = section.read(holders, (reading, holder) => {
    const entries = entriesBelow(below(holder, 'content')).map(
      ([type, start]) => [keyOf(type), follow(reading, start).place] as const,
    )
    // In Swagger 2.0, all media types have the same schema, whose changes are reported once.
    const places = new Map(entries.map(([, place]) => [place.value, place] as const).toReversed())
    return new Map(entries.map(([key, place]) => [key, places.get(place.value) ?? place]))
  })
  const isSingle = contents.every(({ size }) => size <= 1)
  const { common, removed, added } = pairByKey(contents, rangeOfType)
  for (const [type, pair] of common) {
    const inner = isForm(type) ? section.with({ jsonFields: jsonFieldsOf(pair) }) : section
    const schemasAt = (name: string) =>
      both(pair, (content) => [below(content, name)].filter(({ value }) => value !== undefined))
    inner.schemas(isSingle ? '' : type, orBinary(inner, type, schemasAt('schema')))
    const items = schemasAt('itemSchema')
    if (items.flat().length > 0) inner.schemas(isSingle ? '[]' : `${type} []`, items)
    compareEncodings(inner, pair)
  }
  for (const [name] of removed) section.row('media-type-removed', { name, from: name })
  for (const [name] of added) section.row('media-type-added', { name, to: name })
}

/** The content of a range such as `application/*` that includes a media type. */
function rangeOfType(contents: ReadonlyMap<string, Place>, type: string): Place | undefined {
  return contents.get(`${type.split('/')[0] ?? ''}/*`) ?? contents.get('*/*')
}

/** Whether the content of a media type has fields, which are written as text unless they are objects. */
function isForm(type: string): boolean {
  return type === 'application/x-www-form-urlencoded' || type.startsWith('multipart/')
}

/** The fields of a form that one of the documents writes as JSON. */
function jsonFieldsOf(pair: Pair<Place>): string[] {
  const encodings = pair.flatMap((content) => ownEntries(content.value, 'encoding'))
  const isJson = (encoding: unknown) => /\bjson\b/i.test(ownText(encoding, 'contentType') ?? '')
  return [...new Set(encodings.flatMap(([name, encoding]) => (isJson(encoding) ? [name] : [])))].toSorted()
}

/** The schemas of a content. One that is missing is binary where the other document says so, which means the same. */
function orBinary(section: Section, type: string, schemas: Pair<readonly Place[]>): Pair<readonly Place[]> {
  const [stated, ...others] = schemas.flat()
  if (/json|xml|yaml|\*|^text\//.test(type) || isForm(type) || !stated || others.length > 0) return schemas
  if (!section.read(schemas, isBinary).includes(true)) return schemas
  const unstated = { ...stated, pointer: `${stated.pointer}/`, value: { type: 'string', format: 'binary' } }
  return both(schemas, (places) => (places.length > 0 ? places : [unstated]))
}

/** Whether a schema is that of a file, and not that of a list of files, or of a choice. */
function isBinary(reading: Reading, places: readonly Place[]): boolean {
  const facts = factsOf(gatherStated(reading, places), places)
  return facts.types.every((type) => type === 'string') && formatsOf(facts).includes('binary')
}

function compareEncodings(section: Section, pair: Pair<Place>) {
  const fields = pair.flatMap((content) => entriesBelow(below(content, 'encoding')).map(([name]) => name))
  for (const name of new Set(fields)) {
    const texts = section.read(pair, (reading, content) => {
      const schema = below(content, 'schema')
      const places = propertyPlaces(gatherStated(reading, [schema])).get(name)
      return encodingText(below(content, 'encoding', name).value, places && mediaTypeOf(reading, places))
    })
    section.change('style-changed', texts, { name })
  }
}

const octets = 'application/octet-stream'

/** The media type of a field that states none; of a list, that of its items. */
function mediaTypeOf(reading: Reading, places: readonly Place[]): string {
  let gathered = gatherStated(reading, places)
  for (let depth = 0; depth < 5 && itemPlaces(gathered).length > 0; depth++)
    gathered = gatherStated(reading, itemPlaces(gathered))
  const facts = factsOf(gathered, places)
  const [type = 'any'] = facts.types
  if (type === 'object') return 'application/json'
  return type === 'any' || formatsOf(facts).some((format) => ['binary', 'byte'].includes(format))
    ? octets
    : 'text/plain'
}

/** How a field of a form is written, in words, as far as its media type does not say so. */
function encodingText(value: unknown, usualType: string | undefined): string | undefined {
  const { allowReserved, ...stated } = fieldEncoding(value)
  const { style = 'form', explode = style === 'form' } = stated
  const isUsual = style === 'form' && explode && usualType !== 'application/json'
  const words = Object.keys(stated).length > 0 && !isUsual ? [style, explode ? 'exploded' : 'joined'] : []
  const contentType = ownText(value, 'contentType')
  const type = contentType === usualType ? undefined : contentType
  return [...words, type, allowReserved && reservedText].filter(Boolean).join(', ') || undefined
}
