import type { DocumentNode } from '../document-tree'
import type { Level } from '../findings/finding'
import { quote } from '../findings/quote'
import { hasGs1CheckDigit } from './check-digits'
import type { CheckedGroup, RelationCheck } from './relation-check'
import { childOf, valueOf } from './tree'

/** Another number of the item, with what is said about one that disagrees. */
interface OtherNumber {
  level: Level
  reason: string
}

const sameItem: OtherNumber = { level: 'error', reason: 'The two are numbers of different items.' }
const mayDiffer = (reason: string): OtherNumber => ({ level: 'warning', reason })

/** Fields with a number of the item, the one that the others are compared with first. */
const fieldNames: readonly [name: string, other: OtherNumber][] = [
  ['ConsumerPackageCode', sameItem],
  ['GTIN', sameItem],
  ['EAN', mayDiffer('Some items have a UPC and another EAN; otherwise one of the two is of another item.')],
  [
    'UPCCaseCode',
    mayDiffer('A case may hold packages that have numbers of their own; otherwise it is of another item.'),
  ],
]

/** Qualifiers of further numbers that are made of the same digits. */
const qualifiers = new Set(['ZUPC', 'ZGTIN', 'ZEAN'])
const further = mayDiffer('A further number may be of another package; otherwise it is of another item.')

const gtinLength = 14
const unitLengths = [12, 13, 14]

/** The digits that name the item in a number: without packaging digit and check digit. Undefined for what is no such number. */
function itemDigits({ name, text }: DocumentNode): string | undefined {
  const value = text?.trim() ?? ''
  // Without a packaging digit, a case has a number of its own.
  if (name === 'UPCCaseCode' && !/^[1-9]\d{13}$/.test(value)) return undefined
  if (!/^\d+$/.test(value) || /^0+$/.test(value) || !unitLengths.includes(value.length)) return undefined
  return hasGs1CheckDigit(value) ? value.padStart(gtinLength, '0').slice(1, -1) : undefined
}

/** Kind 61: numbers of one line that are those of different items. Numbers with other faults are not compared. */
export function checkItemAgreement(check: RelationCheck, { node: group, fields }: CheckedGroup): void {
  const numbers: { node: DocumentNode; other: OtherNumber }[] = []
  for (const [name, other] of fieldNames) {
    const node = fields.get(name)
    if (node) numbers.push({ node, other })
  }
  if (numbers.length > 0 && fields.has('ProductID')) {
    for (const child of group.children) {
      const part = child.name === 'ProductID' && childOf(child, 'PartNumber')
      if (part && qualifiers.has(valueOf(child, 'PartNumberQual') ?? '')) numbers.push({ node: part, other: further })
    }
  }
  if (numbers.length < 2) return
  const [first, ...others] = numbers.flatMap(({ node, other }) => {
    const digits = itemDigits(node)
    return digits === undefined ? [] : [{ node, other, digits }]
  })
  for (const { node, other, digits } of others) {
    if (!first || digits === first.digits) continue
    const found = node.text?.trim() ?? ''
    check.report('item-numbers-differ', node, {
      level: other.level,
      found,
      message: `${node.name} is ${quote(found)}, and ${first.node.name} of the same line is ${quote(first.node.text?.trim() ?? '')}. ${other.reason}`,
      fix: 'Compare both numbers with the package, and correct the one that is wrong.',
    })
  }
}
