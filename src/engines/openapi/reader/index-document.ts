import { isSupported, partsOfSummary } from '../document/title'
import { boundTexts } from './bounded-texts'
import { firstErrors, omissionErrors } from './cut'
import { infoView, tagNames, tagViews } from './document-facts'
import { securitySchemes } from './extract-security'
import { serversOf } from './extract-servers'
import { isObject, own, ownText, present } from '../document/json'
import { pathItems, summaryOf } from './path-items'
import { externalDocsOf } from './schema-node'
import { rootOf, specVersionOf } from './spec-document'
import { tagPlaces } from './tag-places'
import type { Reading } from './reading'
import type { ReadError } from '../document/schema-types'
import type { DocumentIndex, IndexedOperation } from '../document/types'

/** Creates the compact index of a document. */
export function indexDocument(reading: Reading): DocumentIndex {
  reading.assertUnused()
  const { main } = reading
  const operations: IndexedOperation[] = []
  const errors: ReadError[] = []
  for (const item of pathItems(reading)) {
    const { path, webhook, operations: all, error } = item
    if (error) errors.push(error)
    const { shown, more } = reading.viewsOf(all, Infinity, ({ method, place }): IndexedOperation => {
      const { value } = place
      return present({
        path,
        method,
        ...partsOfSummary(reading.textWithinBudget(summaryOf(item, place))),
        operationId: reading.textWithinBudget(ownText(value, 'operationId')),
        tags: tagNames(reading, value).shown,
        deprecated: own(value, 'deprecated') === true,
        supported: isSupported(method),
        webhook,
      })
    })
    for (const operation of shown) operations.push(operation)
    errors.push(...omissionErrors(more, `operation of ${path}`, `operations of ${path}`))
    if (reading.isSpent) break
  }
  const servers = serversOf(reading, [rootOf(main)])
  const schemes = securitySchemes(reading)
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
    errors: firstErrors([
      ...missingPaths(reading),
      ...(reading.isSpent
        ? [{ message: 'This document refers to more than can be listed: the rest is left out.' }]
        : []),
      ...omissionErrors(servers.more, 'server'),
      ...omissionErrors(schemes.more, 'security scheme'),
      ...errors,
    ]),
  })
  return { ...boundTexts(index), url: main.url }
}

function missingPaths({ main: { root } }: Reading): ReadError[] {
  const has = ['paths', 'webhooks', 'x-webhooks', 'components'].some((key) => isObject(own(root, key)))
  return has ? [] : [{ message: 'This document has no paths.' }]
}
