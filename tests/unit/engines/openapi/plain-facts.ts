import { membersOf } from '@/lib/exact-json'

/**
 * Reads the facts of an operation from the document in the simplest way, without the engine: it only follows `$ref`.
 * Only for documents whose references are local.
 */
type Json = Record<string, unknown>

export interface PlainOperation {
  path: string
  method: string
  parameters: string[]
  bodyTypes: string[]
  bodyRequired: boolean
  responses: { code: string; types: string[] }[]
  /** The properties of each body by its place: the name, `*` if it is required, and the type, or `-` if it has no single type. */
  properties: Record<string, Record<string, string>>
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export function plainOperations(document: Json): PlainOperation[] {
  const paths = { ...(document['paths'] as Json) }
  return Object.keys(paths).flatMap((path) => {
    const item = followed(document, paths[path])
    return methods.flatMap((method) => (item[method] ? [plainOperation(document, path, method, item)] : []))
  })
}

function plainOperation(document: Json, path: string, method: string, item: Json): PlainOperation {
  const operation = item[method] as Json
  const all = new Map<string, Json>()
  for (const raw of [...list(item['parameters']), ...list(operation['parameters'])]) {
    const parameter = followed(document, raw)
    all.set(`${String(parameter['in'])} ${String(parameter['name'])}`, parameter)
  }
  const parameters = [...all]
    .filter(([key]) => !/^(body|formData) /.test(key))
    .map(([key, parameter]) => {
      const schema = followed(document, parameter['schema'] ?? parameter)
      const required = parameter['required'] === true || parameter['in'] === 'path'
      return [key, required ? 'required' : 'optional', typeof schema['type'] === 'string' ? schema['type'] : '-'].join(
        ' ',
      )
    })
  const body = followed(document, operation['requestBody'])
  const inBody = [...all.values()].filter((parameter) => parameter['in'] === 'body')
  const properties: PlainOperation['properties'] = {}
  const note = (place: string, schema: unknown) => {
    const found = propertiesOf(document, schema, place.startsWith('body') ? 'readOnly' : 'writeOnly')
    if (Object.keys(found).length > 0) properties[place] = found
  }
  for (const [type, media] of Object.entries(followed(document, body['content'])))
    note(`body ${type}`, (media as Json)['schema'])
  for (const parameter of inBody) note('body', parameter['schema'])
  const responses = membersOf((operation['responses'] ?? {}) as Json)
    .filter(([code]) => !code.startsWith('x-'))
    .map(([code, raw]) => {
      const response = followed(document, raw)
      const content = (response['content'] ?? {}) as Json
      for (const [type, media] of Object.entries(content)) note(`${code} ${type}`, (media as Json)['schema'])
      if (response['schema']) note(code, response['schema'])
      return { code, types: Object.keys(content) }
    })
  return {
    path,
    method: method.toUpperCase(),
    parameters: parameters.toSorted(),
    bodyTypes: Object.keys(body['content'] ?? {}),
    bodyRequired: (inBody[0] ?? body)['required'] === true,
    responses,
    properties,
  }
}

/**
 * The properties of an object or of the items of an array, with allOf merged.
 * @param unsent the mark of those that this side of the call does not have
 */
function propertiesOf(document: Json, schema: unknown, unsent: 'readOnly' | 'writeOnly'): Record<string, string> {
  const types = new Map<string, string>()
  const left = new Set<string>()
  const required = new Set<unknown>()
  let items: unknown
  const open = [schema]
  for (let next = open.pop(), steps = 0; next !== undefined && steps < 200; next = open.pop(), steps++) {
    const value = followed(document, next)
    for (const [name, property] of Object.entries((value['properties'] ?? {}) as Json)) {
      const { type } = followed(document, property)
      if (isMarkedIn(document, property, unsent)) left.add(name)
      types.set(name, typeof type === 'string' && !types.has(name) ? type : '-')
    }
    for (const name of list(value['required'])) required.add(name)
    open.push(...list(value['allOf']))
    items ??= value['items']
  }
  if (types.size === 0 && items !== undefined && items !== schema) return propertiesOf(document, items, unsent)
  const sent = [...types].filter(([name]) => !left.has(name))
  return Object.fromEntries(sent.map(([name, type]) => [required.has(name) ? `${name}*` : name, type]))
}

function isMarkedIn(document: Json, property: unknown, mark: string): boolean {
  const values = [property as Json, followed(document, property)]
  const parts = values.flatMap((value) => list(value['allOf']))
  return values.some((value) => value[mark] === true) || parts.some((part) => isMarkedIn(document, part, mark))
}

function followed(document: Json, value: unknown): Json {
  let at = value
  for (let steps = 0; steps < 50; steps++) {
    const ref = (at as Json | undefined)?.['$ref']
    if (typeof ref !== 'string') break
    at = pointer(document, ref)
  }
  return (at ?? {}) as Json
}

function pointer(document: Json, ref: string): unknown {
  const tokens = decodeURIComponent(ref.replace(/^#\/?/, '')).split('/')
  return tokens
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, token) => (token === '' ? value : (value as Json)[token]), document)
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
