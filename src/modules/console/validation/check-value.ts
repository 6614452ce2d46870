import { Validator, type OutputUnit } from '@cfworker/json-schema'
import { decode } from '@/lib/percent-encoding'
import type { JsonSchema } from '@/modules/openapi/document/types'

/** A part of a value that does not satisfy its schema. */
export interface Finding {
  /** JSON pointer into the value; empty for the whole value. */
  pointer: string
  reason: string
}

/** Keywords that apply other schemas. Their errors are left out, because the failed schema reports its own error. */
const applicators = new Set([
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

/**
 * Finds the parts of a value that do not satisfy a schema (CONSOLE-2). Must run in a worker, because patterns may run long.
 */
export function checkValue(value: unknown, schema: JsonSchema): Finding[] {
  const { errors } = new Validator(schema, '2020-12', false).validate(value)
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'not')
  const reported = errors.filter(
    (unit) => !applicators.has(unit.keyword) && !choices.some((choice) => choice !== unit && isWithin(unit, choice)),
  )
  const findings = reported.map((unit) => ({
    pointer: decode(unit.instanceLocation.replace(/^#/, '')),
    reason: reasonOf(unit),
  }))
  return unique(findings).slice(0, maxFindings)
}

/** Whether an error is inside an option of a choice. Such errors are left out, because any other option may be valid. */
function isWithin({ keywordLocation }: OutputUnit, choice: OutputUnit): boolean {
  return keywordLocation.startsWith(`${choice.keywordLocation}/`)
}

/** The units that keywords with a limit count. */
const countedUnits: Record<string, [one: string, many: string]> = {
  minLength: ['character', 'characters'],
  maxLength: ['character', 'characters'],
  minItems: ['item', 'items'],
  maxItems: ['item', 'items'],
}

/** The reason in the portal's words. The validator writes numbers as `(0 < 1)`, the counted one first. */
function reasonOf({ keyword, error }: OutputUnit): string {
  const units = countedUnits[keyword]
  const numbers = /\((\d+) [<>] (\d+)\)/.exec(error)?.slice(1)
  if (units && numbers) {
    const [counted, limited] = numbers.map((number) => `${number} ${units[number === '1' ? 0 : 1]}`)
    return `The value has ${counted}. The document ${keyword.startsWith('min') ? 'requires at least' : 'allows at most'} ${limited}.`
  }
  if (keyword === 'false') return 'The document does not allow this property or item.'
  if (keyword === 'anyOf') return 'The value matches none of the options of the document.'
  if (keyword === 'oneOf') return 'The value must match exactly one of the options of the document.'
  return error.replaceAll(/\bInstance\b/g, 'The value')
}

function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Map(findings.map((finding) => [`${finding.pointer} ${finding.reason}`, finding]))
  return [...seen.values()]
}
