import { defaultHeaders } from '../document/request-headers'
import { accessOf } from '../document/wording/access'
import { isSupported, partsOfSummary } from '../document/title'
import { boundTexts } from './bounded-texts'
import { firstErrors, omissionErrors } from './cut'
import { bodyView } from './extract-content'
import { parameterPlaces, parameterViews } from './extract-parameters'
import { responseViews } from './extract-responses'
import { securityOf } from './extract-security'
import { preferredServer, serversOf } from './extract-servers'
import { infoView, ranSamplesUrl, tagNames, tagViews } from './document-facts'
import { own, ownText, present } from '../document/json'
import { findOperation, pathItem, summaryOf } from './path-items'
import type { PathItem } from './path-items'
import { follow } from './references'
import { externalDocsOf, partsOmittedError } from './schema-node'
import type { Direction, ReadError } from '../document/schema-types'
import { below, entriesBelow, rootOf, specVersionOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { CallbackView, OperationKey, OperationView, TagView } from '../document/types'

/**
 * Extracts one operation as the page shows it (DOC-59); undefined when the document has no such path and method.
 */
export function extractOperation(reading: Reading, key: OperationKey): OperationView | undefined {
  reading.assertUnused()
  const found = findOperation(reading, key)
  return found && boundTexts(operationView(reading, found.item, found.method, found.place))
}

function operationView(reading: Reading, item: PathItem, method: string, operation: Place): OperationView {
  const { main } = reading
  const { value } = operation
  const { all, errors } = parameterPlaces(reading, [...item.sources.toReversed(), operation])
  const { sent, returned } = directionsOf(item.webhook)
  const { shown: parameters, more: moreParameters } = parameterViews(reading, all, sent)
  const { shown: servers, more: moreServers } = serversOf(reading, [operation, ...item.sources, rootOf(main)])
  const security = securityOf(reading, operation)
  const info = infoView(main)
  const declared = tagViews(main)
  const tagsByName = new Map(declared.toReversed().map((tag) => [tag.name, tag]))
  const sources = [operation, ...item.sources].map((source) => source.value)
  const firstText = (name: string) => sources.map((source) => ownText(source, name)).find((text) => text !== undefined)
  const { shown: names, more: moreTags } = tagNames(reading, value)
  // In the order of the page, so that the budget runs out at the bottom of the page.
  const body = bodyView(reading, operation, all, sent)
  const responses = responseViews(reading, operation, returned)
  const { all: callbackOperations, errors: callbackErrors } = callbacksOf(reading, operation)
  const callbacks = reading.viewsOf(callbackOperations, callbackLimit, (callback) => callbackView(reading, callback))
  const requestParts = {
    webhook: item.webhook,
    headerParams: parameters.filter((parameter) => parameter.in === 'header'),
    security: security.alternatives,
    securityStated: security.stated,
    ...(body && { body }),
  }
  const tags = names.map((name) => tagsByName.get(name) ?? { name, latest: false })
  return present({
    path: item.path,
    method,
    supported: isSupported(method),
    ...partsOfSummary(summaryOf(item, operation)),
    description: reading.textWithinBudget(firstText('description')),
    operationId: ownText(value, 'operationId'),
    deprecated: own(value, 'deprecated') === true,
    tags,
    latestTag: latestTagOf(tags, declared),
    serviceName: info.title,
    documentVersion: info.version,
    ranSamples: ranSamplesUrl(main),
    specVersion: specVersionOf(main),
    server: preferredServer(servers),
    servers,
    ...requestParts,
    defaultHeaders: defaultHeaders(requestParts),
    access: accessOf(security.alternatives, security.stated),
    pathParams: parameters.filter((parameter) => parameter.in === 'path'),
    queryParams: parameters.filter((parameter) => parameter.in === 'query' || parameter.in === 'querystring'),
    cookieParams: parameters.filter((parameter) => parameter.in === 'cookie'),
    ...responses,
    callbacks: callbacks.shown,
    moreCallbacks: callbacks.more,
    externalDocs: externalDocsOf(own(value, 'externalDocs')),
    errors: firstErrors([
      ...(reading.isSpent ? [partsOmittedError('operation')] : []),
      ...errors,
      ...omissionErrors(moreParameters, 'parameter'),
      ...security.errors,
      ...omissionErrors(moreServers, 'server'),
      ...omissionErrors(moreTags, 'tag'),
      ...(item.error ? [item.error] : []),
      ...callbackErrors,
    ]),
  })
}

/** Returns the sides of a call that send its request and its response. The service sends the requests of events. */
function directionsOf(isEvent: boolean): { sent: Direction; returned: Direction } {
  return isEvent ? { sent: 'response', returned: 'request' } : { sent: 'request', returned: 'response' }
}

/** The name of the tag that is marked as latest (`x-sps-latest`) in the group of one of the operation's tags (DOC-34). */
function latestTagOf(tags: readonly TagView[], all: readonly TagView[]): string | undefined {
  const groups = new Set(tags.flatMap(({ groupBy }) => groupBy ?? []))
  return all.find((tag) => tag.latest && tag.groupBy !== undefined && groups.has(tag.groupBy))?.name
}

const callbackLimit = 50

/** One operation of a callback. */
type CallbackOperation = PathItem['operations'][number] & { name: string; item: PathItem }

/** The operations of the callbacks that the service sends; callbacks of callbacks are not followed. */
function callbacksOf(reading: Reading, operation: Place): { all: CallbackOperation[]; errors: ReadError[] } {
  const all: CallbackOperation[] = []
  const errors: ReadError[] = []
  for (const [name, start] of entriesBelow(below(operation, 'callbacks'))) {
    if (reading.isSpent) break
    const { place, error } = follow(reading, start)
    if (error) errors.push(error)
    const entries = entriesBelow(place)
    reading.countSteps(1 + entries.length)
    for (const [expression, inner] of entries) {
      if (expression.startsWith('x-') || reading.isSpent) continue
      const item = pathItem(reading, expression, inner, false)
      if (item.error) errors.push(item.error)
      for (const called of item.operations) all.push({ name, item, ...called })
    }
  }
  return { all, errors }
}

function callbackView(reading: Reading, { name, item, method, place }: CallbackOperation): CallbackView {
  const { all } = parameterPlaces(reading, [...item.sources.toReversed(), place])
  const summary = summaryOf(item, place)
  const { sent, returned } = directionsOf(true)
  return present({
    name,
    expression: item.path,
    method,
    title: summary === undefined ? name : partsOfSummary(summary).title,
    description: reading.textWithinBudget(ownText(place.value, 'description')),
    parameters: parameterViews(reading, all, sent).shown,
    body: bodyView(reading, place, all, sent),
    ...responseViews(reading, place, returned),
  })
}
