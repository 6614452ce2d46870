import type { DocumentNode } from '../document-tree'
import type { QuickFix } from '../findings/finding'
import { replaceIn, type RelationCheck } from './relation-check'

/** Characters between the digits of a number, as on paper, and invisible ones. */
const separators = /[\s()\u002d\u00ad\u200b-\u200f\u2010-\u2015\u2060\ufeff]/g

/** A number without blanks, brackets, hyphens and invisible characters. */
export function withoutSeparators(value: string): string {
  return value.replaceAll(separators, '')
}

/**
 * Replaces the check digit of a number. It is a decision of a person, because any digit may be the wrong one. Undefined when the
 * result is the number of something else in the open documents, or would be the correction of another number as well.
 */
export function replaceCheckDigit(
  check: RelationCheck,
  node: DocumentNode,
  value: string,
  digit: string,
): QuickFix | undefined {
  const last = value.length - 1
  if (!check.isFreeNumber(withoutSeparators(value).slice(0, -1) + digit)) return undefined
  const quickFix = replaceIn(check, node, value, { from: last, to: value.length, by: digit })
  return (
    quickFix && {
      ...quickFix,
      caution: 'Any digit may be the wrong one: compare the whole number with the package or its label first.',
    }
  )
}
