/** The base type of a value. */
export type ValueType = 'string' | 'decimal' | 'integer' | 'boolean' | 'date' | 'time'

/** A form of a text that the schema states, for the whole value. */
export interface TextPattern {
  /** As the schema writes it. */
  source: string
  /** Whether a text has the form; undefined for a text that is too long to tell. */
  test(text: string): boolean | undefined
}

/** A value of the schema. */
export interface ValueRule {
  kind: 'value'
  type: ValueType
  minLength: number | undefined
  maxLength: number | undefined
  fractionDigits: number | undefined
  /** The text must have all of these forms. */
  patterns: readonly TextPattern[]
  /** The list of its codes, a key of `RuleModel.codeLists`; undefined when every text is allowed. */
  codeList: string | undefined
}

/** A group of the schema. Groups refer to each other and may contain themselves. */
export interface GroupRule {
  kind: 'group'
  /** Name of the type. */
  name: string
  /** In the order that XML requires, if it requires one. */
  elements: readonly ElementRule[]
  byName: ReadonlyMap<string, ElementRule>
  /** Whether XML requires the order of `elements`. */
  isOrdered: boolean
  /** Whether the schema allows other elements beside these, so that nothing counts as unknown, in excess or out of order. */
  isOpen: boolean
  /** Whether text may be between the elements. */
  isMixed: boolean
}

/** An element of a group. */
export interface ElementRule {
  name: string
  description: string | undefined
  /** The least and the greatest number of occurrences; Infinity without a limit. */
  min: number
  max: number
  content: GroupRule | ValueRule
}

/** A list of codes, by code. */
export type CodeList = ReadonlyMap<string, { description: string | undefined }>

/** A place of a document in the design of the retailers. */
export interface DesignRule {
  name: string
  /** Whether the design shows the node (kind 51). */
  isVisible: boolean
  /** Whether every document has the node below each occurrence of its parent, whoever receives it. */
  isRequired: boolean
  /** Retailers that require the node below each occurrence of its parent. */
  mandatoryFor: readonly string[]
  /** By code: what it means, and the retailers that require it. */
  codes: ReadonlyMap<string, { description: string | undefined; mandatoryFor: readonly string[] }>
  /** The different lengths of the retailers, ascending, without names. */
  minLengths: readonly number[]
  maxLengths: readonly number[]
  /** Format of a date or time, such as `YYYY-MM-DD`. */
  format: string | undefined
  /** Whether more than one occurrence is allowed. */
  repeats: boolean
  /** The lines of the notes to trading partners, by retailer. */
  notes: ReadonlyMap<string, readonly string[]>
  children: ReadonlyMap<string, DesignRule>
}

/** A field of a flat layout. */
export interface FlatField {
  /** Names below the record, such as `Header/OrderHeader/TradingPartnerId`. */
  path: string
  /** The type as the layout names it: `string`, `number`, `date` … */
  type: string
  isRequired: boolean
}

/** A column of a CSV layout. Groups at several levels share columns. */
export interface CsvColumn extends FlatField {
  column: string
  /** The letter of the level in the column RecordType. */
  recordType: string
  minLength: number | undefined
  maxLength: number | undefined
}

/** A field of a positional layout. */
export interface PositionalField extends FlatField {
  /** The two letters at the start of the line. */
  record: string
  /** First and last column, from 1. */
  start: number
  end: number
  isRightJustified: boolean
}

/** Why a source could not be used. Everything that it would have judged is 'cannot tell'. */
export interface MissingSource {
  source: 'schema' | 'codes' | 'design' | 'csvLayout' | 'positionalLayout'
  /** One sentence for the reader: "Remittances have no design: what retailers require cannot be told." */
  reason: string
  /** It is published, but cannot be read. */
  isDamaged?: boolean
}

/** The rules of one version of one document, compiled from what the provider publishes. */
export interface RuleModel {
  /** Name of the document and of the XML root, such as `Orders`. */
  document: string
  version: string
  namespace: string
  record: ElementRule & { content: GroupRule }
  /** Empty for a version whose schema has no codes. */
  codeLists: ReadonlyMap<string, CodeList>
  /** The root of the design, whose children are below the record. */
  design: DesignRule | undefined
  /** All retailers of the design, in alphabetical order. */
  retailers: readonly string[]
  csvLayout: readonly CsvColumn[] | undefined
  positionalLayout: readonly PositionalField[] | undefined
  missing: readonly MissingSource[]
}
