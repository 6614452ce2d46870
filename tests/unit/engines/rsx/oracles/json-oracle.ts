import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { DocumentSchema } from '../../../../../platform/rsx/document-schema'
import { jsonSchema } from '../../../../../platform/rsx/schemas/json-schema'

const validators = new Map<string, ValidateFunction>()

/** The errors that Ajv finds by our JSON Schema. */
export function jsonErrors(schema: DocumentSchema, record: unknown): ErrorObject[] {
  const key = `${schema.version.version} ${schema.document.name}`
  const validate = validators.get(key) ?? compile(schema)
  validators.set(key, validate)
  return validate(record) ? [] : (validate.errors ?? [])
}

function compile(schema: DocumentSchema): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allErrors: true, inlineRefs: false, code: { optimize: false } })
  addFormats.default(ajv)
  return ajv.compile(jsonSchema(schema))
}

const withoutNumbers = (path: string) => path.replaceAll(/\[\d+\]/g, '')

/** Whether one of our findings is the error of the oracle: at its place or above, or an unexpected that explains what a group lacks. */
export function isNamed({ instancePath, params }: ErrorObject, findings: readonly Finding[]): boolean {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const names = steps.filter((step) => !/^\d+$/.test(step))
  const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string }
  const name = missingProperty ?? additionalProperty
  const path = [...names, ...(name === undefined ? [] : [name])].join('/')
  const paths = findings.map(({ place }) => withoutNumbers(place.path))
  const isAtOrAbove = paths.some((found) => found !== '' && (path === found || path.startsWith(`${found}/`)))
  if (isAtOrAbove) return true
  const isUnexpected = ({ code, found, expected }: Finding) =>
    (code === 'wrong-place' && found === missingProperty) ||
    (code === 'unknown-element' && expected === missingProperty)
  // Names in other capitals are reported together, at the first, under the names that the schema has.
  const isRenamed = ({ code, found, message }: Finding) =>
    code === 'unknown-element' && (found === name || message.startsWith('The names of '))
  // The record itself has no path. Arrays without items, and arrays in arrays, make no nodes.
  const isWithoutPath = ({ code, found, place }: Finding) =>
    found === '[]' || ((code === 'wrong-place' || code === 'empty-element') && place.path === '')
  return findings.some(
    (finding) =>
      (missingProperty !== undefined && isUnexpected(finding)) ||
      (name !== undefined && isRenamed(finding)) ||
      isWithoutPath(finding),
  )
}
