import { jsonOf, parseJson } from '@/lib/exact-json'
import type { JsonSchema, SchemaText } from '@/engines/openapi/document/types'
import { checkJson, checkXml, type BodyFinding } from './check-body'
import { checkValue } from './check-value'

/** The parts of a request that have a schema. */
export interface CheckedRequest {
  body?: { text: string; format: 'json' | 'xml'; schema: SchemaText }
  /** The parameters with their values as the reader typed them. */
  parameters: readonly { key: string; text: string; schema: SchemaText }[]
}

/** The parts of a request that do not satisfy their schema. */
export interface RequestFindings {
  body: BodyFinding[]
  /** The first reason for each invalid parameter, by its key. */
  parameters: Record<string, string>
}

/** Checks a request against the schemas of its operation (CONSOLE-2). */
export function checkRequest({ body, parameters }: CheckedRequest): RequestFindings {
  const found = parameters.flatMap(({ key, text, schema }) => {
    const reason = parameterReason(text, schemaOf(schema))
    return reason === undefined ? [] : [[key, reason] as const]
  })
  return {
    body: body ? (body.format === 'xml' ? checkXml(body.text) : checkJson(body.text, schemaOf(body.schema))) : [],
    parameters: Object.fromEntries(found),
  }
}

/** Returns why a typed value satisfies its schema neither as JSON nor as a text; undefined if it does. */
function parameterReason(text: string, schema: JsonSchema): string | undefined {
  const json = jsonOf(text)
  const values = [...(json ? [json.value] : []), text]
  const [first] = values.map((value) => checkValue(value, schema))
  return values.some((value) => checkValue(value, schema).length === 0) ? undefined : first?.[0]?.reason
}

function schemaOf(text: SchemaText): JsonSchema {
  return parseJson(text) as JsonSchema
}
