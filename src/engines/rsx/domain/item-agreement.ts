import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import { hasGs1CheckDigit } from './check-digits'
import type { CheckedGroup, RelationCheck } from './relation-check'
import { childOf, valueOf } from './tree'
import { agreeingFields, agreeingQualifiers, furtherNumber, type OtherNumber } from './tables/item-number-fields'

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

/** Kind 61: numbers of one line that are those of different items. Numbers with other errors are not compared. */
export function checkItemAgreement(check: RelationCheck, { node: group, fields }: CheckedGroup): void {
  const numbers: { node: DocumentNode; other: OtherNumber }[] = []
  for (const [name, other] of agreeingFields) {
    const node = fields.get(name)
    if (node) numbers.push({ node, other })
  }
  if (numbers.length > 0 && fields.has('ProductID')) {
    for (const child of group.children) {
      const part = child.name === 'ProductID' && childOf(child, 'PartNumber')
      if (part && agreeingQualifiers.has(valueOf(child, 'PartNumberQual') ?? ''))
        numbers.push({ node: part, other: furtherNumber })
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
