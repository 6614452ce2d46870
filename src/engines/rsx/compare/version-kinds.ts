import type { ChangeLevel, Role } from '@/engines/changes/change'

/** How far a difference reaches: not at all, depending on what the contract does not say, or certainly. */
type Extent = 'no' | 'maybe' | 'yes'

/**
 * The effect of a difference on the documents that the contract allows. Every level follows from it: senders are affected by what
 * is refused from now on, receivers by what arrives from now on.
 */
export interface Effect {
  /** Whether documents that were valid are refused. */
  refuses: Extent
  /** Whether documents arrive that were not valid before. */
  brings: Extent
}

/** A kind of difference between two versions of a schema, in words for each direction. */
export interface VersionKind extends Effect {
  what: string
  send: string
  receive: string
}

const kind = (refuses: Extent, brings: Extent, what: string, send: string, receive: string): VersionKind => ({
  refuses,
  brings,
  what,
  send,
  receive,
})

const stillValid = 'Every document that you send stays valid.'
const nothingNew = 'Nothing arrives that could not arrive before.'

/** The kinds of differences between versions of a document's schema, as docs/compare.md lists them. */
export const versionKinds = {
  'element-removed': kind(
    'yes',
    'maybe',
    'Removed',
    'A document that still has it is refused.',
    'It does not arrive any more, which matters if you use it.',
  ),
  'element-added': kind(
    'no',
    'maybe',
    'Added',
    'It is optional. Every document that you send stays valid.',
    'It may arrive, which matters if you refuse what you do not know.',
  ),
  'element-moved': kind(
    'yes',
    'yes',
    'Moved',
    'At its former place it is refused.',
    'It arrives at another place, where you do not read it.',
  ),
  'became-required': kind('yes', 'no', 'Required now', 'A document without it is refused.', nothingNew),
  'became-optional': kind('no', 'yes', 'Optional now', stillValid, 'It may be missing, where you could rely on it.'),
  'minimum-raised': kind('yes', 'no', 'More occurrences required', 'A document with fewer is refused.', nothingNew),
  'minimum-lowered': kind('no', 'yes', 'Fewer occurrences required', stillValid, 'Fewer may arrive than before.'),
  'maximum-lowered': kind('yes', 'no', 'Fewer occurrences allowed', 'A document with more is refused.', nothingNew),
  'maximum-raised': kind('no', 'yes', 'More occurrences allowed', stillValid, 'More may arrive than you expect.'),
  'length-tightened': kind('yes', 'no', 'Length tightened', 'A value outside the new length is refused.', nothingNew),
  'length-loosened': kind(
    'no',
    'maybe',
    'Length loosened',
    stillValid,
    'Values may arrive that do not fit where you store them.',
  ),
  'type-changed': kind(
    'yes',
    'yes',
    'Type changed',
    'A value of the former type is refused.',
    'Values arrive in a form that you do not read.',
  ),
  'date-format-changed': kind(
    'yes',
    'yes',
    'Date format changed',
    'A date in the former format is refused.',
    'Dates arrive in a format that you do not read.',
  ),
  'pattern-added': kind('yes', 'no', 'Form required', 'A value of another form is refused.', nothingNew),
  'pattern-removed': kind('no', 'maybe', 'Form no longer required', stillValid, 'Values of another form may arrive.'),
  'pattern-changed': kind(
    'maybe',
    'maybe',
    'Form changed',
    'Whether your values have the new form depends on them.',
    'Values of another form may arrive.',
  ),
  'code-removed': kind('yes', 'no', 'Codes removed', 'A document with one of them is refused.', nothingNew),
  'code-added': kind(
    'no',
    'maybe',
    'Codes added',
    stillValid,
    'A code may arrive that you do not know; decide what you do with it.',
  ),
  'code-list-attached': kind(
    'yes',
    'no',
    'List of codes attached',
    'A value that is not in the list is refused.',
    nothingNew,
  ),
  'code-list-detached': kind('no', 'maybe', 'List of codes gone', stillValid, 'Any value may arrive.'),
  'order-changed': kind(
    'yes',
    'yes',
    'Order of elements changed',
    'Elements in the former order are refused.',
    'Elements arrive in another order, which breaks a reader that validates.',
  ),
  'order-required': kind('yes', 'no', 'Order of elements required', 'Another order is refused.', nothingNew),
  'order-free': kind(
    'no',
    'maybe',
    'Order of elements free',
    stillValid,
    'Elements may arrive in any order, which breaks a reader that validates.',
  ),
  'namespace-changed': kind(
    'yes',
    'yes',
    'Namespace changed',
    'A document in the former namespace is refused.',
    'Documents arrive in a namespace that you do not read.',
  ),
  'record-renamed': kind(
    'yes',
    'yes',
    'Record renamed',
    'A document with the former name is refused.',
    'Documents arrive with a record that you do not read.',
  ),
  'position-changed': kind(
    'yes',
    'yes',
    'Position changed',
    'The value is read from other columns.',
    'The value arrives in other columns.',
  ),
  'column-renamed': kind(
    'yes',
    'yes',
    'Column renamed',
    'A column with the former name is not read.',
    'The value arrives in a column that you do not read.',
  ),
  'columns-reordered': kind(
    'maybe',
    'maybe',
    'Columns reordered',
    'Whether columns are read by name or by position is not said.',
    'It matters if you read columns by position.',
  ),
  'record-type-changed': kind(
    'yes',
    'yes',
    'In another record type',
    'In its former record type it is not read.',
    'It arrives in a record type in which you do not read it.',
  ),
  'record-type-added': kind('no', 'maybe', 'Record type added', stillValid, 'Records may arrive that you do not know.'),
  'record-type-removed': kind(
    'yes',
    'maybe',
    'Record type removed',
    'A file with such records is refused.',
    'These records do not arrive any more, which matters if you use them.',
  ),
  'flat-field-removed': kind(
    'yes',
    'maybe',
    'Not in the layout any more',
    'The file cannot carry it any more.',
    'It does not arrive any more, which matters if you use it.',
  ),
  'flat-field-added': kind('no', 'maybe', 'Added to the layout', stillValid, 'It may arrive in addition.'),
  'document-added': kind(
    'no',
    'no',
    'New document',
    'You did not send it before.',
    'It arrives only when you agree on it with your partners.',
  ),
  'document-dropped': kind(
    'yes',
    'maybe',
    'Document dropped',
    'The version does not have this document: it is refused.',
    'It does not arrive any more, which matters if you use it.',
  ),
  'retailer-requires': kind('yes', 'no', 'Required by retailers now', 'They refuse a document without it.', nothingNew),
  'retailer-requires-no-longer': kind(
    'no',
    'no',
    'No longer required by retailers',
    stillValid,
    'The schema still says whether it may be missing.',
  ),
  'note-changed': kind('no', 'no', 'Note changed', 'Only the description differs.', 'Only the description differs.'),
} as const satisfies Record<string, VersionKind>

export type VersionKindName = keyof typeof versionKinds

/** The level of a difference for a direction. */
export function levelOf(name: VersionKindName, { refuses, brings }: Effect, role: Role): ChangeLevel {
  if (name === 'note-changed') return 'wording'
  const extent = role === 'send' ? refuses : brings
  return extent === 'yes' ? 'breaking' : extent === 'maybe' ? 'warning' : 'harmless'
}
