import { valueKey, writeJson } from '@/lib/exact-json'
import { isObject, own, ownEntries, ownList } from '@/engines/openapi/document/json'
import type { JsonSchema } from '@/engines/openapi/document/types'
import { countReason, scalarReasons, typeReason } from './check-scalar'

/** A part of a value that does not satisfy its schema. */
export interface Finding {
  /** JSON pointer into the value; empty for the whole value. */
  pointer: string
  reason: string
}

const maxFindings = 50
/** Why a read-only member is reported. It is no reason against an alternative or a condition. */
const readOnlyReason = 'The document says that this property is only in responses (read-only).'

/**
 * Finds the parts of a value that do not satisfy a schema in JSON Schema 2020-12 (CONSOLE-2). Numbers are compared with all
 * their digits. Must run in a worker, because patterns may run long.
 * @param value as `parseJson` returns it
 * @param schema as `standaloneSchema` writes it: its references lead into its `$defs`
 */
export function checkValue(value: unknown, schema: JsonSchema): Finding[] {
  const definitions = own(schema, '$defs')
  /** The places that each schema is being applied to. A schema that applies to a place again adds nothing. */
  const running = new Map<object, Set<string>>()

  /**
   * Applies a schema to a value.
   * @param evaluated receives the names and indexes that the schema describes, for unevaluated properties and items
   */
  function check(inner: unknown, applied: unknown, pointer: string, evaluated: Set<string>): Finding[] {
    if (applied === false) return [{ pointer, reason: 'The document does not allow this property or item.' }]
    if (!isObject(applied)) return []
    const places = running.get(applied) ?? new Set()
    if (places.has(pointer)) return []
    running.set(applied, places.add(pointer))
    const reasons = [
      ...typeReason(inner, applied),
      ...equalityReasons(inner, applied),
      ...scalarReasons(inner, applied),
    ]
    const findings = [
      ...checkReference(inner, applied, pointer, evaluated),
      ...reasons.map((reason) => ({ pointer, reason })),
      ...checkCombined(inner, applied, pointer, evaluated),
      ...(isObject(inner) ? checkObject(inner, applied, pointer, evaluated) : []),
      ...(Array.isArray(inner) ? checkList(inner, applied, pointer, evaluated) : []),
    ]
    places.delete(pointer)
    return findings
  }

  function checkReference(inner: unknown, applied: object, pointer: string, evaluated: Set<string>): Finding[] {
    const reference = own(applied, '$ref')
    const target = typeof reference === 'string' ? own(definitions, reference.replace('#/$defs/', '')) : undefined
    return check(inner, target, pointer, evaluated)
  }

  /** Applies the schemas of `allOf`, `anyOf`, `oneOf`, `not`, `if`. A choice is reported once: any option may be the right one. */
  function checkCombined(inner: unknown, applied: object, pointer: string, evaluated: Set<string>): Finding[] {
    const options = (list: string) =>
      ownList(applied, list).map((option) => {
        const described = new Set<string>()
        const found = check(inner, option, pointer, described)
        return { described, found, isValid: isSatisfied(found) }
      })
    const findings = ownList(applied, 'allOf').flatMap((part) => check(inner, part, pointer, evaluated))
    const [any, one] = [options('anyOf'), options('oneOf')]
    for (const { described, found, isValid } of [...any, ...one]) {
      if (!isValid) continue
      addAll(evaluated, described)
      for (const finding of found) findings.push(finding)
    }
    if (any.length > 0 && !any.some(({ isValid }) => isValid)) {
      findings.push({ pointer, reason: 'The value matches none of the options of the document.' })
    }
    if (one.length > 0 && one.filter(({ isValid }) => isValid).length !== 1) {
      findings.push({ pointer, reason: 'The value must match exactly one of the options of the document.' })
    }
    const not = own(applied, 'not')
    if (not !== undefined && isSatisfied(check(inner, not, pointer, new Set()))) {
      findings.push({ pointer, reason: 'The document excludes this value (not).' })
    }
    const condition = own(applied, 'if')
    if (condition === undefined) return findings
    const described = new Set<string>()
    const isMet = isSatisfied(check(inner, condition, pointer, described))
    if (isMet) addAll(evaluated, described)
    return [...findings, ...check(inner, own(applied, isMet ? 'then' : 'else'), pointer, evaluated)]
  }

  function checkObject(inner: object, applied: object, pointer: string, evaluated: Set<string>): Finding[] {
    const entries = Object.entries(inner)
    const at = (name: string) => `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const described = new Set<string>()
    const patterns = ownEntries(applied, 'patternProperties').map(
      ([name, part]) => [new RegExp(name, 'u'), part] as const,
    )
    const findings = objectReasons(inner, applied).map((reason) => ({ pointer, reason }))
    const add = (further: readonly Finding[]) => {
      for (const finding of further) findings.push(finding)
    }
    for (const [name, member] of entries) {
      const matching = patterns.flatMap(([pattern, part]) => (pattern.test(name) ? [part] : []))
      const property = own(own(applied, 'properties'), name)
      const parts = [...(property === undefined ? [] : [property]), ...matching]
      if (parts.length > 0) described.add(name)
      for (const part of parts) add(checkMember(member, part, at(name)))
      if (check(name, own(applied, 'propertyNames'), at(name), new Set()).length > 0) {
        findings.push({ pointer: at(name), reason: `The document does not allow the name ${writeJson(name)}.` })
      }
    }
    for (const [name, part] of ownEntries(applied, 'dependentSchemas')) {
      if (Object.hasOwn(inner, name)) add(check(inner, part, pointer, evaluated))
    }
    addAll(evaluated, described)
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
      const rest = own(applied, keyword)
      if (rest === undefined) continue
      const known = keyword === 'additionalProperties' ? described : evaluated
      const others = entries.filter(([name]) => !known.has(name))
      for (const [name, member] of others) add(checkMember(member, rest, at(name)))
      addAll(
        evaluated,
        others.map(([name]) => name),
      )
    }
    return findings
  }

  function checkMember(member: unknown, part: unknown, pointer: string): Finding[] {
    const findings = check(member, part, pointer, new Set())
    return own(part, 'readOnly') === true ? [...findings, { pointer, reason: readOnlyReason }] : findings
  }

  function checkList(items: readonly unknown[], applied: object, pointer: string, evaluated: Set<string>): Finding[] {
    const tuple = ownList(applied, 'prefixItems')
    const rest = own(applied, 'items')
    const findings = listReasons(items, applied).map((reason) => ({ pointer, reason }))
    for (const [index, item] of items.entries()) {
      const part = index < tuple.length ? tuple[index] : rest
      if (part === undefined) continue
      evaluated.add(String(index))
      for (const finding of check(item, part, `${pointer}/${index}`, new Set())) findings.push(finding)
    }
    const contains = own(applied, 'contains')
    if (contains !== undefined) {
      const found = [...items.keys()].filter((index) =>
        isSatisfied(check(items[index], contains, `${pointer}/${index}`, new Set())),
      )
      addAll(evaluated, found.map(String))
      const reason = countReason(
        found.length,
        own(applied, 'minContains') ?? 1,
        own(applied, 'maxContains'),
        'matching item',
      )
      if (reason !== undefined) findings.push({ pointer, reason })
    }
    const unevaluated = own(applied, 'unevaluatedItems')
    if (unevaluated === undefined) return findings
    const others = [...items.keys()].filter((index) => !evaluated.has(String(index)))
    return [
      ...findings,
      ...others.flatMap((index) => check(items[index], unevaluated, `${pointer}/${index}`, new Set())),
    ]
  }

  return unique(check(value, schema, '', new Set())).slice(0, maxFindings)
}

function isSatisfied(findings: readonly Finding[]): boolean {
  return findings.every(({ reason }) => reason === readOnlyReason)
}

function addAll(set: Set<string>, more: Iterable<string>) {
  for (const entry of more) set.add(entry)
}

function equalityReasons(value: unknown, schema: object): string[] {
  const values = own(schema, 'enum')
  const isConst = Object.hasOwn(schema, 'const')
  const constant = own(schema, 'const')
  const isOther = isConst && valueKey(value) !== valueKey(constant)
  const isNone = Array.isArray(values) && !values.some((allowed) => valueKey(allowed) === valueKey(value))
  return [
    ...(isOther ? [`The value does not match ${writeJson(constant)}.`] : []),
    ...(isNone ? [`The value does not match any of ${writeJson(values)}.`] : []),
  ]
}

function objectReasons(value: object, schema: object): string[] {
  const missing = ownList(schema, 'required').filter((name) => typeof name === 'string' && !Object.hasOwn(value, name))
  const dependent = ownEntries(schema, 'dependentRequired').flatMap(([name, needs]) =>
    Object.hasOwn(value, name)
      ? ownList({ needs }, 'needs')
          .filter((other) => !Object.hasOwn(value, String(other)))
          .map((other) => [name, other])
      : [],
  )
  const count = countReason(
    Object.keys(value).length,
    own(schema, 'minProperties'),
    own(schema, 'maxProperties'),
    'property',
    'properties',
  )
  return [
    ...missing.map((name) => `The value does not have required property "${String(name)}".`),
    ...dependent.map(([name, other]) => `The value has "${String(name)}" but does not have "${String(other)}".`),
    ...(count === undefined ? [] : [count]),
  ]
}

function listReasons(items: readonly unknown[], schema: object): string[] {
  const count = countReason(items.length, own(schema, 'minItems'), own(schema, 'maxItems'), 'item')
  const isRepeated = own(schema, 'uniqueItems') === true && new Set(items.map(valueKey)).size < items.length
  return [
    ...(count === undefined ? [] : [count]),
    ...(isRepeated ? ['The value has the same item twice. The document allows each once.'] : []),
  ]
}

function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Map(findings.map((finding) => [`${finding.pointer} ${finding.reason}`, finding]))
  return [...seen.values()]
}
