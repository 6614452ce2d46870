// Seeded mutations of OpenAPI documents, each of one place.

/** A generator of numbers from 0 to 1, the same for the same seed. */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let next = Math.imul(state ^ (state >>> 15), 1 | state)
    next = (next + Math.imul(next ^ (next >>> 7), 61 | next)) ^ next
    return ((next ^ (next >>> 14)) >>> 0) / 4294967296
  }
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

function operationsOf(document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.filter((method) => item?.[method]).map((method) => ({ path, item, method, operation: item[method] })),
  )
}

/** The object at the end of a reference within the document. */
function resolved(document, value) {
  for (let steps = 0; typeof value?.$ref === 'string' && steps < 20; steps++) {
    if (!value.$ref.startsWith('#/')) return undefined
    value = value.$ref
      .slice(2)
      .split('/')
      .reduce((at, token) => at?.[decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~')], document)
  }
  return value
}

/** The schemas of an operation, at most two hundred. */
function schemasOf(document, operation) {
  const found = new Set()
  const open = []
  const add = (value) => {
    const schema = resolved(document, value)
    if (schema && typeof schema === 'object' && !found.has(schema) && found.size < 200) {
      found.add(schema)
      open.push(schema)
    }
  }
  const contents = (holder) =>
    Object.values(resolved(document, holder)?.content ?? {}).forEach((content) => add(content.schema))
  for (const parameter of operation.parameters ?? []) add(resolved(document, parameter)?.schema)
  contents(operation.requestBody)
  for (const response of Object.values(operation.responses ?? {})) contents(response)
  for (let schema = open.pop(); schema; schema = open.pop()) {
    Object.values(schema.properties ?? {}).forEach(add)
    if (!Array.isArray(schema.items)) add(schema.items)
    for (const list of ['allOf', 'oneOf', 'anyOf']) (schema[list] ?? []).forEach(add)
  }
  return [...found]
}

/** Mutations by name: each returns whether it found a place. */
export const mutations = {
  'remove operation': ({ item, method }) => delete item[method],
  'remove path': ({ document, path }) => delete document.paths[path],
  'add required parameter': ({ operation }) =>
    (operation.parameters ??= []).push({ name: 'mutated', in: 'query', required: true, schema: { type: 'string' } }),
  'remove parameter': ({ operation, pick }) => {
    const at = (operation.parameters ?? []).indexOf(
      pick((operation.parameters ?? []).filter((one) => one.in === 'query')),
    )
    return at >= 0 && operation.parameters.splice(at, 1)
  },
  'require parameter': ({ operation, pick, document }) => {
    const parameter = resolved(
      document,
      pick((operation.parameters ?? []).filter((one) => resolved(document, one)?.in === 'query')),
    )
    return parameter && !parameter.required && (parameter.required = true)
  },
  'require body': ({ operation, document }) => {
    const body = resolved(document, operation.requestBody)
    return body && !body.required && (body.required = true)
  },
  'remove body': ({ operation }) => operation.requestBody && delete operation.requestBody,
  'remove response': ({ operation, pick }) => {
    const status = pick(Object.keys(operation.responses ?? {}))
    return status && Object.keys(operation.responses).length > 1 && delete operation.responses[status]
  },
  'add response': ({ operation }) =>
    operation.responses && !operation.responses[418] && (operation.responses[418] = { description: 'Teapot' }),
  'remove media type': ({ operation, pick, document }) => {
    const response = resolved(document, pick(Object.values(operation.responses ?? {})))
    const type = pick(Object.keys(response?.content ?? {}))
    return type && Object.keys(response.content).length > 1 && delete response.content[type]
  },
  'remove property': ({ schema, pick }) => {
    const name = pick(Object.keys(schema?.properties ?? {}))
    if (!name) return false
    if (Array.isArray(schema.required)) schema.required = schema.required.filter((one) => one !== name)
    if (schema.required?.length === 0) delete schema.required
    return delete schema.properties[name]
  },
  'add required property': ({ schema }) => {
    if (!schema?.properties) return false
    schema.properties.mutated = { type: 'string' }
    return (schema.required = [...(schema.required ?? []), 'mutated'])
  },
  'add optional property': ({ schema }) => schema?.properties && (schema.properties.mutated = { type: 'string' }),
  'require property': ({ schema, pick }) => {
    const name = pick(Object.keys(schema?.properties ?? {}).filter((one) => !schema.required?.includes(one)))
    return name && (schema.required = [...(schema.required ?? []), name])
  },
  'unrequire property': ({ schema, pick }) => {
    const name = pick(schema?.required ?? [])
    if (!name || !Array.isArray(schema.required)) return false
    schema.required = schema.required.filter((one) => one !== name)
    return schema.required.length > 0 || delete schema.required
  },
  'change type': ({ schema }) => {
    const next = { string: 'integer', integer: 'string', number: 'string', boolean: 'string' }[schema?.type]
    if (!next) return false
    for (const name of [
      'format',
      'enum',
      'minimum',
      'maximum',
      'minLength',
      'maxLength',
      'pattern',
      'default',
      'example',
    ])
      delete schema[name]
    return (schema.type = next)
  },
  'change format': ({ schema }) =>
    schema?.type === 'string' && !schema.enum && (schema.format = schema.format === 'uuid' ? 'date' : 'uuid'),
  'remove code': ({ schema, pick }) => {
    const code = pick(schema?.enum ?? [])
    return code !== undefined && schema.enum.length > 1 && (schema.enum = schema.enum.filter((one) => one !== code))
  },
  'add code': ({ schema }) => schema?.enum && schema.type === 'string' && schema.enum.push('MUTATED'),
  'set maxLength': ({ schema }) =>
    schema?.type === 'string' &&
    !schema.enum &&
    (schema.maxLength = Math.max(1, Math.floor((schema.maxLength ?? 100) / 2))),
  'set pattern': ({ schema }) => schema?.type === 'string' && !schema.enum && (schema.pattern = '^mutated'),
  'set minimum': ({ schema }) =>
    schema?.type === 'integer' && !schema.enum && (schema.minimum = Number(schema.minimum ?? 0) + 7),
  'close object': ({ schema }) =>
    schema?.properties && schema.additionalProperties === undefined && !(schema.additionalProperties = false),
  deprecate: ({ operation }) => !operation.deprecated && (operation.deprecated = true),
}

/** A copy of a document with some mutations, and their names. */
export function mutated(document, seed, count) {
  const random = seeded(seed)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const copy = structuredClone(document)
  const done = []
  for (let tries = 0; tries < 60 && done.length < count; tries++) {
    const place = pick(operationsOf(copy))
    if (!place) break
    const name = pick(Object.keys(mutations))
    const schema = pick(schemasOf(copy, place.operation))
    if (mutations[name]({ ...place, document: copy, schema, pick })) done.push(name)
  }
  return { document: copy, done }
}
