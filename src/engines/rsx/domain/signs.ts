import { decimalOf, formatDecimal } from './decimal'
import type { CheckedGroup, RelationCheck } from './relation-check'
import type { GroupRelations } from './tables/relation-types'

/** Kind 56: quantities and amounts that may not be negative, or not zero. Zeros of an empty document follow from its being empty. */
export function checkSigns(
  check: RelationCheck,
  { fields }: CheckedGroup,
  signs: NonNullable<GroupRelations['signs']>,
  isEmptyDocument: boolean,
): void {
  for (const [name, { negative, zero, unless, reason }] of Object.entries(signs)) {
    const node = fields.get(name)
    const value = decimalOf(node)
    if (!node || !value || value.units > 0n) continue
    const isZero = value.units === 0n
    const level = isZero ? zero : negative
    if (level === undefined || (isZero && isEmptyDocument)) continue
    if (isZero && unless?.values.includes(fields.get(unless.name)?.text?.trim() ?? '') === true) continue
    check.report('zero-or-negative', node, {
      level,
      found: node.text,
      expected: zero === undefined ? '0 or more' : 'more than 0',
      message: `${name} is ${formatDecimal(value)}. ${reason}`,
      fix: isZero
        ? `Correct ${name}, or leave out what it is about.`
        : `Correct ${name}: write what is meant without a minus, and say with its code what it does.`,
    })
  }
}
