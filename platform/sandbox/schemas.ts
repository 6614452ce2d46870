import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Place, SpecDocument } from '@/modules/openapi/engine/spec-document'
import { asJsonSchemas } from './json-schema'

/** `texts` are values that arrive as text, such as parameters: they are converted to the type of the schema. */
export type ValueKind = 'json' | 'texts'

const validators = { json: createAjv(false), texts: createAjv('array') }
const compiled = new Map<string, ValidateFunction>()

/** Returns the violations of a schema by a value of a request. Values of kind `texts` are converted in place. */
export function violations(schema: Place, value: unknown, kind: ValueKind): ErrorObject[] {
  const id = schema.document.url
  const key = `${kind} ${id}#${schema.pointer}`
  const ajv = validators[kind]
  if (!ajv.getSchema(id)) ajv.addSchema({ $id: id, ...documentSchemas(schema.document) })
  const validate = compiled.get(key) ?? ajv.compile({ $ref: `${id}#${encodeURI(schema.pointer)}` })
  compiled.set(key, validate)
  // That a condition applied is no violation: those of its consequence are.
  return validate(value) ? [] : (validate.errors ?? []).filter(({ keyword }: ErrorObject) => keyword !== 'if')
}

function createAjv(coerceTypes: false | 'array') {
  // The documents are OpenAPI: their other keywords are not known to JSON Schema.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false, coerceTypes })
  return addFormats.default(ajv)
}

function documentSchemas({ root }: SpecDocument): object {
  return asJsonSchemas(root) as object
}
