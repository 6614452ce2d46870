import { namedOf, parameterNotes } from '../document/wording/parameter'
import { count, leftOut, spent, spentText, viewsOf } from './budget'
import { cut } from './cut'
import type { Cut } from './cut'
import { givenExamples } from './examples'
import { generateExample, givenValue } from './generate-example'
import { gatherSchema } from './gather-schema'
import { isObject, own, ownText, present } from '../document/json'
import type { Style } from '../document/parameter-style'
import { plainSchema } from '../document/plain-schema'
import { follow } from './references'
import { schemaNode } from './schema-node'
import { below, entriesBelow, isSwagger2 } from './spec-document'
import type { Bundle, Place } from './spec-document'
import { jsonText } from '../document/value-text'
import type { Problem, SchemaNode } from '../document/schema-types'
import type { ParameterPlace, ParameterView } from '../document/types'

const places: readonly string[] = ['path', 'query', 'header', 'cookie', 'querystring'] satisfies ParameterPlace[]
/** Places of Swagger 2.0 that make the body. */
const inBody = ['body', 'formData']

const parameterLimit = 500
const headerLimit = 100

/** The parameters of the holders, innermost last: one replaces an earlier one with the same name and place. */
export function parameterPlaces(bundle: Bundle, holders: readonly Place[]): { all: Place[]; problems: Problem[] } {
  const problems: Problem[] = []
  const found = new Map<string, Place>()
  for (const holder of holders) {
    const listed = entriesBelow(below(holder, 'parameters'))
    count(bundle, listed.length)
    for (const [, start] of listed) {
      const { place, problem } = follow(bundle, start)
      const name = ownText(place.value, 'name')
      const where = ownText(place.value, 'in') ?? ''
      if (problem) problems.push(problem)
      else if (name === undefined) problems.push({ message: 'A parameter has no name.', at: start.pointer })
      else if (isParameterPlace(where) || inBody.includes(where))
        found.set(`${where}:${name}`, withOverlay(start, place))
      else
        problems.push({ message: `The document does not say where the parameter ${name} belongs.`, at: start.pointer })
    }
  }
  const { shown, more } = cut([...found.values()], parameterLimit)
  return { all: shown, problems: [...problems, ...leftOut(more, 'parameter')] }
}

/** A reference object may say its own description; the place then carries both, the schema's way unchanged. */
function withOverlay(start: Place, target: Place): Place {
  const description = start.pointer === target.pointer ? undefined : ownText(start.value, 'description')
  if (description === undefined || !isObject(target.value)) return target
  return { ...target, value: { ...target.value, description } }
}

/** The parameters that are sent outside the body, in the document's order. */
export function parameterViews(bundle: Bundle, all: readonly Place[]): Cut<ParameterView> {
  const sent = all.flatMap((place) => {
    const where = ownText(place.value, 'in') ?? ''
    return isParameterPlace(where) ? [{ place, where }] : []
  })
  return viewsOf(bundle, sent, parameterLimit, ({ place, where }) =>
    parameterView(bundle, place, where, ownText(place.value, 'name') ?? ''),
  )
}

function isParameterPlace(where: string): where is ParameterPlace {
  return places.includes(where)
}

/** Response headers, and those of a form's parts: parameters whose place is the header. */
export function headerViews(bundle: Bundle, holder: Place): Cut<ParameterView> {
  return viewsOf(bundle, entriesBelow(below(holder, 'headers')), headerLimit, ([name, start]) => {
    const { place, problem } = follow(bundle, start)
    const view = parameterView(bundle, withOverlay(start, place), 'header', name)
    if (problem) view.schema.problems.push(problem)
    return view
  })
}

function parameterView(bundle: Bundle, place: Place, where: ParameterPlace, name: string): ParameterView {
  const { value } = place
  const { schema, contentType, holder } = schemaOf(place)
  const read = schema ? schemaNode(bundle, [schema], { within: [], levels: 0 }) : anything
  const shown = schema ? [schema] : []
  const { examples, moreExamples } = givenExamples(bundle, holder, shown, contentType ?? '')
  // The examples of a parameter take the place of those of its schema.
  const node = examples.length > 0 ? { ...read, examples: [] } : read
  const given = own(value, 'example') ?? own(value, 'x-example') ?? ownExample(bundle, holder)
  const bySchema = schema && givenValue(gatherSchema(bundle, [schema]))
  const style = styleOf(value, where)
  const view = present({
    name: spentText(bundle, name),
    in: where,
    required: own(value, 'required') === true || where === 'path',
    deprecated: own(value, 'deprecated') === true || node.deprecated,
    description: spentText(bundle, ownText(value, 'description')) ?? (schema === place ? undefined : node.description),
    schema: schema === place ? undescribed(node) : node,
    ...style,
    allowReserved: own(value, 'allowReserved') === true,
    allowEmptyValue: own(value, 'allowEmptyValue') === true,
    contentType,
    examples,
    namedExamples: namedOf(examples, moreExamples),
    sample: sampleOf(bundle, given, shown),
    sampleGiven: (given ?? bySchema) !== undefined,
  })
  const notes = parameterNotes(view)
  return notes.length > 0 ? { ...view, notes } : view
}

function sampleOf(bundle: Bundle, given: unknown, schema: readonly Place[]): string {
  if (bundle.budget.characters < 0) return '"string"'
  const value = given ?? (schema.length > 0 ? generateExample(bundle, schema, 'request', 'allowed') : 'string')
  return spent(bundle, jsonText(value, 0))
}

/** What somebody says of a value is not said again by its schema. */
export function undescribed(node: SchemaNode): SchemaNode {
  const { description, ...rest } = node
  return description === undefined ? node : rest
}

const anything = plainSchema('any')

/** The schema of a parameter: `schema`, that of its `content`, or before OpenAPI 3 the parameter itself. */
function schemaOf(place: Place): { schema?: Place; contentType?: string; holder: Place } {
  const direct = below(place, 'schema')
  if (direct.value !== undefined) return { schema: direct, holder: place }
  const [content] = entriesBelow(below(place, 'content'))
  if (content) {
    const schema = below(content[1], 'schema')
    return { ...(schema.value !== undefined && { schema }), contentType: content[0], holder: content[1] }
  }
  return isSwagger2(place.document) || own(place.value, 'type') !== undefined
    ? { schema: place, holder: place }
    : { holder: place }
}

/** The example of a parameter, or of the content that it has in the place of a schema. */
function ownExample(bundle: Bundle, holder: Place): unknown {
  const single = own(holder.value, 'example')
  if (single !== undefined) return single
  const [first] = entriesBelow(below(holder, 'examples'))
  return first && own(follow(bundle, first[1]).place.value, 'value')
}

const collectionFormats: Record<string, Style> = {
  csv: { style: 'simple', explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  tsv: { style: 'tabDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { style: 'form', explode: true },
}

/** How the document wants a parameter or a field of a form written. */
export function styleOf(parameter: unknown, where: ParameterPlace): Style {
  const format = ownText(parameter, 'collectionFormat')
  if (format !== undefined && Object.hasOwn(collectionFormats, format)) {
    const known = collectionFormats[format]
    if (known) return where === 'query' && format === 'csv' ? { style: 'form', explode: false } : known
  }
  const style = ownText(parameter, 'style') ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple')
  const explode = own(parameter, 'explode')
  // Swagger 2.0 joins by commas unless told otherwise; OpenAPI 3 repeats the name for forms and cookies.
  const standard = own(parameter, 'type') === undefined && /^(form|cookie)$/.test(style)
  return { style, explode: typeof explode === 'boolean' ? explode : standard }
}
