/** The formats in which the network takes documents. */
export type DocumentFormat = 'XML' | 'JSON' | 'CSV' | 'Positional'

/** A part of a decoded text, in UTF-16 units from its beginning. An empty span is a place between two units. */
export interface Span {
  start: number
  end: number
}

/**
 * A group or a value of a document, with its place in the file. All formats become the same tree: the nodes below a record have the
 * names of the schema, repeated groups are repeated nodes, and the arrays of JSON are not nodes of their own.
 */
export interface DocumentNode {
  name: string
  parent: DocumentNode | undefined
  /** In the order of the file. */
  children: DocumentNode[]
  /** The value without escapes; undefined for a group. An element without content is the value ''. */
  text: string | undefined
  /** All of the node: tags, the property with its name, the row or the line. */
  span: Span
  /** The value as it is written, without tags and quotes; for a group its content, at whose end a missing node would be inserted. */
  content: Span
  /** Whether the content of a group could not be read, which is reported: nothing in it is judged. */
  isUnread?: boolean
  /** How a JSON file writes the value. `array`: as an item of an array, which also tells a repeated node from a single one. */
  json?: { type: 'string' | 'number' | 'boolean' | 'null' | 'object'; isItem: boolean } | undefined
}

/** A place as messages name it. */
export interface Place {
  span: Span
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units. */
  column: number
  /** "Line 22, column 18", "Row 9, column 4 (PO Date)" or "Record LI, line 6, positions 152–166". */
  label: string
  /** Names from the record down, with numbers from 1 where siblings share a name: `LineItem[2]/OrderLine/OrderQtyUOM`. Empty for the file. */
  path: string
}

/** A file that was read. */
export interface ReadDocument {
  format: DocumentFormat
  /** The decoded text without what is around the document, and with line feeds; as long as the file, so that spans refer to both. */
  text: string
  /** The records of the file: those below the root of XML, the object of JSON, the one record of a flat file. */
  records: DocumentNode[]
  /** The namespace of the XML root. */
  namespace: string | undefined
  /** Whether reading came to the end. If not, an error ended it: nothing after the last node is known, so nothing counts as missing. */
  isComplete: boolean
  /** Whether the tree has another form than the file, because a converter wrote it: no place in it can be changed alone. */
  isConverted?: boolean
  /** The place of a node, or of a span outside the nodes. */
  placeOf(target: DocumentNode | Span): Place
  /**
   * Paths without numbers that this file can carry; undefined if it can carry all. A flat layout has no column or record for some, and
   * whether those are needed cannot be told from the file.
   */
  carriedPaths: ReadonlySet<string> | undefined
}
