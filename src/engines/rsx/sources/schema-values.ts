import type { CodeList, ValueRule, ValueType } from '../rule-model'
import { compilePattern } from './schema-pattern'
import type { SchemaNotes } from './schema-notes'
import { builtInPrefix, documentationOf, type XmlElement } from './xml-tree'

/** The built-in types whose values have a type of the rules. */
const valueTypes = new Map<string, ValueType>([
  ...['decimal', 'double', 'float'].map((name) => [name, 'decimal'] as const),
  ...['integer', 'int', 'long', 'short', 'byte'].map((name) => [name, 'integer'] as const),
  ...['nonNegativeInteger', 'positiveInteger', 'nonPositiveInteger', 'negativeInteger'].map(
    (name) => [name, 'integer'] as const,
  ),
  ...['unsignedLong', 'unsignedInt', 'unsignedShort', 'unsignedByte'].map((name) => [name, 'integer'] as const),
  ['boolean', 'boolean'],
  ['date', 'date'],
  ['time', 'time'],
  ...['string', 'normalizedString', 'token', 'anyURI', 'anySimpleType'].map((name) => [name, 'string'] as const),
])

/** The built-in types that say all of their values. */
const unlimitedTypes = new Set(['decimal', 'double', 'float', 'integer', 'boolean', 'date', 'time'])

const rangeFacets = new Set(['minInclusive', 'maxInclusive', 'minExclusive', 'maxExclusive', 'totalDigits'])

/** The prefix of types that are lists of codes; the list has the rest of the name. */
const codePrefix = 'Code.'

/** How many types may restrict each other. */
const maxRestrictions = 50

const anyText: ValueRule = {
  kind: 'value',
  type: 'string',
  minLength: undefined,
  maxLength: undefined,
  fractionDigits: undefined,
  patterns: [],
  codeList: undefined,
}

/** Reads simple types, each named one once. */
export class ValueReader {
  readonly codeLists = new Map<string, CodeList>()
  private readonly values = new Map<string, ValueRule>()

  private readonly types: ReadonlyMap<string, XmlElement>
  private readonly notes: SchemaNotes

  constructor(types: ReadonlyMap<string, XmlElement>, notes: SchemaNotes) {
    this.types = types
    this.notes = notes
  }

  /** The values of a type by its name. @param user The element that has it, for remarks. */
  named(name: string, user: string, depth = 0): ValueRule {
    const known = this.values.get(name)
    if (known) return known
    const type = this.types.get(name)
    if (type && depth < maxRestrictions) {
      const value = this.of(type, name, user, depth + 1)
      this.values.set(name, value)
      return value
    }
    const builtIn = name.startsWith(builtInPrefix) ? name.slice(builtInPrefix.length) : ''
    const valueType = valueTypes.get(builtIn)
    if (valueType === undefined) this.notes.add('unknown-type', user)
    else if (valueType !== 'string' && !unlimitedTypes.has(builtIn)) this.notes.add('range', user)
    return { ...anyText, type: valueType ?? 'string' }
  }

  /** The values of a simple type, or of simple content. @param name Name of its list of codes. */
  of(type: XmlElement, name: string, user: string, depth = 0): ValueRule {
    const restriction = type.children.find((part) => part.name === 'restriction' || part.name === 'extension')
    if (!restriction) {
      this.notes.add('several-types', user)
      return anyText
    }
    const inline = restriction.children.find((part) => part.name === 'simpleType')
    const base = inline
      ? this.of(inline, name, user, depth)
      : this.named(restriction.attributes.get('base') ?? '', user, depth)
    return this.restrict(base, restriction.children, name, user)
  }

  private restrict(base: ValueRule, facets: readonly XmlElement[], name: string, user: string): ValueRule {
    const value = { ...base }
    const alternatives: string[] = []
    const codes: XmlElement[] = []
    for (const facet of facets) {
      const number = Number(facet.attributes.get('value'))
      if (facet.name === 'enumeration') codes.push(facet)
      else if (facet.name === 'pattern') alternatives.push(facet.attributes.get('value') ?? '')
      else if (rangeFacets.has(facet.name)) this.notes.add('range', user)
      else if (!Number.isInteger(number) || number < 0) continue
      else if (facet.name === 'length') value.minLength = value.maxLength = number
      else if (facet.name === 'minLength') value.minLength = number
      else if (facet.name === 'maxLength') value.maxLength = number
      else if (facet.name === 'fractionDigits') value.fractionDigits = number
    }
    if (alternatives.length > 0) {
      // Patterns of one type are alternatives: without one of them nothing can be said.
      const pattern = compilePattern(alternatives.join('|'))
      if (pattern) value.patterns = [...base.patterns, pattern]
      else this.notes.add('pattern', user)
    }
    if (codes.length > 0) value.codeList = this.addCodes(name, codes)
    return value
  }

  private addCodes(typeName: string, codes: readonly XmlElement[]): string {
    const list: CodeList = new Map(
      codes.map((code) => [code.attributes.get('value') ?? '', { description: documentationOf(code) }]),
    )
    const name = typeName.startsWith(codePrefix) ? typeName.slice(codePrefix.length) : typeName
    for (let number = 1; ; number += 1) {
      const free = number === 1 ? name : `${name} ${number}`
      const known = this.codeLists.get(free)
      if (!known) this.codeLists.set(free, list)
      if (!known || hasSameCodes(known, list)) return free
    }
  }
}

function hasSameCodes(one: CodeList, other: CodeList): boolean {
  return one.size === other.size && [...one.keys()].every((code) => other.has(code))
}
