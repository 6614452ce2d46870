import { defaultHeaders } from '../document/request-headers'
import { accessOf } from '../document/wording/access'
import { isSupported, partsOfSummary } from '../document/title'
import { boundTexts } from './bounded-texts'
import {
  countSteps,
  firstProblems,
  fullBudget,
  isBudgetSpent,
  omissionProblems,
  textWithinBudget,
  viewsOf,
} from './budget'
import { bodyView } from './extract-content'
import { parameterPlaces, parameterViews } from './extract-parameters'
import { responseViews } from './extract-responses'
import { securityOf } from './extract-security'
import { preferredServer, serversOf } from './extract-servers'
import { infoView, ranSamplesUrl, tagNames, tagViews } from './document-facts'
import { own, ownText, present } from '../document/json'
import { findPathItem, pathItem, summaryOf } from './path-items'
import type { PathItem } from './path-items'
import { follow } from './references'
import { externalDocsOf, partsOmittedProblem } from './schema-node'
import type { Direction, Problem } from '../document/schema-types'
import { below, entriesBelow, rootOf, specVersionOf } from './spec-document'
import type { Bundle, Place } from './spec-document'
import type { CallbackView, OperationKey, OperationView, TagView } from '../document/types'

/**
 * Extracts one operation as the page shows it (DOC-59); undefined when the document has no such path and method.
 * @param kind `without samples` generates no examples, which makes it several times as fast.
 */
export function extractOperation(
  bundle: Bundle,
  key: OperationKey,
  kind: 'whole' | 'without samples' = 'whole',
): OperationView | undefined {
  bundle.budget = fullBudget({ generated: kind === 'whole' })
  const item = findPathItem(bundle, key)
  const operation = item?.operations.find(({ method }) => method.toUpperCase() === key.method.toUpperCase())
  return item && operation ? boundTexts(operationView(bundle, item, operation.method, operation.place)) : undefined
}

function operationView(bundle: Bundle, item: PathItem, method: string, operation: Place): OperationView {
  const { main } = bundle
  const { value } = operation
  const { all, problems } = parameterPlaces(bundle, [...item.sources.toReversed(), operation])
  const { sent, returned } = directionsOf(item.webhook)
  const { shown: parameters, more: moreParameters } = parameterViews(bundle, all, sent)
  const { shown: servers, more: moreServers } = serversOf(bundle, [operation, ...item.sources, rootOf(main)])
  const security = securityOf(bundle, operation)
  const info = infoView(main)
  const declared = tagViews(main)
  const tagsByName = new Map(declared.toReversed().map((tag) => [tag.name, tag]))
  const sources = [operation, ...item.sources].map((source) => source.value)
  const firstText = (name: string) => sources.map((source) => ownText(source, name)).find((text) => text !== undefined)
  const { shown: names, more: moreTags } = tagNames(bundle, value)
  // In the order of the page, so that the budget runs out at the bottom of the page.
  const body = bodyView(bundle, operation, all, sent)
  const responses = responseViews(bundle, operation, returned)
  const { all: callbackOperations, problems: callbackProblems } = callbacksOf(bundle, operation)
  const callbacks = viewsOf(bundle, callbackOperations, callbackLimit, (callback) => callbackView(bundle, callback))
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
    description: textWithinBudget(bundle, firstText('description')),
    operationId: ownText(value, 'operationId'),
    deprecated: own(value, 'deprecated') === true,
    tags,
    hasGroup: tags.some(({ groupBy }) => groupBy !== undefined),
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
    problems: firstProblems([
      ...(isBudgetSpent(bundle) ? [partsOmittedProblem('operation')] : []),
      ...problems,
      ...omissionProblems(moreParameters, 'parameter'),
      ...security.problems,
      ...omissionProblems(moreServers, 'server'),
      ...omissionProblems(moreTags, 'tag'),
      ...(item.problem ? [item.problem] : []),
      ...callbackProblems,
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
function callbacksOf(bundle: Bundle, operation: Place): { all: CallbackOperation[]; problems: Problem[] } {
  const all: CallbackOperation[] = []
  const problems: Problem[] = []
  for (const [name, start] of entriesBelow(below(operation, 'callbacks'))) {
    if (isBudgetSpent(bundle)) break
    const { place, problem } = follow(bundle, start)
    if (problem) problems.push(problem)
    const entries = entriesBelow(place)
    countSteps(bundle, 1 + entries.length)
    for (const [expression, inner] of entries) {
      if (expression.startsWith('x-') || isBudgetSpent(bundle)) continue
      const item = pathItem(bundle, expression, inner, false)
      if (item.problem) problems.push(item.problem)
      for (const called of item.operations) all.push({ name, item, ...called })
    }
  }
  return { all, problems }
}

function callbackView(bundle: Bundle, { name, item, method, place }: CallbackOperation): CallbackView {
  const { all } = parameterPlaces(bundle, [...item.sources.toReversed(), place])
  const summary = summaryOf(item, place)
  const { sent, returned } = directionsOf(true)
  return present({
    name,
    expression: item.path,
    method,
    title: summary === undefined ? name : partsOfSummary(summary).title,
    description: textWithinBudget(bundle, ownText(place.value, 'description')),
    parameters: parameterViews(bundle, all, sent).shown,
    body: bodyView(bundle, place, all, sent),
    ...responseViews(bundle, place, returned),
  })
}
