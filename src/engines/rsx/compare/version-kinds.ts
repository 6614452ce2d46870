import type { Change, ChangeLevel, Role } from '@/engines/changes/change'

/** How far an effect reaches: not at all, only into texts, as far as the contract does not say, or certainly; and why. */
type Reach = readonly ['no' | 'text' | 'maybe' | 'yes', why: string]

/**
 * The effect of a difference on the documents that the contract allows. Every level follows from it: senders are affected by what
 * is refused from now on, receivers by what arrives from now on. Without a reach, there is no such document.
 */
export interface Effect {
  /** Whether documents that were valid are refused. */
  refuses?: Reach
  /** Whether documents arrive that were not valid before. */
  brings?: Reach
}

/** A kind of difference: its title and its effect. */
const kind = (what: string, effect: Effect): Effect & { what: string } => ({ what, ...effect })

const refusesNothing: Reach = ['no', 'Every document that you send stays valid.']
const bringsNothing: Reach = ['no', 'Nothing arrives that could not arrive before.']
const onlyText: Reach = ['text', 'Only the description differs.']

/** The kinds of differences between versions of a document's schema, as docs/compare.md lists them. */
export const versionKinds = {
  'element-removed': kind('Removed', {
    refuses: ['yes', 'A document that still has it is refused.'],
    brings: ['maybe', 'It does not arrive any more, which matters if you use it.'],
  }),
  'element-added': kind('Added', {
    refuses: ['no', 'It is optional. Every document that you send stays valid.'],
    brings: ['maybe', 'It may arrive, which matters if you refuse what you do not know.'],
  }),
  'element-moved': kind('Moved', {
    refuses: ['yes', 'At its former place it is refused.'],
    brings: ['yes', 'It arrives at another place, where you do not read it.'],
  }),
  'became-required': kind('Required now', { refuses: ['yes', 'A document without it is refused.'] }),
  'became-optional': kind('Optional now', { brings: ['yes', 'It may be missing, where you could rely on it.'] }),
  'minimum-raised': kind('More occurrences required', { refuses: ['yes', 'A document with fewer is refused.'] }),
  'minimum-lowered': kind('Fewer occurrences required', { brings: ['yes', 'Fewer may arrive than before.'] }),
  'maximum-lowered': kind('Fewer occurrences allowed', { refuses: ['yes', 'A document with more is refused.'] }),
  'maximum-raised': kind('More occurrences allowed', { brings: ['yes', 'More may arrive than you expect.'] }),
  'length-tightened': kind('Length tightened', { refuses: ['yes', 'A value outside the new length is refused.'] }),
  'length-loosened': kind('Length loosened', {
    brings: ['maybe', 'Values may arrive that do not fit where you store them.'],
  }),
  'type-changed': kind('Type changed', {
    refuses: ['yes', 'A value of the former type is refused.'],
    brings: ['yes', 'Values arrive in a form that you do not read.'],
  }),
  'date-format-changed': kind('Date format changed', {
    refuses: ['yes', 'A date in the former format is refused.'],
    brings: ['yes', 'Dates arrive in a format that you do not read.'],
  }),
  'pattern-added': kind('Form required', { refuses: ['yes', 'A value of another form is refused.'] }),
  'pattern-removed': kind('Form no longer required', { brings: ['maybe', 'Values of another form may arrive.'] }),
  'pattern-changed': kind('Form changed', {
    refuses: ['maybe', 'Whether your values have the new form depends on them.'],
    brings: ['maybe', 'Values of another form may arrive.'],
  }),
  'code-removed': kind('Codes removed', { refuses: ['yes', 'A document with one of them is refused.'] }),
  'code-added': kind('Codes added', {
    brings: ['maybe', 'A code may arrive that you do not know; decide what you do with it.'],
  }),
  'code-list-attached': kind('List of codes attached', {
    refuses: ['yes', 'A value that is not in the list is refused.'],
  }),
  'code-list-detached': kind('List of codes gone', { brings: ['maybe', 'Any value may arrive.'] }),
  'order-changed': kind('Order of elements changed', {
    refuses: ['yes', 'Elements in the former order are refused.'],
    brings: ['yes', 'Elements arrive in another order, which breaks a reader that validates.'],
  }),
  'order-required': kind('Order of elements required', { refuses: ['yes', 'Another order is refused.'] }),
  'order-free': kind('Order of elements free', {
    brings: ['maybe', 'Elements may arrive in any order, which breaks a reader that validates.'],
  }),
  'namespace-changed': kind('Namespace changed', {
    refuses: ['yes', 'A document in the former namespace is refused.'],
    brings: ['yes', 'Documents arrive in a namespace that you do not read.'],
  }),
  'record-renamed': kind('Record renamed', {
    refuses: ['yes', 'A document with the former name is refused.'],
    brings: ['yes', 'Documents arrive with a record that you do not read.'],
  }),
  'position-changed': kind('Position changed', {
    refuses: ['yes', 'The value is read from other columns.'],
    brings: ['yes', 'The value arrives in other columns.'],
  }),
  'column-renamed': kind('Column renamed', {
    refuses: ['yes', 'A column with the former name is not read.'],
    brings: ['yes', 'The value arrives in a column that you do not read.'],
  }),
  'columns-reordered': kind('Columns reordered', {
    refuses: ['maybe', 'Whether columns are read by name or by position is not said.'],
    brings: ['maybe', 'It matters if you read columns by position.'],
  }),
  'record-type-changed': kind('In another record type', {
    refuses: ['yes', 'In its former record type it is not read.'],
    brings: ['yes', 'It arrives in a record type in which you do not read it.'],
  }),
  'record-type-added': kind('Record type added', { brings: ['maybe', 'Records may arrive that you do not know.'] }),
  'record-type-removed': kind('Record type removed', {
    refuses: ['yes', 'A file with such records is refused.'],
    brings: ['maybe', 'These records do not arrive any more, which matters if you use them.'],
  }),
  'flat-field-removed': kind('Not in the layout any more', {
    refuses: ['yes', 'The file cannot carry it any more.'],
    brings: ['maybe', 'It does not arrive any more, which matters if you use it.'],
  }),
  'flat-field-added': kind('Added to the layout', { brings: ['maybe', 'It may arrive in addition.'] }),
  'document-added': kind('New document', {
    refuses: ['no', 'You did not send it before.'],
    brings: ['no', 'It arrives only when you agree on it with your partners.'],
  }),
  'document-dropped': kind('Document dropped', {
    refuses: ['yes', 'The version does not have this document: it is refused.'],
    brings: ['maybe', 'It does not arrive any more, which matters if you use it.'],
  }),
  'retailer-requires': kind('Required by retailers now', { refuses: ['yes', 'They refuse a document without it.'] }),
  'retailer-requires-no-longer': kind('No longer required by retailers', {
    brings: ['no', 'The schema still says whether it may be missing.'],
  }),
  'note-changed': kind('Note changed', { refuses: onlyText, brings: onlyText }),
}

export type VersionKind = keyof typeof versionKinds

const levels: Record<Reach[0], ChangeLevel> = { no: 'harmless', text: 'wording', maybe: 'warning', yes: 'breaking' }

/**
 * Judges a difference for a direction.
 * @param effect Its effect, as far as that is not the one of its kind.
 */
export function judge(name: VersionKind, role: Role, effect?: Effect): Pick<Change, 'kind' | 'level' | 'what' | 'why'> {
  const { what, refuses = refusesNothing, brings = bringsNothing } = { ...versionKinds[name], ...effect }
  const [extent, why] = role === 'send' ? refuses : brings
  return { kind: name, level: levels[extent], what, why }
}

/** The change that a version has a document which the other one does not have (D15). */
export function documentChange(document: string, isAdded: boolean, role: Role): Change {
  return { ...judge(isAdded ? 'document-added' : 'document-dropped', role), place: [document] }
}
