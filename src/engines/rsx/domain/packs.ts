import type { DocumentNode } from '../document-tree'
import { compare, decimalOf, formatDecimal } from './decimal'
import type { RelationCheck } from './relation-check'
import { childOf, descendantsOf, nodesAt, valueOf } from './tree'
import { countedPacks } from './tables/codes'

function packType(level: DocumentNode): string | undefined {
  return valueOf(childOf(level, 'Pack'), 'PackLevelType')
}

/** Kind 46: a pallet (tare) without a carton. */
export function checkPallet(check: RelationCheck, level: DocumentNode): void {
  if (packType(level) !== 'T' || !check.document.isComplete || check.isUncertain(['PackLevel'])) return
  if (nodesAt(level, 'PackLevel').length > 0 || nodesAt(level, 'ItemLevel/PackLevel').length > 0) return
  const pack = childOf(level, 'Pack')
  const type = pack && childOf(pack, 'PackLevelType')
  const hasItems = nodesAt(level, 'ItemLevel').length > 0
  check.report('empty-pallet', type ?? level, {
    level: hasItems ? 'warning' : 'error',
    found: 'T',
    expected: 'a PackLevel of type P',
    message: `The pallet (PackLevelType T) has no carton: no PackLevel of type P is below it.${hasItems ? ' It has items, which some retailers accept for goods without cartons.' : ''}`,
    fix: 'Put the cartons of the pallet into its PackLevel; if it holds items without cartons, make it a PackLevel of type P.',
  })
}

/** Kind 43: a number of cartons or pallets that differs from the packs of the shipment, or of one order in it. */
export function checkLadingQuantities(check: RelationCheck, record: DocumentNode): void {
  if (!check.document.isComplete || check.isUncertain(['PackLevel', 'OrderLevel'])) return
  const owners = [...nodesAt(record, 'Header'), ...nodesAt(record, 'OrderLevel')]
  for (const owner of owners) {
    const totals = owner.children.filter(({ name }) => name === 'QuantityAndWeight')
    if (totals.length === 0) continue
    const counts = new Map<string | undefined, number>()
    for (const level of descendantsOf(owner.name === 'Header' ? record : owner, 'PackLevel')) {
      const type = packType(level)
      counts.set(type, (counts.get(type) ?? 0) + 1)
    }
    for (const total of totals) reportPacks(check, total, counts)
  }
}

function reportPacks(check: RelationCheck, total: DocumentNode, counts: ReadonlyMap<string | undefined, number>): void {
  const counted = countedPacks.get(valueOf(total, 'PackingMedium') ?? '')
  const node = childOf(total, 'LadingQuantity')
  const value = decimalOf(node)
  if (!counted || !node || !value) return
  const count = counts.get(counted.type) ?? 0
  // A pack whose type is missing or unknown has a finding of its own, and may be one of those that are counted.
  const unclear = [...counts].reduce((sum, [type, packs]) => (type === 'P' || type === 'T' ? sum : sum + packs), 0)
  const compareTo = (packs: number) => compare(value, { units: BigInt(packs), scale: 0 })
  if (count === 0 || (compareTo(count) >= 0 && compareTo(count + unclear) <= 0)) return
  check.report('line-count', node, {
    level: 'warning',
    found: node.text,
    expected: String(count),
    message: `LadingQuantity is ${formatDecimal(value)}; the file has ${count} ${counted.noun}${count === 1 ? '' : 's'}.`,
    fix: `Correct LadingQuantity, or find out why a ${counted.noun} is missing or sent twice.`,
  })
}
