import { isSupported, partsOfSummary } from '../document/title'
import { boundTexts } from './bounded-texts'
import { firstProblems, fullBudget, isBudgetSpent, omissionProblems, textWithinBudget, viewsOf } from './budget'
import { infoView, tagNames, tagViews } from './document-facts'
import { securitySchemes } from './extract-security'
import { serversOf } from './extract-servers'
import { isObject, own, ownText, present } from '../document/json'
import { pathItems, summaryOf } from './path-items'
import { externalDocsOf } from './schema-node'
import { rootOf, specVersionOf } from './spec-document'
import { tagPlaces } from './tag-places'
import type { Bundle } from './spec-document'
import type { Problem } from '../document/schema-types'
import type { DocumentIndex, IndexedOperation } from '../document/types'

/** Creates the compact index of a document. */
export function indexDocument(bundle: Bundle): DocumentIndex {
  bundle.budget = fullBudget()
  const { main } = bundle
  const operations: IndexedOperation[] = []
  const problems: Problem[] = []
  for (const item of pathItems(bundle)) {
    const { path, webhook, operations: all, problem } = item
    if (problem) problems.push(problem)
    const { shown, more } = viewsOf(bundle, all, Infinity, ({ method, place }): IndexedOperation => {
      const { value } = place
      return present({
        path,
        method,
        ...partsOfSummary(textWithinBudget(bundle, summaryOf(item, place))),
        operationId: textWithinBudget(bundle, ownText(value, 'operationId')),
        tags: tagNames(bundle, value).shown,
        deprecated: own(value, 'deprecated') === true,
        supported: isSupported(method),
        webhook,
      })
    })
    for (const operation of shown) operations.push(operation)
    problems.push(...omissionProblems(more, `operation of ${path}`, `operations of ${path}`))
    if (isBudgetSpent(bundle)) break
  }
  const servers = serversOf(bundle, [rootOf(main)])
  const schemes = securitySchemes(bundle)
  const declared = tagViews(main)
  const names = new Set(declared.map(({ name }) => name))
  const used = new Set(operations.flatMap(({ tags }) => tags).filter((name) => !names.has(name)))
  const tags = [...declared, ...[...used].map((name) => ({ name, latest: false }))]
  const index = present({
    specVersion: specVersionOf(main),
    info: infoView(main),
    operations,
    tags,
    places: tagPlaces(tags),
    servers: servers.shown,
    securitySchemes: schemes.shown,
    externalDocs: externalDocsOf(own(main.root, 'externalDocs')),
    problems: firstProblems([
      ...missingPaths(bundle),
      ...(isBudgetSpent(bundle)
        ? [{ message: 'This document refers to more than can be listed: the rest is left out.' }]
        : []),
      ...omissionProblems(servers.more, 'server'),
      ...omissionProblems(schemes.more, 'security scheme'),
      ...problems,
    ]),
  })
  return { ...boundTexts(index), url: main.url }
}

function missingPaths({ main: { root } }: Bundle): Problem[] {
  const has = ['paths', 'webhooks', 'x-webhooks', 'components'].some((key) => isObject(own(root, key)))
  return has ? [] : [{ message: 'This document has no paths.' }]
}
