import { isSupported, partsOfSummary } from '../model/title'
import { infoView, tagViews } from './document-facts'
import { tagNames } from './extract-operation'
import { securitySchemes } from './extract-security'
import { serversOf } from './extract-servers'
import { isObject, own, ownText, present } from './json'
import { pathItems } from './path-items'
import { externalDocsOf } from './schema-node'
import { rootOf, specVersionOf } from './spec-document'
import type { Bundle } from './spec-document'
import type { Problem } from './schema-types'
import type { DocumentIndex, IndexedOperation } from './types'

/** The compact index of a document. */
export function indexDocument(bundle: Bundle): DocumentIndex {
  const { main } = bundle
  const items = pathItems(bundle)
  const operations = items.flatMap(({ path, webhook, operations: all }) =>
    all.map(({ method, place: { value } }): IndexedOperation =>
      present({
        path,
        method,
        ...partsOfSummary(ownText(value, 'summary')),
        operationId: ownText(value, 'operationId'),
        tags: tagNames(value),
        deprecated: own(value, 'deprecated') === true,
        supported: isSupported(method),
        webhook,
      }),
    ),
  )
  const declared = tagViews(main)
  const names = new Set(declared.map(({ name }) => name))
  const used = new Set(operations.flatMap(({ tags }) => tags).filter((name) => !names.has(name)))
  return present({
    url: main.url,
    specVersion: specVersionOf(main),
    info: infoView(main),
    operations,
    tags: [...declared, ...[...used].map((name) => ({ name, latest: false }))],
    servers: serversOf([rootOf(main)], main),
    securitySchemes: securitySchemes(bundle),
    externalDocs: externalDocsOf(own(main.root, 'externalDocs')),
    problems: [...missingPaths(bundle), ...items.flatMap(({ problem }) => problem ?? [])],
  })
}

function missingPaths({ main: { root } }: Bundle): Problem[] {
  const has = ['paths', 'webhooks', 'x-webhooks', 'components'].some((key) => isObject(own(root, key)))
  return has ? [] : [{ message: 'This document has no paths.' }]
}
