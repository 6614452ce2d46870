import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Direction } from '@/engines/openapi/document/schema-types'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { isObject, own, ownList } from '@/engines/openapi/document/json'
import { follow } from '@/engines/openapi/reader/references'
import { below, bundleOf, entriesBelow, isSwagger2, rootOf } from '@/engines/openapi/reader/spec-document'
import type { Place } from '@/engines/openapi/reader/spec-document'
import type { ContentView } from '@/engines/openapi/document/types'

/**
 * Validates the generated JSON of the bodies of a document against their schemas, except for the limits of numbers.
 * @returns their number, and each violation: place of the schema, place in the example, keyword.
 */
export function invalidExamples(root: Record<string, unknown>): { count: number; invalid: string[] } {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    logger: false,
    inlineRefs: false,
    code: { optimize: false },
  })
  addFormats.default(ajv)
  for (const direction of ['request', 'response'] as const) {
    ajv.addSchema({ $id: `${direction}:document`, ...(asSchemas(root, direction) as object) })
  }
  const bundle = bundleOf('https://docs.example/openapi.json', root)
  let count = 0
  const invalid: string[] = []

  const check = (direction: Direction, content: ContentView, schema: Place) => {
    const made = content.examples.find(({ generated }) => generated)
    if (!made || !/json/.test(content.contentType)) return
    count++
    const validate = ajv.compile({ $ref: `${direction}:document#${encodeURI(schema.pointer)}` })
    if (validate(JSON.parse(made.text))) return
    const errors = validate.errors ?? []
    invalid.push(...errors.map(({ instancePath, keyword }) => `${schema.pointer} ${instancePath} ${keyword}`))
  }

  for (const key of indexDocument(openReading(bundle)).operations) {
    const view = extractOperation(openReading(bundle), key)
    const item = follow(
      openReading(bundle),
      below(rootOf(bundle.main), key.webhook ? 'webhooks' : 'paths', key.path),
    ).place
    const operation = below(item, key.method.toLowerCase())
    const inBody = entriesBelow(below(operation, 'parameters')).map(
      ([, place]) => follow(openReading(bundle), place).place,
    )
    const parameter = inBody.find(({ value }) => own(value, 'in') === 'body')
    const body = follow(openReading(bundle), below(operation, 'requestBody')).place
    for (const content of view?.body?.contents ?? []) {
      if (parameter) check('request', content, below(parameter, 'schema'))
      else if (body.value !== undefined)
        check('request', content, below(body, 'content', content.contentType, 'schema'))
    }
    for (const { code, contents } of view?.responses ?? []) {
      const response = follow(openReading(bundle), below(operation, 'responses', code)).place
      for (const content of contents) {
        const holder = isSwagger2(bundle.main) ? response : below(response, 'content', content.contentType)
        check('response', content, below(holder, 'schema'))
      }
    }
  }
  return { count, invalid }
}

/** Converts keywords of earlier OpenAPI versions to JSON Schema 2020-12, and removes properties of the other direction. */
function asSchemas(value: unknown, direction: Direction): unknown {
  if (Array.isArray(value)) return value.map((inner) => asSchemas(inner, direction))
  if (!isObject(value)) return value
  const schema = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asSchemas(inner, direction)]))
  // Generated numbers may ignore their limits.
  for (const limit of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']) {
    if (!isObject(schema[limit])) delete schema[limit]
  }
  if (schema['nullable'] === true) {
    if (typeof schema['type'] === 'string') schema['type'] = [schema['type'], 'null']
    if (Array.isArray(schema['enum'])) schema['enum'] = [...(schema['enum'] as unknown[]), null]
  }
  if (typeof schema['nullable'] === 'boolean') delete schema['nullable']
  if (schema['type'] === 'file') schema['type'] = 'string'
  if ('required' in schema) {
    const left = direction === 'request' ? 'readOnly' : 'writeOnly'
    const names = ownList(schema, 'required').filter(
      (name) => own(own(schema['properties'], String(name)), left) !== true,
    )
    if (names.length > 0) schema['required'] = names
    else if (!isObject(schema['required'])) delete schema['required']
  }
  return schema
}
