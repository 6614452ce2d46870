import {
  CORE_SCHEMA,
  defineMappingTag,
  defineScalarTag,
  floatCoreTag,
  intCoreTag,
  load,
  mapTag,
  mergeTag,
  NOT_RESOLVED,
  YAMLException,
} from 'js-yaml'
import { setMember } from '@/lib/exact-json'
import { ExactNumber, numberOf, type NumberValue } from '@/lib/exact-number'

// YAML without loss, as `exact-json` parses JSON.

/** Writes a number of YAML as JSON does: without a plus sign, zeros at its start, and a base other than ten. */
function jsonNumber(source: string): string {
  const [, sign = '', amount = ''] = /^([-+]?)(.*)$/.exec(source) ?? []
  const minus = sign === '-' ? '-' : ''
  // BigInt reads the same prefixes as YAML: 0b, 0o and 0x.
  if (/^0[box]/.test(amount)) return `${minus}${BigInt(amount)}`
  const [, whole = '', point = '', fraction = '', exponent = ''] = /^(\d*)(\.?)(\d*)([^]*)$/.exec(amount) ?? []
  const digits = whole.slice(0, -1).replace(/^0+/, '') + (whole.at(-1) ?? '0')
  return `${minus}${digits}${point === '' ? '' : `.${fraction || '0'}`}${exponent}`
}

/** Reads what a tag of YAML takes for a number. A number that a JavaScript number cannot hold is one, too. */
function exactTag(tag: typeof intCoreTag, pattern: RegExp) {
  return defineScalarTag<NumberValue>(tag.tagName, {
    ...tag,
    resolve(source, isExplicit, tagName) {
      if (pattern.test(source)) return numberOf(jsonNumber(source))
      const value: unknown = tag.resolve(source, isExplicit, tagName)
      return typeof value === 'number' ? value : NOT_RESOLVED
    },
  })
}

const intTag = exactTag(intCoreTag, /^[-+]?(?:0o[0-7]+|0x[\da-f]+|\d+)$/i)
const floatTag = exactTag(floatCoreTag, /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/)

/** Creates objects that know the order of their names. YAML has no name twice: the last value counts. */
const orderedMapTag = defineMappingTag<Record<string, unknown>>(mapTag.tagName, {
  create: mapTag.create,
  keys: mapTag.keys,
  get: mapTag.get,
  identify: mapTag.identify,
  addPair(object, key, value) {
    if (typeof key === 'object' && key !== null && !(key instanceof ExactNumber))
      return mapTag.addPair(object, key, value)
    setMember(object, String(key), value)
    return ''
  },
  has: (object, key) => mapTag.has(object, key instanceof ExactNumber ? String(key) : key),
})

const schema = CORE_SCHEMA.withTags(mergeTag, intTag, floatTag, orderedMapTag)

/**
 * Parses YAML.
 * @throws YAMLException if the text is not YAML.
 */
export function parseExactYaml(text: string): unknown {
  return load(text, { schema, json: true, maxDepth: 1_000 })
}

/** Returns why a text is not YAML, with the place. */
export function yamlReason(error: unknown): string {
  if (!(error instanceof YAMLException)) return (error as Error).message
  const { reason, mark } = error
  return mark ? `${reason} at line ${mark.line + 1}, column ${mark.column + 1}` : reason
}
