type Json = Record<string, unknown>

/**
 * Lists the violations of a schema by a value. An independent, simple implementation of the keywords that the documents of the
 * platform use.
 */
export function differences(value: unknown, schema: unknown, document: Json, at = 'body'): string[] {
  const rules = resolve(schema, document)
  const { type, enum: allowed, pattern, required, properties, items, allOf, anyOf, oneOf } = rules
  const found: string[] = []
  const types = [type].flat().map((name) => name as string | undefined)
  if (!types.some((name) => isType(value, name))) found.push(`${at}: not ${types.join(' or ')}`)
  if ('const' in rules && value !== rules['const']) found.push(`${at}: not ${String(rules['const'])}`)
  if (Array.isArray(allowed) && !allowed.includes(value)) found.push(`${at}: not one of ${allowed.join(', ')}`)
  if (typeof value === 'string') {
    if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) found.push(`${at}: not ${pattern}`)
    if (value.length < number(rules['minLength'], 0)) found.push(`${at}: too short`)
    if (value.length > number(rules['maxLength'], Infinity)) found.push(`${at}: too long`)
  }
  if (Array.isArray(value)) {
    value.forEach((item, index) => found.push(...differences(item, items ?? {}, document, `${at}[${index}]`)))
  } else if (typeof value === 'object' && value !== null) {
    const fields = value as Json
    for (const name of (required ?? []) as string[]) if (!(name in fields)) found.push(`${at}.${name}: missing`)
    for (const [name, rule] of Object.entries((properties ?? {}) as Json)) {
      if (name in fields) found.push(...differences(fields[name], rule, document, `${at}.${name}`))
    }
  }
  for (const part of (allOf ?? []) as unknown[]) found.push(...differences(value, part, document, at))
  for (const choice of [anyOf, oneOf]) {
    if (Array.isArray(choice) && choice.every((part) => differences(value, part, document).length > 0)) {
      found.push(`${at}: none of the alternatives`)
    }
  }
  return found
}

/** A schema, or anything else that may be a reference. */
export function resolve(node: unknown, document: Json): Json {
  const { $ref, ...rest } = (typeof node === 'object' && node !== null ? node : {}) as Json
  if (typeof $ref !== 'string') return rest
  let target: unknown = document
  for (const part of $ref.slice(2).split('/')) target = (target as Json | undefined)?.[part]
  return { ...resolve(target, document), ...rest }
}

function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

function isType(value: unknown, type: string | undefined): boolean {
  if (type === undefined) return true
  if (type === 'null') return value === null
  if (type === 'file') return typeof value === 'string'
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
