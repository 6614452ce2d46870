import { omissionErrors } from './cut'
import { fieldEncoding } from './example-text'
import { examplesFor, generatedExample } from './examples'
import { headerViews, styleOf, withoutDescription } from './extract-parameters'
import { fileOf, formFiles } from './form-files'
import { generateExample } from './generate-example'
import { own, ownList, ownText, present } from '../document/json'
import { plainSchema } from '../document/plain-schema'
import { gatherSchema } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isSent, propertyPlaces, splitMembers } from './members'
import type { FieldEncoding } from '../document/parameter-style'
import { typesOf } from './schema-type'
import { follow } from './references'
import { unsentMembers } from './schema-level'
import { schemaNode } from './schema-node'
import { below, entriesBelow, rootOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { Direction, ReadError, PropertyNode } from '../document/schema-types'
import type { BodyView, ContentView } from '../document/types'

/** How many content types of a body are shown. */
export const contentLimit = 20
/** The content types of a body, and how many are left out. */
export type Contents = Pick<BodyView, 'contents' | 'moreContents'>

/**
 * Reads the request body of an operation; in Swagger 2.0, from the parameters in `body` and `formData`.
 * @param direction the side that sends it.
 */
export function bodyView(
  reading: Reading,
  operation: Place,
  parameters: readonly Place[],
  direction: Direction,
): BodyView | undefined {
  const start = below(operation, 'requestBody')
  if (start.value !== undefined) {
    const { place, overlays, error } = follow(reading, start)
    const texts = [...overlays, place].map(({ value }) => ownText(value, 'description'))
    const description = reading.textWithinBudget(texts.find((text) => text !== undefined))
    const { contents, moreContents } = contentViews(reading, below(place, 'content'), direction)
    return present({
      required: own(place.value, 'required') === true,
      description,
      contents: describedOnce(contents, description),
      moreContents,
      errors: error ? [error] : [],
    })
  }
  const inBody = (where: string) => parameters.filter(({ value }) => own(value, 'in') === where)
  const [body] = inBody('body')
  const fields = inBody('formData')
  if (body) {
    const schema = below(body, 'schema')
    const types = reading.viewsOf(mediaTypes(reading, operation, 'consumes'), contentLimit, (type) =>
      contentFor(reading, type, schema, body, direction),
    )
    const description = reading.textWithinBudget(ownText(body.value, 'description'))
    return present({
      required: own(body.value, 'required') === true,
      description,
      contents: describedOnce(types.shown, description),
      moreContents: types.more,
      errors: [],
    })
  }
  return fields.length > 0 ? formView(reading, operation, fields, direction) : undefined
}

/** Removes a schema's description if it only repeats that of the body or response. */
export function describedOnce(contents: ContentView[], description: string | undefined): ContentView[] {
  return contents.map((content) =>
    content.schema && content.schema.description === description
      ? { ...content, schema: withoutDescription(content.schema) }
      : content,
  )
}

/** Reads a map of content types. */
export function contentViews(reading: Reading, content: Place, direction: Direction): Contents {
  const { shown: contents, more } = reading.viewsOf(entriesBelow(content), contentLimit, ([contentType, start]) => {
    const { place, error } = follow(reading, start)
    const view = contentFor(reading, contentType, below(place, 'schema'), place, direction)
    const items = below(place, 'itemSchema')
    if (items.value !== undefined) view.itemSchema = schemaNode(reading, [items], { within: [], levels: 1, direction })
    const parts = encodingOf(reading, place, contentType, direction)
    view.encoding = parts.shown
    for (const part of parts.errors) view.errors.push(part)
    if (error) view.errors.push(error)
    return view
  })
  return present({ contents, moreContents: more })
}

/** Reads one content type of a body; `holder` contains the examples. */
export function contentFor(
  reading: Reading,
  contentType: string,
  schema: Place,
  holder: Place,
  direction: Direction,
): ContentView {
  const shown = schema.value === undefined ? [] : [schema]
  return {
    contentType: reading.textWithinBudget(contentType),
    ...(shown.length > 0 && { schema: schemaNode(reading, shown, { within: [], levels: 1, direction }) }),
    ...examplesFor(reading, holder, { schema: shown, contentType, direction }),
    ...(isMultipart(contentType) && { files: formFiles(reading, shown, direction) }),
    encoding: [],
    errors: [],
  }
}

function isMultipart(contentType: string): boolean {
  return /^multipart\//i.test(contentType)
}

/** Returns what a Swagger 2.0 operation consumes or produces: its own list, else the document's, else JSON. */
export function mediaTypes(reading: Reading, operation: Place, list: 'consumes' | 'produces'): string[] {
  const stated = ownList(operation.value, list)
  reading.countSteps(stated.length)
  const types = (stated.length > 0 ? stated : ownList(rootOf(operation.document).value, list)).filter(
    (type) => typeof type === 'string',
  )
  return types.length > 0 ? types : ['application/json']
}

const encodingLimit = 200

/** Reads how the parts of a form are sent, without those of members that are not sent. */
function encodingOf(reading: Reading, mediaType: Place, contentType: string, direction: Direction) {
  const errors: ReadError[] = []
  const all = entriesBelow(below(mediaType, 'encoding'))
  const schema = all.length > 0 ? gatherSchema(reading, [below(mediaType, 'schema')]) : undefined
  const unsent = schema && new Set(splitMembers(reading, schema, { direction }).unsent)
  const entries = all.filter(([property]) => !unsent?.has(property))
  const { shown, more } = reading.viewsOf(entries, encodingLimit, ([property, place]) => {
    const headers = headerViews(reading, place, direction)
    errors.push(...omissionErrors(headers.more, `header of ${property}`, `headers of ${property}`))
    const { allowReserved, ...style } = fieldEncoding(place.value)
    const isReserved = allowReserved && keepsReserved(reading, contentType, schema, property, style)
    return present({
      property: reading.textWithinBudget(property),
      contentType: reading.textWithinBudget(ownText(place.value, 'contentType')),
      ...style,
      allowReserved: isReserved || undefined,
      headers: headers.shown,
    })
  })
  return { shown, errors: [...errors, ...omissionErrors(more, 'part of the form', 'parts of the form')] }
}

/**
 * Whether reserved characters of a field stay as they are: in urlencoded forms only, whose parts are percent-encoded. The
 * members of an object that is written as fields of their own have no encoding.
 */
function keepsReserved(
  reading: Reading,
  contentType: string,
  schema: Gathered | undefined,
  property: string,
  { style = 'form', explode = style === 'form' }: FieldEncoding,
): true | undefined {
  const places = schema && propertyPlaces(schema).get(property)
  const isObjectField = places && typesOf(gatherSchema(reading, places)).types.includes('object')
  const isSpread = isObjectField && (explode || style === 'deepObject')
  return /^application\/x-www-form-urlencoded/i.test(contentType) && !isSpread ? true : undefined
}

/** Builds the body of a Swagger 2.0 form, whose fields are separate parameters. */
function formView(reading: Reading, operation: Place, all: readonly Place[], direction: Direction): BodyView {
  const fields = all.filter((field) => isSent(reading, [field], direction))
  const nameOf = ({ value }: Place) => ownText(value, 'name') ?? ''
  const { shown: properties, more: moreFields } = reading.viewsOf(fields, fields.length, (place): PropertyNode => {
    const schema = schemaNode(reading, [place], { within: [], levels: 0, direction })
    return { name: nameOf(place), required: own(place.value, 'required') === true, schema }
  })
  const shown = fields.slice(0, properties.length)
  const unsent = unsentMembers(all.filter((field) => !fields.includes(field)).map(nameOf), direction)
  const named = shown.map((place, index) => [properties[index]?.name ?? '', place] as const)
  const value = () =>
    Object.fromEntries(named.map(([name, place]) => [name, generateExample(reading, [place], direction)]))
  const files = named.flatMap(([name, place]) => fileOf(reading, name, [place]) ?? [])
  const encoding = fieldEncodings(named)
  const encodings = Object.fromEntries(encoding.map((field) => [field.property, field]))
  const types = mediaTypes(reading, operation, 'consumes').filter((type) => /form/.test(type))
  const fallback = files.length > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  const lists = { patternProperties: [], tuple: [], choices: [], conditions: [], errors: [] }
  const level = { properties, ...present({ unsent }), ...lists }
  const { shown: contents, more } = reading.viewsOf(
    types.length > 0 ? types : [fallback],
    contentLimit,
    (contentType): ContentView => ({
      contentType,
      schema: {
        ...plainSchema('object'),
        nested: { properties: properties.length, choices: 0, level },
      },
      examples: generatedExample(reading, value, { schema: [], contentType, direction, encoding: encodings }),
      files,
      encoding,
      errors: [],
    }),
  )
  const required = properties.some((property) => property.required)
  return present({ required, contents, moreContents: more, errors: omissionErrors(moreFields, 'field') })
}

/** How the lists of a Swagger 2.0 form are serialized, unless they repeat their name. */
function fieldEncodings(fields: readonly (readonly [string, Place])[]): ContentView['encoding'] {
  return fields.flatMap(([property, { value }]) => {
    const style = styleOf(value, 'query')
    return own(value, 'type') === 'array' && !style.explode ? [{ property, ...style, headers: [] }] : []
  })
}
