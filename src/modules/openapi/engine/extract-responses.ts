import { spentText } from './budget'
import { cut } from './cut'
import { contentFor, contentLimit, contentViews, mediaTypes } from './extract-content'
import type { Contents } from './extract-content'
import { headerViews } from './extract-parameters'
import { serverView } from './extract-servers'
import { own, ownEntries, ownText, present } from './json'
import { exampleText } from './example-text'
import { follow } from './references'
import { below, entriesBelow, isSwagger2 } from './spec-document'
import type { Bundle, Place } from './spec-document'
import { valueText } from './text'
import { linkTarget } from './link-target'
import type { LinkView, OperationView, ResponseView } from './types'

const responseLimit = 100

/** The responses of an operation in the document's order, the first hundred. */
export function responseViews(
  bundle: Bundle,
  operation: Place,
): Pick<OperationView, 'responses'> & { moreResponses: number | undefined } {
  const all = entriesBelow(below(operation, 'responses')).filter(([code]) => !code.startsWith('x-'))
  const { shown, more } = cut(all, responseLimit)
  const responses = shown.map(([code, start]): ResponseView => {
    const { place, overlays, problem } = follow(bundle, start)
    const sources = [...overlays, place].map(({ value }) => value)
    const say = (key: string) => sources.map((source) => ownText(source, key)).find((text) => text !== undefined)
    return present({
      code,
      summary: say('summary'),
      description: spentText(bundle, say('description')),
      headers: headerViews(bundle, place),
      ...(isSwagger2(place.document)
        ? swagger2Contents(bundle, operation, place)
        : contentViews(bundle, below(place, 'content'), 'response')),
      links: entriesBelow(below(place, 'links')).map(([name, link]) => linkView(bundle, name, link)),
      problems: problem ? [problem] : [],
    })
  })
  return { responses, moreResponses: more }
}

/** Swagger 2.0 has one schema for all that the operation produces, and examples by content type. */
function swagger2Contents(bundle: Bundle, operation: Place, response: Place): Contents {
  const schema = below(response, 'schema')
  const examples = new Map(ownEntries(response.value, 'examples'))
  if (schema.value === undefined && examples.size === 0) return { contents: [] }
  const types = cut([...new Set([...mediaTypes(operation, 'produces'), ...examples.keys()])], contentLimit)
  const contents = types.shown.map((type) => {
    const view = contentFor(bundle, type, schema, response, 'response')
    const shown = schema.value === undefined ? [] : [schema]
    const given = examples.has(type) && { text: exampleText(bundle, examples.get(type), shown, type), generated: false }
    return { ...view, examples: given ? [given] : view.examples.filter(({ generated }) => generated) }
  })
  return present({ contents, moreContents: types.more })
}

function linkView(bundle: Bundle, name: string, start: Place): LinkView {
  const { place, overlays, problem } = follow(bundle, start)
  const { value } = place
  const server = own(value, 'server')
  const body = own(value, 'requestBody')
  return present({
    name,
    target: linkTarget(bundle, place),
    description: [...overlays, place].map((source) => ownText(source.value, 'description')).find(Boolean),
    operationId: ownText(value, 'operationId'),
    operationRef: ownText(value, 'operationRef'),
    parameters: ownEntries(value, 'parameters').map(([parameter, inner]) => ({
      name: parameter,
      value: valueText(inner),
    })),
    requestBody: body === undefined ? undefined : valueText(body),
    server: server === undefined ? undefined : serverView(server, place.document),
    problem,
  })
}
