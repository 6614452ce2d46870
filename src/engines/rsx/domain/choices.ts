import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import { listOf } from './pairs'
import { isCertainlyMissing, type CheckedGroup, type RelationCheck } from './relation-check'
import type { Choice, UniqueRoles } from './tables/relation-types'
import { childOf, nodesAt } from './tree'

/** Kind 40: none of several alternatives. */
export function checkChoices(check: RelationCheck, group: CheckedGroup, choices: readonly Choice[]): void {
  for (const choice of choices) {
    const { names, unless } = choice
    if (unless && group.fields.get(unless.name)?.text?.trim() === unless.value) continue
    const hasNone = names.every((name) => !group.fields.has(name))
    if (hasNone && isCertainlyMissing(check, group, names)) reportNone(check, group, choice)
  }
}

function reportNone(check: RelationCheck, { node, rule }: CheckedGroup, { names, level, missing }: Choice): void {
  const known = names.filter((name) => rule.byName.has(name))
  const practice = level === 'warning' ? ' Many files have it so, and some partners refuse it.' : ''
  check.report('exactly-one', node, {
    level,
    expected: listOf(known, 'or'),
    message: `${node.name} has ${missing}. One of ${listOf(known, 'and')} is needed.${practice}`,
    fix: `Add ${listOf(known.slice(0, 3), 'or')}.`,
  })
}

/** Kind 40: a role that two addresses have, although there is one place for it. */
export function checkRoles(check: RelationCheck, record: DocumentNode, { parent, codes }: UniqueRoles): void {
  for (const group of nodesAt(record, parent)) {
    const first = new Map<string, DocumentNode>()
    for (const address of group.children) {
      if (address.name !== 'Address') continue
      const role = childOf(address, 'AddressTypeCode')
      const code = role?.text?.trim() ?? ''
      if (!role || !codes.includes(code)) continue
      const earlier = first.get(code)
      if (!earlier) {
        first.set(code, role)
        continue
      }
      check.report('exactly-one', role, {
        level: 'warning',
        found: code,
        message: `Another address has AddressTypeCode ${quote(code)} already (${check.document.placeOf(earlier).label}). Only one can have this role.`,
        fix: 'Correct the role of the one that has another.',
      })
    }
  }
}
