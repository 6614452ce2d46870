/** Something that cannot be shown, said in the place where it would have stood. */
export interface Problem {
  /** A sentence for the reader. */
  message: string
  /** The reference or place concerned, as written in the document. */
  at?: string
}

export interface ExternalDocs {
  url: string
  description?: string
}

/** A fact in words, with the values that it ends in. */
export interface Phrase {
  text: string
  codes?: readonly string[]
  /** Values that were left out because there are too many. */
  omitted?: number | undefined
}

/** Opens the next level of a schema; opaque to the page. */
export interface SchemaHandle {
  /** Places that are read together, `document url#json pointer`. */
  at: string[]
  /** Places that lie around this one: what is found again there is recursion. */
  within: string[]
  /** Number of properties already shown, for the rest of a long list. */
  from?: number
  /** The items of the array are part of the level: it has more inside than them, or they did not come along with it. */
  items?: boolean
}

/** What opens below a schema: already here (`level`) or to be asked for with the handle. */
export type Nested = { properties: number; choices: number } & (
  | { handle: SchemaHandle; level?: never }
  | { level: SchemaLevel; handle?: never }
)

/** A value of an enumeration. */
export interface EnumValue {
  value: string
  description?: string
}

/** A schema as one line shows it, with what opens below it. Values are texts: strings bare, all else as JSON. */
export interface SchemaNode {
  /** 'string', 'array of object', 'array of (string, date or null)', 'string or integer', 'any', 'nothing'. */
  type: string
  /** Name of the component, definition or file the reference leads to. */
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
  /** For arrays: one item, with what opens below it. */
  items?: SchemaNode
  nested?: Nested
  /** The schema contains itself: opening it shows the same again. */
  recursive: boolean
  problems: Problem[]
}

export interface PropertyNode {
  name: string
  required: boolean
  schema: SchemaNode
}

export interface SchemaChoices {
  kind: 'oneOf' | 'anyOf'
  /** The property that tells the options apart. */
  discriminator?: string
  options: {
    /** Schema name, title or type. */
    label: string
    /** Value of the discriminator that selects this option. */
    value?: string
    schema: SchemaNode
  }[]
  /** Which schema counts where the discriminator tells none, in words. */
  otherwise?: string
  /** Options that were left out because there are too many. */
  more?: number
}

/** The inside of an object, array or combined schema. */
export interface SchemaLevel {
  properties: PropertyNode[]
  /** The properties after these, when there are very many. */
  rest?: Nested
  patternProperties: { pattern: string; schema: SchemaNode }[]
  /** 'no' forbids other properties; a schema describes them; absent: not said. */
  additionalProperties?: 'no' | SchemaNode
  /** The first items of an array, each with a schema of its own. */
  tuple: SchemaNode[]
  /** Such items that were left out. */
  moreTuple?: number
  choices: SchemaChoices[]
  /** Discriminator of a schema without oneOf or anyOf. */
  discriminator?: { property: string; values: EnumValue[]; otherwise?: string }
  /** What else is demanded: not, if, then, else, contains, propertyNames, dependent schemas, items beside the first ones. */
  conditions: { keyword: string; schema: SchemaNode }[]
  problems: Problem[]
}
