import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import { fullNumbers } from './item-numbers'
import type { CheckedGroup, RelationCheck } from './relation-check'
import { childOf, valueOf } from './tree'
import {
  agreeingFields,
  furtherNumber,
  itemNumberFields,
  itemNumberQualifiers,
  type ItemNumber,
  type OtherNumber,
} from './tables/item-number-fields'

const gtinLength = 14
const unitLengths = [12, 13, 14]

/**
 * The digits that name the item in a number: without packaging digit and check digit, and those of the UPC-A for a UPC-E. Undefined for
 * what is no such number, or may be two.
 */
function itemDigits({ name, text }: DocumentNode, number: ItemNumber): string | undefined {
  const value = text?.trim() ?? ''
  // Without a packaging digit, a case has a number of its own.
  if (name === 'UPCCaseCode' && !/^[1-9]\d{13}$/.test(value)) return undefined
  if (!/^\d+$/.test(value) || /^0+$/.test(value)) return undefined
  const [full = '', ...others] = fullNumbers(value, number)
  const isUnit = unitLengths.includes(full.length) && others.length === 0
  return isUnit ? full.padStart(gtinLength, '0').slice(1, -1) : undefined
}

/** Kind 61: numbers of one line that are those of different items. Numbers with other errors are not compared. */
export function checkItemAgreement(check: RelationCheck, { node: group, fields }: CheckedGroup): void {
  const numbers: { node: DocumentNode; number: ItemNumber; other: OtherNumber }[] = []
  for (const [name, other] of agreeingFields) {
    const node = fields.get(name)
    const number = itemNumberFields.get(name)
    if (node && number) numbers.push({ node, number, other })
  }
  if (numbers.length > 0 && fields.has('ProductID')) {
    for (const child of group.children) {
      const part = child.name === 'ProductID' && childOf(child, 'PartNumber')
      const number = itemNumberQualifiers.get(valueOf(child, 'PartNumberQual') ?? '')
      if (part && number) numbers.push({ node: part, number, other: furtherNumber })
    }
  }
  if (numbers.length < 2) return
  const [first, ...others] = numbers.flatMap(({ node, number, other }) => {
    const digits = itemDigits(node, number)
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
