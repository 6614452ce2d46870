import { namedOf, parameterNotes } from '../document/wording/parameter'
import { omissionErrors } from './cut'
import { cut } from './cut'
import type { Cut } from './cut'
import { documentedExamples } from './examples'
import { generateExample, documentedValue } from './generate-example'
import { gatherSchema } from './gather-schema'
import { isObject, own, ownText, present } from '../document/json'
import type { Style } from '../document/parameter-style'
import { plainSchema } from '../document/plain-schema'
import { follow } from './references'
import { schemaNode } from './schema-node'
import { sentValue } from './sent-value'
import { below, entriesBelow, isSwagger2, specVersionOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import { jsonText } from '../document/value-text'
import type { Direction, ReadError, SchemaNode } from '../document/schema-types'
import type { ParameterPlace, ParameterView } from '../document/types'

const places: readonly string[] = ['path', 'query', 'header', 'cookie', 'querystring'] satisfies ParameterPlace[]
/** Values of `in` with which a parameter of Swagger 2.0 describes the body. */
const bodyPlaces = ['body', 'formData']

const parameterLimit = 500
const headerLimit = 100

/**
 * The parameters of an operation, references followed, those of the body among them.
 * @param holders Objects with `parameters`, the operation last: its parameter replaces one of the same name and place.
 */
export function parameterPlaces(reading: Reading, holders: readonly Place[]): { all: Place[]; errors: ReadError[] } {
  const errors: ReadError[] = []
  const found = new Map<string, Place>()
  for (const holder of holders) {
    const listed = entriesBelow(below(holder, 'parameters'))
    reading.countSteps(listed.length)
    for (const [, start] of listed) {
      const { place, error } = follow(reading, start)
      const name = ownText(place.value, 'name')
      const where = ownText(place.value, 'in') ?? ''
      if (error) errors.push(error)
      else if (name === undefined) errors.push({ message: 'A parameter has no name.', at: start.pointer })
      else if (isParameterPlace(where) || bodyPlaces.includes(where))
        found.set(`${where}:${name}`, withOverlay(start, place))
      else errors.push({ message: `The document does not say where the parameter ${name} belongs.`, at: start.pointer })
    }
  }
  const { shown, more } = cut([...found.values()], parameterLimit)
  return { all: shown, errors: [...errors, ...omissionErrors(more, 'parameter')] }
}

/** The target of a reference, with the description of the reference object if it has one; pointers still lead into the target. */
function withOverlay(start: Place, target: Place): Place {
  const description = start.pointer === target.pointer ? undefined : ownText(start.value, 'description')
  if (description === undefined || !isObject(target.value)) return target
  return { ...target, value: { ...target.value, description } }
}

/** Returns the parameters that are sent outside the body, in the document's order. */
export function parameterViews(reading: Reading, all: readonly Place[], direction: Direction): Cut<ParameterView> {
  const sent = all.flatMap((place) => {
    const where = ownText(place.value, 'in') ?? ''
    return isParameterPlace(where) ? [{ place, where }] : []
  })
  return reading.viewsOf(sent, parameterLimit, ({ place, where }) =>
    parameterView(reading, place, where, ownText(place.value, 'name') ?? '', direction),
  )
}

function isParameterPlace(where: string): where is ParameterPlace {
  return places.includes(where)
}

/** The headers of a response or of a part of a form, as parameters whose place is the header. */
export function headerViews(reading: Reading, holder: Place, direction: Direction): Cut<ParameterView> {
  return reading.viewsOf(entriesBelow(below(holder, 'headers')), headerLimit, ([name, start]) => {
    const { place, error } = follow(reading, start)
    const view = parameterView(reading, withOverlay(start, place), 'header', name, direction)
    if (error) view.schema.errors.push(error)
    return view
  })
}

function parameterView(
  reading: Reading,
  place: Place,
  where: ParameterPlace,
  name: string,
  direction: Direction,
): ParameterView {
  const { value } = place
  const { schema, contentType, holder } = schemaOf(place)
  const ownNode = schema ? schemaNode(reading, [schema], { within: [], levels: 0, direction }) : anySchema
  const schemas = schema ? [schema] : []
  const { examples, moreExamples } = documentedExamples(reading, holder, {
    schema: schemas,
    contentType: contentType ?? '',
    direction,
  })
  // The examples of a parameter replace those of its schema.
  const node = examples.length > 0 ? { ...ownNode, examples: [] } : ownNode
  const documented = own(value, 'example') ?? own(value, 'x-example') ?? ownExample(reading, holder)
  const documentedInSchema = schema && documentedValue(gatherSchema(reading, [schema]))
  const style = styleOf(value, where)
  const view = present({
    name: reading.textWithinBudget(name),
    in: where,
    required: own(value, 'required') === true || where === 'path',
    deprecated: own(value, 'deprecated') === true || node.deprecated,
    description:
      reading.textWithinBudget(ownText(value, 'description')) ?? (schema === place ? undefined : node.description),
    schema: schema === place ? withoutDescription(node) : node,
    ...style,
    allowReserved: contentType === undefined && mayKeepReserved(place, where, style),
    allowEmptyValue: own(value, 'allowEmptyValue') === true,
    contentType,
    examples,
    namedExamples: namedOf(examples, moreExamples),
    sample: sampleOf(reading, documented, schemas, direction),
    isSampleDocumented: (documented ?? documentedInSchema) !== undefined,
  })
  const notes = parameterNotes(view)
  return notes.length > 0 ? { ...view, notes } : view
}

/**
 * Whether reserved characters of a parameter stay as they are: in the query, and since OpenAPI 3.2 in everything that is
 * percent-encoded. The document may say so elsewhere, where it has no meaning.
 */
function mayKeepReserved({ value, document }: Place, where: ParameterPlace, { style }: Style): boolean {
  if (own(value, 'allowReserved') !== true) return false
  if (where === 'query') return true
  const isEncoded = where === 'path' || (where === 'cookie' && style !== 'cookie')
  return isEncoded && /^3\.([2-9]|\d\d)/.test(specVersionOf(document))
}

function sampleOf(reading: Reading, documented: unknown, schema: readonly Place[], direction: Direction): string {
  if (reading.isTextSpent) return '"string"'
  const value =
    documented === undefined && schema.length > 0
      ? generateExample(reading, schema, direction, 'allowed')
      : sentValue(reading, schema, documented ?? 'string', direction)
  return reading.countedText(jsonText(value, 0))
}

/** A schema without its description, which its parameter, body or response already shows. */
export function withoutDescription(node: SchemaNode): SchemaNode {
  const { description, ...rest } = node
  return description === undefined ? node : rest
}

const anySchema = plainSchema('any')

/**
 * The schema of a parameter: `schema`, that of its `content`, or before OpenAPI 3 the parameter itself. `holder` is the object
 * that the examples belong to: the parameter or the content.
 */
export function schemaOf(place: Place): { schema?: Place; contentType?: string; holder: Place } {
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

/** The example of a parameter, or of its `content` where it has that instead of a schema. */
function ownExample(reading: Reading, holder: Place): unknown {
  const single = own(holder.value, 'example')
  if (single !== undefined) return single
  const [first] = entriesBelow(below(holder, 'examples'))
  return first && own(follow(reading, first[1]).place.value, 'value')
}

const collectionFormats: Record<string, Style> = {
  csv: { style: 'simple', explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  tsv: { style: 'tabDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { style: 'form', explode: true },
}

/** How a parameter or a field of a form is serialized; defaults depend on the version and the place. */
export function styleOf(parameter: unknown, where: ParameterPlace): Style {
  const format = ownText(parameter, 'collectionFormat')
  if (format !== undefined && Object.hasOwn(collectionFormats, format)) {
    const known = collectionFormats[format]
    if (known) return where === 'query' && format === 'csv' ? { style: 'form', explode: false } : known
  }
  const style = ownText(parameter, 'style') ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple')
  const explode = own(parameter, 'explode')
  // By default Swagger 2.0 joins by commas, and OpenAPI 3 repeats the name for forms and cookies.
  const standard = own(parameter, 'type') === undefined && /^(form|cookie)$/.test(style)
  return { style, explode: typeof explode === 'boolean' ? explode : standard }
}
