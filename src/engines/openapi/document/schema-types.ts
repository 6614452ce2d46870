/** Explains why a part of the document is not shown; displayed where that part would be. */
export interface ReadError {
  /** A sentence for the reader. */
  message: string
  /** The affected reference or location, as written in the document. */
  at?: string
}

export interface ExternalDocs {
  url: string
  description?: string
}

/** A fact in words, followed by values that are shown as code. */
export interface Phrase {
  text: string
  codes?: readonly string[]
  /** Values that were left out because there are too many. */
  omitted?: number | undefined
}

/**
 * The side of a call that a schema is read for: what the caller sends to the service, or what the service sends. In webhooks
 * and callbacks, the service sends the body.
 */
export type Direction = 'request' | 'response'

/** Opens the next level of a schema; opaque to the page. */
export interface SchemaHandle {
  /** Places that are read together, as `document url#json pointer`. */
  at: string[]
  /** Places that contain this one. A schema that is among them is recursive. */
  within: string[]
  /** Number of properties that are already shown, for the rest of a long list. */
  from?: number
  /** The level includes the array's items, because it has other content too or because they were not sent with it. */
  items?: boolean
  /** Absent where both sides of the call show the same. */
  direction?: Direction
  /** Names of members that this side does not have because of the schemas around this one. */
  unsent?: readonly string[]
}

/** The members that a level does not show because they are only on the other side of the call. */
export interface UnsentMembers {
  state: 'read-only' | 'write-only'
  /** Names, patterns, and `*` for all other members. */
  names: string[]
  /** Names that were left out because there are too many. */
  more?: number
}

/** The level below a schema: already loaded (`level`), or to be requested with `handle`. */
export type Nested = { properties: number; choices: number } & (
  | { handle: SchemaHandle; level?: never }
  | { level: SchemaLevel; handle?: never }
)

/** A value of an enumeration. */
export interface EnumValue {
  value: string
  description?: string
}

/** A schema as one line shows it, with the level below it. Values are texts: strings without quotes, others as JSON. */
export interface SchemaNode {
  /** 'string', 'array of object', 'array of (string, date or null)', 'string or integer', 'any', 'nothing'. */
  type: string
  /** Name of the component, definition or file that the reference points to. */
  name?: string
  title?: string
  description?: string
  format?: string
  /** Phrases such as '1 to 22 characters', '1 to 99', 'unique items'. */
  rules: string[]
  pattern?: string
  enum: EnumValue[]
  /** Values of the enumeration that were left out because there are too many. */
  enumOmitted?: number
  const?: string
  default?: string
  examples: string[]
  /** Examples that were left out because there are too many. */
  examplesOmitted?: number
  nullable: boolean
  deprecated: boolean
  readOnly: boolean
  writeOnly: boolean
  externalDocs?: ExternalDocs
  xml?: string
  /** For arrays: the schema of an item, with the level below it. */
  items?: SchemaNode
  nested?: Nested
  /** The schema contains itself; opening it shows the same level again. */
  recursive: boolean
  errors: ReadError[]
}

export interface PropertyNode {
  name: string
  required: boolean
  schema: SchemaNode
}

export interface SchemaChoices {
  kind: 'oneOf' | 'anyOf'
  /** The property whose value selects the option. */
  discriminator?: string
  options: {
    /** Schema name, title or type. */
    label: string
    /** Value of the discriminator that selects this option. */
    value?: string
    schema: SchemaNode
  }[]
  /** The schema that applies when the discriminator selects none, in words. */
  otherwise?: string
  /** Options that were left out because there are too many. */
  more?: number
}

/** The content of an object, array or combined schema. */
export interface SchemaLevel {
  properties: PropertyNode[]
  unsent?: UnsentMembers
  /** The remaining properties of a very long list. */
  rest?: Nested
  patternProperties: { pattern: string; schema: SchemaNode }[]
  /** 'no' forbids other properties, a schema describes them; absent when the document does not say. */
  additionalProperties?: 'no' | SchemaNode
  /** The first items of an array, each with a schema of its own. */
  tuple: SchemaNode[]
  /** Number of tuple items that were left out. */
  moreTuple?: number
  choices: SchemaChoices[]
  /** Discriminator of a schema without oneOf or anyOf. */
  discriminator?: { property: string; values: EnumValue[]; otherwise?: string }
  /** Other constraints: not, if, then, else, contains, propertyNames, dependent schemas, items after the tuple. */
  conditions: { keyword: string; schema: SchemaNode }[]
  errors: ReadError[]
}
