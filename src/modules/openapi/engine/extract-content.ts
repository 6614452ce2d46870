import { countSteps, omissionProblems, textWithinBudget, viewsOf } from './budget'
import { fieldEncoding } from './example-text'
import { examplesFor, generatedExample } from './examples'
import { headerViews, styleOf, withoutDescription } from './extract-parameters'
import { fileOf, formFiles } from './form-files'
import { generateExample } from './generate-example'
import { own, ownList, ownText, present } from '../document/json'
import { plainSchema } from '../document/plain-schema'
import { follow } from './references'
import { schemaNode } from './schema-node'
import { below, entriesBelow, rootOf } from './spec-document'
import type { Bundle, Place } from './spec-document'
import type { Problem, PropertyNode } from '../document/schema-types'
import type { BodyView, ContentView, Direction } from '../document/types'

/** How many content types of a body are shown. */
export const contentLimit = 20
/** The content types of a body, and how many are left out. */
export type Contents = Pick<BodyView, 'contents' | 'moreContents'>

const reading = { within: [], levels: 1 }

/** Reads the request body of an operation; in Swagger 2.0, from the parameters in `body` and `formData`. */
export function bodyView(bundle: Bundle, operation: Place, parameters: readonly Place[]): BodyView | undefined {
  const start = below(operation, 'requestBody')
  if (start.value !== undefined) {
    const { place, overlays, problem } = follow(bundle, start)
    const texts = [...overlays, place].map(({ value }) => ownText(value, 'description'))
    const description = textWithinBudget(
      bundle,
      texts.find((text) => text !== undefined),
    )
    const { contents, moreContents } = contentViews(bundle, below(place, 'content'), 'request')
    return present({
      required: own(place.value, 'required') === true,
      description,
      contents: describedOnce(contents, description),
      moreContents,
      problems: problem ? [problem] : [],
    })
  }
  const inBody = (where: string) => parameters.filter(({ value }) => own(value, 'in') === where)
  const [body] = inBody('body')
  const fields = inBody('formData')
  if (body) {
    const schema = below(body, 'schema')
    const types = viewsOf(bundle, mediaTypes(bundle, operation, 'consumes'), contentLimit, (type) =>
      contentFor(bundle, type, schema, body, 'request'),
    )
    const description = textWithinBudget(bundle, ownText(body.value, 'description'))
    return present({
      required: own(body.value, 'required') === true,
      description,
      contents: describedOnce(types.shown, description),
      moreContents: types.more,
      problems: [],
    })
  }
  return fields.length > 0 ? formView(bundle, operation, fields) : undefined
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
export function contentViews(bundle: Bundle, content: Place, direction: Direction): Contents {
  const { shown: contents, more } = viewsOf(bundle, entriesBelow(content), contentLimit, ([contentType, start]) => {
    const { place, problem } = follow(bundle, start)
    const view = contentFor(bundle, contentType, below(place, 'schema'), place, direction)
    const items = below(place, 'itemSchema')
    if (items.value !== undefined) view.itemSchema = schemaNode(bundle, [items], reading)
    const parts = encodingOf(bundle, place)
    view.encoding = parts.shown
    for (const part of parts.problems) view.problems.push(part)
    if (problem) view.problems.push(problem)
    return view
  })
  return present({ contents, moreContents: more })
}

/** Reads one content type of a body; `holder` contains the examples. */
export function contentFor(
  bundle: Bundle,
  contentType: string,
  schema: Place,
  holder: Place,
  direction: Direction,
): ContentView {
  const shown = schema.value === undefined ? [] : [schema]
  return {
    contentType: textWithinBudget(bundle, contentType),
    ...(shown.length > 0 && { schema: schemaNode(bundle, shown, reading) }),
    ...examplesFor(bundle, holder, shown, contentType, direction),
    ...(direction === 'request' && isMultipart(contentType) && { files: formFiles(bundle, shown) }),
    encoding: [],
    problems: [],
  }
}

function isMultipart(contentType: string): boolean {
  return /^multipart\//i.test(contentType)
}

/** Returns what a Swagger 2.0 operation consumes or produces: its own list, else the document's, else JSON. */
export function mediaTypes(bundle: Bundle, operation: Place, list: 'consumes' | 'produces'): string[] {
  const stated = ownList(operation.value, list)
  countSteps(bundle, stated.length)
  const types = (stated.length > 0 ? stated : ownList(rootOf(operation.document).value, list)).filter(
    (type) => typeof type === 'string',
  )
  return types.length > 0 ? types : ['application/json']
}

const encodingLimit = 200

function encodingOf(bundle: Bundle, mediaType: Place) {
  const problems: Problem[] = []
  const entries = entriesBelow(below(mediaType, 'encoding'))
  const { shown, more } = viewsOf(bundle, entries, encodingLimit, ([property, place]) => {
    const headers = headerViews(bundle, place)
    problems.push(...omissionProblems(headers.more, `header of ${property}`, `headers of ${property}`))
    return present({
      property: textWithinBudget(bundle, property),
      contentType: textWithinBudget(bundle, ownText(place.value, 'contentType')),
      ...fieldEncoding(place.value),
      headers: headers.shown,
    })
  })
  return { shown, problems: [...problems, ...omissionProblems(more, 'part of the form', 'parts of the form')] }
}

/** Builds the body of a Swagger 2.0 form, whose fields are separate parameters. */
function formView(bundle: Bundle, operation: Place, fields: readonly Place[]): BodyView {
  const { shown: properties, more: moreFields } = viewsOf(bundle, fields, fields.length, (place): PropertyNode => {
    const schema = schemaNode(bundle, [place], { within: [], levels: 0 })
    return { name: ownText(place.value, 'name') ?? '', required: own(place.value, 'required') === true, schema }
  })
  const shown = fields.slice(0, properties.length)
  const named = shown.map((place, index) => [properties[index]?.name ?? '', place] as const)
  const value = () =>
    Object.fromEntries(named.map(([name, place]) => [name, generateExample(bundle, [place], 'request')]))
  const files = named.flatMap(([name, place]) => fileOf(bundle, name, [place]) ?? [])
  const encoding = fieldEncodings(named)
  const encodings = Object.fromEntries(encoding.map((field) => [field.property, field]))
  const types = mediaTypes(bundle, operation, 'consumes').filter((type) => /form/.test(type))
  const fallback = files.length > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  const level = { properties, patternProperties: [], tuple: [], choices: [], conditions: [], problems: [] }
  const { shown: contents, more } = viewsOf(
    bundle,
    types.length > 0 ? types : [fallback],
    contentLimit,
    (contentType): ContentView => ({
      contentType,
      schema: {
        ...plainSchema('object'),
        nested: { properties: properties.length, choices: 0, level },
      },
      examples: generatedExample(bundle, value, [], contentType, encodings),
      files,
      encoding,
      problems: [],
    }),
  )
  const required = properties.some((property) => property.required)
  return present({ required, contents, moreContents: more, problems: omissionProblems(moreFields, 'field') })
}

/** How the lists of a Swagger 2.0 form are serialized, unless they repeat their name. */
function fieldEncodings(fields: readonly (readonly [string, Place])[]): ContentView['encoding'] {
  return fields.flatMap(([property, { value }]) => {
    const style = styleOf(value, 'query')
    return own(value, 'type') === 'array' && !style.explode ? [{ property, ...style, headers: [] }] : []
  })
}
