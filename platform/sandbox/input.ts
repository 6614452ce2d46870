import type { Context } from 'hono'
import type { ErrorObject } from 'ajv/dist/2020'
import { own } from '@/engines/openapi/document/json'
import { bareText } from '@/engines/openapi/document/parameter-style'
import type { Place } from '@/engines/openapi/reader/spec-document'
import { parseJson } from '../kernel/bodies'
import { readBody } from './body'
import type { FoundOperation } from './operations'
import { readParameter, type ParameterSource } from './parameters'
import { violations, type ValueKind } from './schemas'

/** A value in a call that breaks a rule of the document. */
export interface InputIssue {
  code: 'INPUT_NULL' | 'INPUT_BLANK' | 'INPUT_EMPTY' | 'INPUT_INVALID' | 'INPUT_MIN_VALUE' | 'INPUT_MAX_VALUE'
  message: string
  /** Name of the parameter, or path of the field with dots; empty for the whole body. */
  field: string
  source: ParameterSource | 'body'
}

/**
 * Checks the parameters and the body of a call against the document, and returns the violations.
 * @throws PlatformError for a body that cannot be read.
 */
export async function inputIssues(
  c: Context,
  found: FoundOperation,
  options: { discardsFile: boolean },
): Promise<InputIssue[]> {
  const issues = found.operation.parameters.flatMap((parameter) => parameterIssues(c, found, parameter))
  const body = await readBody(c, found.operation, options)
  if (!body || body.schema.value === undefined) return issues
  return [...issues, ...schemaIssues(found, body.schema, body.value, body.kind, { field: '', source: 'body' })]
}

function parameterIssues(c: Context, found: FoundOperation, parameter: Place): InputIssue[] {
  const { name, source, schema, isJson, value } = readParameter(c, found, parameter)
  const at = { field: name, source }
  // OpenAPI ignores parameters with these names: security schemes and content types describe the headers.
  if (source === 'header' && /^(accept|authorization|content-type)$/i.test(name)) return []
  if (value === undefined) {
    const isRequired = own(parameter.value, 'required') === true
    return isRequired ? [{ code: 'INPUT_NULL', message: 'The value is required.', ...at }] : []
  }
  if (!isJson) return schemaIssues(found, schema, value, 'texts', at)
  try {
    return schemaIssues(found, schema, parseJson(bareText(value)), 'json', at)
  } catch {
    return [{ code: 'INPUT_INVALID', message: 'The value must be JSON.', ...at }]
  }
}

type IssuePlace = Pick<InputIssue, 'field' | 'source'>

function schemaIssues(
  { operation }: FoundOperation,
  schema: Place,
  value: unknown,
  kind: ValueKind,
  { field, source }: IssuePlace,
): InputIssue[] {
  return violations(operation.bundle, schema, value, kind).map((error) => {
    const { missingProperty } = error.params as { missingProperty?: string }
    const path = [
      ...error.instancePath.split('/').slice(1).map(unescaped),
      ...(missingProperty ? [missingProperty] : []),
    ]
    return {
      code: codeOf(error, valueAt(value, error.instancePath)),
      message: messageOf(error),
      field: [...(field === '' ? [] : [field]), ...path].join('.'),
      source,
    }
  })
}

function unescaped(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~')
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((inner, token) => own(inner, unescaped(token)), value)
}

const codes: Record<string, InputIssue['code']> = {
  required: 'INPUT_NULL',
  minItems: 'INPUT_EMPTY',
  minProperties: 'INPUT_EMPTY',
  minimum: 'INPUT_MIN_VALUE',
  exclusiveMinimum: 'INPUT_MIN_VALUE',
  maximum: 'INPUT_MAX_VALUE',
  exclusiveMaximum: 'INPUT_MAX_VALUE',
}

function codeOf({ keyword }: ErrorObject, value: unknown): InputIssue['code'] {
  if (value === null) return 'INPUT_NULL'
  if (typeof value === 'string' && value.trim() === '') return 'INPUT_BLANK'
  return codes[keyword] ?? 'INPUT_INVALID'
}

function messageOf({ keyword, message = 'is not valid', params }: ErrorObject): string {
  const { allowedValues, additionalProperty } = params as { allowedValues?: unknown[]; additionalProperty?: string }
  if (keyword === 'required') return 'The value is required.'
  if (allowedValues) return `The value must be one of ${allowedValues.join(', ')}.`
  if (additionalProperty !== undefined) return `The field ${additionalProperty} is not known.`
  return `The value ${message}.`
}
