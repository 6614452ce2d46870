import { Validator, type OutputUnit } from '@cfworker/json-schema'
import { decode } from '@/lib/percent-encoding'
import type { JsonSchema } from '@/modules/openapi/document/types'

/** A place of a value that does not satisfy a schema, and why. */
export interface Finding {
  /** JSON pointer into the value; empty for the whole. */
  pointer: string
  reason: string
}

/** Keywords that only lead to the schema that has failed, which is reported itself. */
const containers = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'dependentSchemas',
  'if',
])
const maxFindings = 50

/** Finds where a value does not satisfy a schema (CONSOLE-2). Runs in a worker, because patterns may take long. */
export function checkValue(value: unknown, schema: JsonSchema): Finding[] {
  const { errors } = new Validator(schema, '2020-12', false).validate(value)
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'not')
  const reported = errors.filter(
    (unit) => !containers.has(unit.keyword) && !choices.some((choice) => choice !== unit && isWithin(unit, choice)),
  )
  const findings = reported.map((unit) => ({
    pointer: decode(unit.instanceLocation.replace(/^#/, '')),
    reason: reasonOf(unit),
  }))
  return unique(findings).slice(0, maxFindings)
}

/** Whether an error belongs to one of the options of a choice, which say nothing by themselves. */
function isWithin({ keywordLocation }: OutputUnit, choice: OutputUnit): boolean {
  return keywordLocation.startsWith(`${choice.keywordLocation}/`)
}

function reasonOf({ keyword, error }: OutputUnit): string {
  if (keyword === 'false') return 'The document does not allow this property or item.'
  if (keyword === 'anyOf') return 'The value matches none of the options of the document.'
  if (keyword === 'oneOf') return 'The value must match exactly one of the options of the document.'
  return error.replaceAll(/\bInstance\b/g, 'The value')
}

function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Map(findings.map((finding) => [`${finding.pointer} ${finding.reason}`, finding]))
  return [...seen.values()]
}
