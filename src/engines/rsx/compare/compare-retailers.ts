import type { Change } from '@/engines/changes/change'
import { listOf } from '@/lib/phrases'
import { paths } from '@/lib/paths'
import { greatestOf, leastOf } from '../extremes'
import type { DesignRule } from '../rule-model'
import type { DesignStatements, Requirement } from './requirements'

/** Retailers by name. */
export type Names = ReadonlySet<string>

/**
 * Compares what one set of retailers asks for with what another asks for: kinds D15 to D18 of docs/compare.md. A requirement is
 * asked for by a set when at least one of its retailers asks. Equal sets have no differences.
 */
export function compareRetailers({ requirements, notes }: DesignStatements, from: Names, to: Names): Change[] {
  const changed = new Set([...without(from, to), ...without(to, from)])
  const linksOf = linksBetween(from, to)
  const differences = requirements.flatMap((requirement): Change[] => {
    const [before, after] = [isAsked(requirement, from), isAsked(requirement, to)]
    if (after && !before) return [{ ...addition(requirement, to, from), ...linksOf(requirement) }]
    if (before && !after) return [{ ...removal(requirement, from, to), ...linksOf(requirement) }]
    return before && differsInLength(requirement) && isAsked(requirement, changed)
      ? [{ ...lengthChange(requirement, changed), ...linksOf(requirement) }]
      : []
  })
  const noteChanges = notes.flatMap((note): Change[] => {
    if (!changed.has(note.retailer)) return []
    const { document, path, role, retailer, text } = note
    const isNew = to.has(retailer)
    return [
      {
        kind: isNew ? 'retailer-note' : 'retailer-note-gone',
        level: 'wording',
        role,
        place: [document, ...path],
        what: isNew ? 'Note to trading partners' : 'Note to trading partners no longer applies',
        ...(isNew ? { to: text } : { from: text }),
        why: `A note of ${retailer}. No rule checks it.`,
        retailers: [retailer],
        ...linksOf(note),
      },
    ]
  })
  return [...differences, ...noteChanges]
}

/** Lists what all of these retailers ask for. */
export function sharedRequirements({ requirements }: DesignStatements, names: Names): Change[] {
  const retailers = [...names].toSorted()
  const linksOf = linksBetween(new Set(), names)
  return requirements
    .filter((requirement) => retailers.every((name) => requirement.retailers.has(name)))
    .map((requirement) => ({
      kind: `retailers-share-${partOf(requirement)}`,
      level: 'harmless',
      role: requirement.role,
      place: [requirement.document, ...requirement.path],
      what: wordsOf(requirement, 'required'),
      ...valueOf(requirement, 'to'),
      why: 'Each of these retailers asks for it.',
      retailers,
      ...linksOf(requirement),
    }))
}

function addition(requirement: Requirement, to: Names, from: Names): Change {
  const { document, path, role } = requirement
  const names = namesIn(requirement, to)
  return {
    ...additionKind(requirement, names, from),
    role,
    place: [document, ...path],
    what: wordsOf(requirement, path.length === 0 ? 'added' : 'required'),
    ...valueOf(requirement, 'to'),
    retailers: names,
  }
}

function additionKind(
  { path, code, role, isNetworkRule }: Requirement,
  names: readonly string[],
  from: Names,
): Pick<Change, 'kind' | 'level' | 'why'> {
  const others = from.size === 0 ? '' : ', and none of the others does'
  const who = (verb: string, rest: string) =>
    `${listOf(names)} ${verb}${names.length === 1 ? 's' : ''} ${rest}${others}`
  const isSent = role === 'send'
  if (path.length === 0) {
    return isSent
      ? { kind: 'document-added', level: 'breaking', why: `${who('get', 'this document from you')}.` }
      : {
          kind: 'document-added',
          level: 'warning',
          why: `${who('send', 'you this document')}. The designs do not say whether you read it already.`,
        }
  }
  if (code !== undefined) {
    return isSent
      ? { kind: 'retailer-requires-code', level: 'breaking', why: `${who('ask', 'for this code')}.` }
      : {
          kind: 'retailer-requires-code',
          level: 'warning',
          why: `${who('use', 'this code')}. The designs do not say whether your system knows it.`,
        }
  }
  const kind = 'retailer-requires-field'
  if (isNetworkRule) return { kind, level: 'harmless', why: 'The network requires it of every document.' }
  return isSent
    ? { kind, level: 'breaking', why: `${who('ask', 'for it')}: documents as you send them now may lack it.` }
    : { kind, level: 'harmless', why: `${who('send', 'it in every document')}. Nothing that you read is missing.` }
}

function removal(requirement: Requirement, from: Names, to: Names): Change {
  const { document, path, role } = requirement
  const names = namesIn(requirement, from)
  return {
    kind: path.length === 0 ? 'document-dropped' : `retailer-drops-${partOf(requirement)}`,
    level: 'harmless',
    role,
    place: [document, ...path],
    what: wordsOf(requirement, path.length === 0 ? 'dropped' : 'not required'),
    ...valueOf(requirement, 'from'),
    why: `${listOf([...to].toSorted())} ${to.size === 1 ? 'does' : 'do'} not ask for it.`,
    retailers: names,
  }
}

/** A field that both sides ask for may have other lengths: the designs do not say whose they are. */
function lengthChange(requirement: Requirement, changed: Names): Change {
  const { document, path, role, rule } = requirement
  const { minLengths, maxLengths } = rule
  const names = namesIn(requirement, changed)
  const least = greatestOf(minLengths.length > 0 ? minLengths : [0])
  const longest = leastOf(maxLengths.length > 0 ? maxLengths : [Infinity])
  const advice =
    least > longest
      ? 'No length is right for all retailers.'
      : longest === Infinity
        ? `At least ${least} characters are right for all retailers.`
        : `${rangeText(least, longest)} are right for all retailers.`
  return {
    kind: 'retailer-length',
    level: 'warning',
    role,
    place: [document, ...path],
    what: `Retailers differ in its length: ${lengthsText(rule)}`,
    why: `The designs do not say which length is that of ${listOf(names)}. ${advice}`,
    retailers: names,
  }
}

function differsInLength({ code, rule }: Requirement): boolean {
  return code === undefined && rule.children.size === 0 && (rule.minLengths.length > 1 || rule.maxLengths.length > 1)
}

function isAsked({ retailers }: Requirement, names: Names): boolean {
  for (const name of names) if (retailers.has(name)) return true
  return false
}

function namesIn({ retailers }: Requirement, names: Names): string[] {
  return [...names].filter((name) => retailers.has(name)).toSorted()
}

function partOf({ path, code }: Requirement): 'document' | 'field' | 'code' {
  if (path.length === 0) return 'document'
  return code === undefined ? 'field' : 'code'
}

function wordsOf({ path, code, rule }: Requirement, verb: string): string {
  if (path.length === 0) return `Document ${verb}`
  if (code !== undefined) return `Code ${code} ${verb}`
  return `${rule.children.size > 0 ? 'Group' : 'Field'} ${verb}`
}

/** The code and its meaning, or the length of the field, as the value of one side. */
function valueOf({ code, rule }: Requirement, side: 'from' | 'to'): Pick<Change, 'from' | 'to'> {
  const { description = '' } = rule.codes.get(code ?? '') ?? {}
  const value = code === undefined ? lengthsText(rule) : `${code} ${description}`.trim()
  return value === '' ? {} : { [side]: value }
}

/** Lengths in words: "8 to 10 characters", "6 or 8 to 10, 12 or 22 characters"; empty where the design has none. */
function lengthsText({ minLengths, maxLengths }: DesignRule): string {
  const [least, longest] = [minLengths, maxLengths].map((lengths) => listOf(lengths.map(String), 'or'))
  if (maxLengths.length === 0) return minLengths.length === 0 ? '' : `at least ${least} characters`
  if (minLengths.length === 0) return `at most ${longest} characters`
  return least === longest ? `${longest} characters` : `${least} to ${longest} characters`
}

function rangeText(least: number, longest: number): string {
  return least === longest ? `${longest} characters` : `${least} to ${longest} characters`
}

/** Links to a place in My Designs for both sides, each for the retailers that the other side does not have, if there are any. */
function linksBetween(from: Names, to: Names) {
  const ownNames = (names: Names, others: Names) => {
    const own = without(names, others)
    return (own.length > 0 ? own : [...names]).toSorted()
  }
  const retailers = { from: ownNames(from, to), to: ownNames(to, from) }
  return ({ document, path }: { document: string; path: readonly string[] }): Pick<Change, 'links'> => {
    const linkFor = (retailer: readonly string[]) =>
      paths.myDesigns({ document, retailer, ...(path.length > 0 && { node: path.join('/') }) })
    return {
      links: {
        ...(from.size > 0 && { from: linkFor(retailers.from) }),
        ...(to.size > 0 && { to: linkFor(retailers.to) }),
      },
    }
  }
}

function without(names: Names, others: Names): string[] {
  return [...names].filter((name) => !others.has(name))
}
