import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import { isCertainlyMissing, type CheckedGroup, type RelationCheck } from './relation-check'
import type { Pair } from './tables/relation-types'

/** Kind 39: a code without the value that it is about, and a value that no code explains. */
export function checkPairs(check: RelationCheck, group: CheckedGroup, pairs: readonly Pair[]): void {
  // A weight that is missing is one error, though its unit and its qualifier both need it.
  const missing = new Set<string>()
  for (const pair of pairs) {
    const { qualifier, values, needs } = pair
    const code = group.fields.get(qualifier)
    const value = values.map((name) => group.fields.get(name)).find((node) => node !== undefined)
    const names = code ? values : [qualifier]
    const present = code ? needs !== 'code' && code : needs !== 'value' && value
    if (!present || (code && value) || missing.has(names.join())) continue
    missing.add(names.join())
    reportMissing(check, group, present, names, pair)
  }
}

function reportMissing(
  check: RelationCheck,
  group: CheckedGroup,
  present: DocumentNode,
  names: readonly string[],
  { qualifier, level }: Pair,
): void {
  // An element without content has a finding of its own.
  if (present.text === '' || !isCertainlyMissing(check, group, names)) return
  const known = names.filter((name) => group.rule.byName.has(name))
  const [first = ''] = known
  const what =
    present.text === undefined ? `${present.name} is given` : `${present.name} is ${quote(present.text.trim())}`
  const practice = level === 'warning' ? ' Many files have it so, and some partners refuse it.' : ''
  check.report('qualifier-without-value', present, {
    level,
    found: present.text,
    expected: first,
    message: `${what}, but ${group.node.name} has no ${listOf(known, 'or')}.${practice}`,
    fix:
      present.name === qualifier
        ? `Add ${first}: ${qualifier} only says what it is.`
        : `Add ${first}, which says what ${present.name} is.`,
  })
}

/** Joins names for a sentence: "A, B or C". */
export function listOf(names: readonly string[], word: 'and' | 'or'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`
}
