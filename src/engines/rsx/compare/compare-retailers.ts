import { without } from '@/lib/list-differences'
import type { Change, Role } from '@/engines/changes/change'
import { designsPath } from '@/lib/worker-paths'
import { listOf } from '@/lib/phrases'
import { lengthsText } from '../design-lengths'
import { documentOrder } from '../document-order'
import { greatestOf, leastOf } from '../extremes'
import type { DesignRule } from '../rule-model'
import { retailersOf } from '../sources/read-design'
import { usualRole } from '../usual-role'

/** The design of a document: the root, whose children are below the record. */
export interface DocumentDesign {
  document: string
  design: DesignRule
}

/** Something that designs say about retailers: that they ask for a document, for a group or field of it, or for a code, or a note. */
export interface Statement {
  part: 'document' | 'field' | 'code' | 'note'
  /** The name of the part: `Field`, `Code EA`. */
  title: string
  /** The code with its meaning, the length of the field or the text of the note; empty without one. */
  value: string
  /** The direction in which a supplier has the document. */
  role: Role
  /** The document, and names below its record. */
  place: readonly [document: string, ...path: string[]]
  /** The retailers that ask for it. */
  retailers: ReadonlySet<string>
  rule: DesignRule
  /** Whether the network has it in every document, whoever receives it. */
  isNetworkRule: boolean
}

/**
 * Lists what designs say about retailers, ordered by document, place and code; notes come last. Hidden places are left out with
 * everything below them, as in My Designs.
 */
export function statementsOf(designs: readonly DocumentDesign[]): Statement[] {
  const byDocument = documentOrder('used', '7.7.4')
  const statements: Statement[] = []
  const notes: Statement[] = []
  for (const { document, design } of designs.toSorted((a, b) => byDocument(a.document, b.document))) {
    const role = usualRole(document)
    const visit = (rule: DesignRule, path: readonly string[], isNetworkRule: boolean) => {
      const common = { role, place: [document, ...path] as const, rule, isNetworkRule: false }
      const isDocument = path.length === 0
      const title = isDocument ? 'Document' : rule.children.size > 0 ? 'Group' : 'Field'
      const retailers = new Set(isDocument ? retailersOf(rule) : rule.mandatoryFor)
      const part = isDocument ? 'document' : 'field'
      statements.push({ ...common, part, title, value: lengthsText(rule), retailers, isNetworkRule })
      for (const [code, { description = '', mandatoryFor }] of inOrder(rule.codes)) {
        const value = `${code} ${description}`.trim()
        statements.push({ ...common, part: 'code', title: `Code ${code}`, value, retailers: new Set(mandatoryFor) })
      }
      for (const [retailer, lines] of inOrder(rule.notes)) {
        const note = { part: 'note' as const, title: 'Note to trading partners', value: lines.join(' ') }
        notes.push({ ...common, ...note, retailers: new Set([retailer]) })
      }
      for (const [name, child] of inOrder(rule.children)) {
        if (child.isVisible) visit(child, [...path, name], child.isRequired && (isDocument || isNetworkRule))
      }
    }
    visit(design, [], false)
  }
  return [...statements, ...notes].filter(({ retailers }) => retailers.size > 0)
}

/** The entries of a map by the code units of their keys, an order that is the same in every browser. */
function inOrder<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Retailers by name. */
export type Names = ReadonlySet<string>

/** The kinds of rows, and the words after the title, for what is asked for in addition and no longer. */
const rowKinds = {
  document: { to: ['document-added', 'added'], from: ['document-dropped', 'dropped'] },
  field: { to: ['retailer-requires-field', 'required'], from: ['retailer-drops-field', 'not required'] },
  code: { to: ['retailer-requires-code', 'required'], from: ['retailer-drops-code', 'not required'] },
  note: { to: ['retailer-note', ''], from: ['retailer-note-gone', 'no longer applies'] },
} as const

/** The levels of what is asked for in addition, by direction, and the reasons: what the retailers do, and what follows. */
const additions = {
  document: {
    send: ['breaking', 'get', 'this document from you', '.'],
    receive: ['warning', 'send', 'you this document', '. The designs do not say whether you read it already.'],
  },
  field: {
    send: ['breaking', 'ask', 'for it', ': documents as you send them now may lack it.'],
    receive: ['harmless', 'send', 'it in every document', '. Nothing that you read is missing.'],
  },
  code: {
    send: ['breaking', 'ask', 'for this code', '.'],
    receive: ['warning', 'use', 'this code', '. The designs do not say whether your system knows it.'],
  },
} as const

/**
 * Compares what one set of retailers asks for with what another asks for: kinds D15 to D18 of docs/compare.md. Something is asked
 * for by a set when at least one of its retailers asks. Equal sets have no differences.
 */
export function compareRetailers(statements: readonly Statement[], from: Names, to: Names): Change[] {
  const changed = new Set([...without(from, to), ...without(to, from)])
  const linksOf = linksBetween(from, to)
  return statements.flatMap((statement): Change[] => {
    const [before, after] = [isAsked(statement, from), isAsked(statement, to)]
    const hasOtherLength = before && after && differsInLength(statement) && isAsked(statement, changed)
    if (before === after && !hasOtherLength) return []
    const { role, place } = statement
    const row = hasOtherLength
      ? lengthChange(statement, namesIn(statement, changed))
      : requirementChange(statement, after ? 'to' : 'from', { from, to })
    return [{ ...row, role, place, ...linksOf(statement) }]
  })
}

/** Lists what all of these retailers ask for. */
export function sharedRequirements(statements: readonly Statement[], names: Names): Change[] {
  const retailers = [...names].toSorted()
  const linksOf = linksBetween(new Set(), names)
  return statements
    .filter((statement) => statement.part !== 'note' && retailers.every((name) => statement.retailers.has(name)))
    .map((statement) => ({
      kind: `retailers-share-${statement.part}`,
      level: 'harmless',
      role: statement.role,
      place: statement.place,
      what: `${statement.title} required`,
      ...(statement.value !== '' && { to: statement.value }),
      why: 'Each of these retailers asks for it.',
      retailers,
      ...linksOf(statement),
    }))
}

type Row = Omit<Change, 'role' | 'place' | 'links'>

/** Something that only one side asks for. */
function requirementChange(statement: Statement, side: 'from' | 'to', sides: Record<'from' | 'to', Names>): Row {
  const { part, title, value } = statement
  const retailers = namesIn(statement, sides[side])
  const [kind, verb] = rowKinds[part][side]
  const judged = judge(statement, side, retailers, sides[side === 'to' ? 'from' : 'to'])
  return { kind, what: `${title} ${verb}`.trim(), ...(value !== '' && { [side]: value }), ...judged, retailers }
}

/** The level and the reason of something that these retailers ask for, and none of the others. */
function judge(
  { part, role, isNetworkRule }: Statement,
  side: 'from' | 'to',
  names: readonly string[],
  others: Names,
): Pick<Change, 'level' | 'why'> {
  if (part === 'note') return { level: 'wording', why: `A note of ${listOf(names)}. No rule checks it.` }
  if (side === 'from') {
    return {
      level: 'harmless',
      why: `${listOf([...others].toSorted())} ${others.size === 1 ? 'does' : 'do'} not ask for it.`,
    }
  }
  if (isNetworkRule) return { level: 'harmless', why: 'The network requires it of every document.' }
  const [level, verb, object, rest] = additions[part][role]
  const alone = others.size === 0 ? '' : ', and none of the others does'
  return { level, why: `${listOf(names)} ${verb}${names.length === 1 ? 's' : ''} ${object}${alone}${rest}` }
}

/** A field that both sides ask for may have other lengths: the designs do not say whose they are. */
function lengthChange({ rule }: Statement, retailers: string[]): Row {
  const [least, longest] = [greatestOf([0, ...rule.minLengths]), leastOf(rule.maxLengths)]
  const range =
    longest === Infinity ? `At least ${least} characters` : lengthsText({ minLengths: [least], maxLengths: [longest] })
  const advice = least > longest ? 'No length is' : `${range} are`
  return {
    kind: 'retailer-length',
    level: 'warning',
    what: `Retailers differ in its length: ${lengthsText(rule)}`,
    why: `The designs do not say which length is that of ${listOf(retailers)}. ${advice} right for all retailers.`,
    retailers,
  }
}

function differsInLength({ part, rule }: Statement): boolean {
  return part === 'field' && rule.children.size === 0 && (rule.minLengths.length > 1 || rule.maxLengths.length > 1)
}

function isAsked({ retailers }: Statement, names: Names): boolean {
  for (const name of names) if (retailers.has(name)) return true
  return false
}

function namesIn({ retailers }: Statement, names: Names): string[] {
  return [...names].filter((name) => retailers.has(name)).toSorted()
}

/** Links to a place in My Designs for both sides, each for the retailers that the other side does not have, if there are any. */
function linksBetween(from: Names, to: Names) {
  const ownNames = (names: Names, others: Names) => {
    const own = without(names, others)
    return own.length > 0 ? own : [...names].toSorted()
  }
  const sides = { from: ownNames(from, to), to: ownNames(to, from) }
  return ({ place: [document, ...path] }: Statement): Pick<Change, 'links'> => {
    const node = path.length > 0 && { node: path.join('/') }
    const linkFor = (retailer: readonly string[]) => designsPath({ document, retailer, ...node })
    return {
      links: { ...(from.size > 0 && { from: linkFor(sides.from) }), ...(to.size > 0 && { to: linkFor(sides.to) }) },
    }
  }
}
