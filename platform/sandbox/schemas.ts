import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { plainCopy } from '@/lib/exact-json'
import { openReading } from '@/engines/openapi/reader/reading'
import { keyOf, type Bundle, type Place } from '@/engines/openapi/reader/spec-document'
import { standaloneSchema } from '@/engines/openapi/reader/standalone-schema'

/** The kind of a value. `texts`: it arrives as text, such as a parameter, and is converted to the type of the schema. */
export type ValueKind = 'json' | 'texts'

const validators = { json: createAjv(false), texts: createAjv('array') }
const compiled = new Map<string, ValidateFunction>()

/** Returns the rules of a schema that a value of a request breaks. Converts values of kind `texts` in place. */
export function violations(bundle: Bundle, schema: Place, value: unknown, kind: ValueKind): ErrorObject[] {
  const key = `${kind} ${keyOf(schema)}`
  const validate = compiled.get(key) ?? compile(bundle, schema, kind)
  compiled.set(key, validate)
  // The error of `if` only says that a condition applied. The broken rule has an error of its own.
  return validate(value) ? [] : (validate.errors ?? []).filter(({ keyword }: ErrorObject) => keyword !== 'if')
}

function createAjv(coerceTypes: false | 'array') {
  // Not strict, because OpenAPI documents have keywords that JSON Schema does not know.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false, coerceTypes })
  return addFormats.default(ajv)
}

function compile(bundle: Bundle, schema: Place, kind: ValueKind): ValidateFunction {
  return validators[kind].compile(plainCopy(standaloneSchema(openReading(bundle), schema)))
}
