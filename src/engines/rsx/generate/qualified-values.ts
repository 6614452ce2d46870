import type { Days, Facts } from './facts'
import type { Party } from './parties'
import { childNamed, childrenNamed, textOf, type SampleNode } from './sample-tree'

const dayOfQualifier = new Map<string, keyof Days>([
  ['001', 'shipNotAfter'],
  ['002', 'delivery'],
  ['010', 'shipped'],
  ['011', 'shipped'],
  ['015', 'shipNotBefore'],
  ['016', 'shipNotAfter'],
  ['017', 'delivery'],
  ['037', 'shipNotBefore'],
  ['038', 'shipNotAfter'],
  ['063', 'delivery'],
  ['064', 'delivery'],
  ['067', 'delivery'],
  ['068', 'shipped'],
  ['071', 'delivery'],
  ['074', 'delivery'],
  ['146', 'backOrder'],
  ['197', 'backOrder'],
  ['511', 'bestBefore'],
  ['BBD', 'bestBefore'],
])

/** The day that a qualifier of a date stands for. Other qualifiers are about the day of the order. */
export function dayOf({ days }: Facts, qualifier: string | undefined): string {
  return days[dayOfQualifier.get(qualifier ?? '') ?? 'ordered']
}

/** The time that a qualifier of a date stands for. A delivery window ends (063) after it starts (064). */
export function timeOf(qualifier: string | undefined): string {
  return qualifier === '063' ? '12:00:00' : '09:00:00'
}

/** The party that plays a role. */
export function partyOf({ parties }: Facts, role: string | undefined, store: Party | undefined): Party {
  if (role === 'ST') return parties.shipTo
  if (role === 'SF' || role === 'WH' || role === 'CS') return parties.warehouse
  if (role === 'RI' || role === 'VN' || role === 'SE') return parties.seller
  if (role === 'Z7' || role === 'BY') return store ?? parties.stores[0] ?? parties.shipTo
  return parties.buyer
}

/** The line number of the nearest line around a node. */
export function lineNumberOf(node: SampleNode): string | undefined {
  for (let at: SampleNode | undefined = node; at; at = at.parent) {
    const own = textOf(at, 'LineSequenceNumber')
    if (own !== undefined && at.name.endsWith('Line')) return own
    for (const child of at.children) {
      const number = child.name.endsWith('Line') ? textOf(child, 'LineSequenceNumber') : undefined
      if (number !== undefined) return number
    }
  }
  return undefined
}

/** The codes that the siblings of a repeated group have in a field. */
export function codesBeside(group: SampleNode, field: string): Set<string> {
  const siblings = group.parent ? childrenNamed(group.parent, group.name) : []
  return new Set(siblings.flatMap((sibling) => (sibling === group ? [] : (textOf(sibling, field) ?? []))))
}

/** The role of the address that a node belongs to. */
export function roleOf(address: SampleNode): string | undefined {
  return childNamed(address, 'AddressTypeCode')?.text
}
