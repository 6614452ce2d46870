import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import type { SchemaNode } from '@/engines/openapi/document/schema-types'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import type { OperationView } from '@/engines/openapi/document/types'
import { plainOperations } from './plain-facts'
import type { PlainOperation } from './plain-facts'

/** Extracts every operation of a document; returns their number and the differences from a plain reading. */
export function compareDocument(root: Record<string, unknown>): {
  count: number
  webhooks: number
  differences: string[]
} {
  const bundle = bundleOf('https://docs.example/openapi.json', root)
  const index = indexDocument(openReading(bundle))
  const plain = plainOperations(root)
  const listed = index.operations.filter(({ webhook }) => !webhook)
  const differences: string[] = []
  if (listed.length !== plain.length)
    differences.push(`${listed.length} operations listed, ${plain.length} in the document`)
  for (const expected of plain) {
    const view = extractOperation(openReading(bundle), expected)
    const name = `${expected.method} ${expected.path}`
    if (view) differences.push(...compare(view, expected).map((difference) => `${name}: ${difference}`))
    else differences.push(`${name}: not found`)
  }
  for (const { path, method } of index.operations.filter(({ webhook }) => webhook)) {
    if (!extractOperation(openReading(bundle), { path, method, webhook: true }))
      differences.push(`webhook ${path} not found`)
  }
  return { count: plain.length, webhooks: index.operations.length - listed.length, differences }
}

function compare(view: OperationView, expected: PlainOperation): string[] {
  const all = [...view.headerParams, ...view.pathParams, ...view.queryParams, ...view.cookieParams]
  const parameters = all.map((parameter) => {
    const type = parameter.schema.type.startsWith('array') ? 'array' : parameter.schema.type
    return { key: `${parameter.in} ${parameter.name} ${parameter.required ? 'required' : 'optional'}`, type }
  })
  const differences: string[] = []
  const same = (what: string, mine: unknown, theirs: unknown) => {
    const [left, right] = [JSON.stringify(mine), JSON.stringify(theirs)]
    if (left !== right) differences.push(`${what} ${left} instead of ${right}`)
  }
  same(
    'parameters',
    parameters
      .map(({ key, type }) => {
        const plain = expected.parameters.find((candidate) => candidate.startsWith(`${key} `))
        return `${key} ${plain?.endsWith(' -') ? '-' : type}`
      })
      .toSorted(),
    expected.parameters,
  )
  if (expected.bodyTypes.length > 0) {
    same(
      'body types',
      view.body?.contents.map(({ contentType }) => contentType),
      expected.bodyTypes,
    )
    same('body required', view.body?.required, expected.bodyRequired)
  }
  same(
    'response codes',
    view.responses.map(({ code }) => code),
    expected.responses.map(({ code }) => code),
  )
  for (const { code, types } of expected.responses.filter((response) => response.types.length > 0)) {
    same(
      `types of ${code}`,
      view.responses.find((response) => response.code === code)?.contents.map(({ contentType }) => contentType),
      types,
    )
  }
  for (const [place, properties] of Object.entries(expected.properties)) {
    const mine = shown(schemaAt(view, place), properties)
    if (Object.keys(properties).length <= 200)
      same(
        `properties of ${place}`,
        mine.toSorted(),
        Object.entries(properties)
          .map(([name, type]) => `${name} ${type}`)
          .toSorted(),
      )
  }
  return differences
}

function schemaAt(view: OperationView, place: string): SchemaNode | undefined {
  const [holder = '', type] = place.split(/ (.*)/)
  const contents =
    holder === 'body' ? view.body?.contents : view.responses.find(({ code }) => code === holder)?.contents
  return (type === undefined ? contents?.[0] : contents?.find(({ contentType }) => contentType === type))?.schema
}

/** The properties on the page, in the form of `plainOperations`. */
function shown(node: SchemaNode | undefined, plain: Record<string, string>): string[] {
  let at = node
  while (at && !at.nested?.level?.properties.length && at.items) at = at.items
  const properties = at?.nested?.level?.properties ?? []
  return properties.map(({ name, required, schema }) => {
    const key = required ? `${name}*` : name
    return `${key} ${plain[key] === '-' ? '-' : (schema.type.split(' ')[0] ?? '')}`
  })
}
