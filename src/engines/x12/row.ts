/** The two standards in which retailers write their guides. */
export type Standard = 'X12' | 'EDIFACT'

/** An element of a segment, or one of its components, counted from 1. */
export interface Position {
  position: number
  component?: number | undefined
}

/** A field of RSX that must have a code, both as paths below the record. */
export interface Condition {
  field: string
  code: string
}

/** An element whose code says what another element means, and the field of RSX for that code. */
export interface Qualifier extends Position {
  field: string
  /** Whether it is in the first segment of the loop, not in the row's own segment. */
  isOfLoop: boolean
}

/** A line of the dictionary: an element of a segment and its field in a document of RSX. */
export interface Row {
  standard: Standard
  /** `850`, `ORDERS`. */
  set: string
  /** The loop or segment group, named by its first segment, such as `N1` or `HL-O/N1`; empty outside of loops. */
  loop: string
  segment: string
  /** Undefined when the whole segment stands for the group of RSX. */
  at: Position | undefined
  /** How often the element repeats in the segment, and how many positions further. */
  repeats: number
  step: number
  /** The data element number: `98`, `3035`. */
  element: string | undefined
  document: string
  /** Below the record: `Header/Address/AddressName`. */
  path: string
  /** Path of the group that the line of the table names. */
  group: string
  /** The code that an element must have for the row to apply. */
  when: (Position & { code: string }) | undefined
  qualifier: Qualifier | undefined
  condition: Condition | undefined
  /** Whether the row is for the codes that no other row of the segment names. */
  isForOtherCodes: boolean
  /** Whether it is the value that a segment is sent for, such as the date of DTM. */
  isMain: boolean
  isCertain: boolean
}
