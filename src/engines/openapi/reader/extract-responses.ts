import { omissionErrors } from './cut'
import { contentFor, contentLimit, contentViews, describedOnce, mediaTypes } from './extract-content'
import type { Contents } from './extract-content'
import { headerViews } from './extract-parameters'
import { serverView } from './extract-servers'
import { own, ownEntries, ownText, present } from '../document/json'
import { documentedText } from './examples'
import { follow } from './references'
import { below, entriesBelow, isSwagger2 } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import { valueText } from '../document/value-text'
import { linkTarget } from './link-target'
import type { Direction } from '../document/schema-types'
import type { LinkView, OperationView, ResponseView } from '../document/types'

const responseLimit = 100
const linkLimit = 50
const linkParameterLimit = 50

/**
 * Returns the first hundred responses of an operation, in the document's order.
 * @param direction the side that sends them.
 */
export function responseViews(
  reading: Reading,
  operation: Place,
  direction: Direction,
): Pick<OperationView, 'responses'> & { moreResponses: number | undefined } {
  const all = entriesBelow(below(operation, 'responses')).filter(([code]) => !code.startsWith('x-'))
  const { shown: responses, more } = reading.viewsOf(all, responseLimit, ([code, start]): ResponseView => {
    const { place, overlays, error } = follow(reading, start)
    const sources = [...overlays, place].map(({ value }) => value)
    const say = (key: string) => sources.map((source) => ownText(source, key)).find((text) => text !== undefined)
    const headers = headerViews(reading, place, direction)
    const links = reading.viewsOf(entriesBelow(below(place, 'links')), linkLimit, ([name, link]) =>
      linkView(reading, name, link),
    )
    const summary = reading.textWithinBudget(say('summary'))
    const description = reading.textWithinBudget(say('description'))
    const { contents, moreContents } = isSwagger2(place.document)
      ? swagger2Contents(reading, operation, place, direction)
      : contentViews(reading, below(place, 'content'), direction)
    return present({
      code,
      summary,
      description,
      headers: headers.shown,
      contents: describedOnce(contents, description),
      moreContents,
      links: links.shown,
      errors: [
        ...(error ? [error] : []),
        ...omissionErrors(headers.more, 'header'),
        ...omissionErrors(links.more, 'link'),
      ],
    })
  })
  return { responses, moreResponses: more }
}

/** Reads the contents of a Swagger 2.0 response: one schema for all content types, and examples by content type. */
function swagger2Contents(reading: Reading, operation: Place, response: Place, direction: Direction): Contents {
  const schema = below(response, 'schema')
  const examples = new Map(ownEntries(response.value, 'examples'))
  if (schema.value === undefined && examples.size === 0) return { contents: [] }
  reading.countSteps(examples.size)
  const types = [...new Set([...mediaTypes(reading, operation, 'produces'), ...examples.keys()])]
  const { shown: contents, more } = reading.viewsOf(types, contentLimit, (type) => {
    const view = contentFor(reading, type, schema, response, direction)
    const content = { schema: schema.value === undefined ? [] : [schema], contentType: type, direction }
    const documented = examples.has(type) && {
      text: documentedText(reading, examples.get(type), content),
      generated: false,
    }
    return { ...view, examples: documented ? [documented] : view.examples.filter(({ generated }) => generated) }
  })
  return present({ contents, moreContents: more })
}

function linkView(reading: Reading, name: string, start: Place): LinkView {
  const { place, overlays, error } = follow(reading, start)
  const { value } = place
  const server = own(value, 'server')
  const body = own(value, 'requestBody')
  const parameters = reading.viewsOf(ownEntries(value, 'parameters'), linkParameterLimit, ([parameter, inner]) => ({
    name: reading.textWithinBudget(parameter),
    value: reading.countedText(valueText(inner)),
  }))
  const description = [...overlays, place].map((source) => ownText(source.value, 'description')).find(Boolean)
  return present({
    name: reading.textWithinBudget(name),
    target: linkTarget(reading, place),
    description: reading.textWithinBudget(description),
    operationId: reading.textWithinBudget(ownText(value, 'operationId')),
    operationRef: reading.textWithinBudget(ownText(value, 'operationRef')),
    parameters: parameters.shown,
    requestBody: body === undefined ? undefined : reading.countedText(valueText(body)),
    server: server === undefined ? undefined : serverView(reading, server, place.document),
    error: error ?? omissionErrors(parameters.more, 'parameter')[0],
  })
}
