import type { DocumentNode } from '../document-tree'
import type { ValueRule } from '../rule-model'
import { decimalOf, significantDecimals } from './decimal'
import type { RelationCheck } from './relation-check'
import { descendantsOf } from './tree'
import { amountFields, currenciesWithThreeDecimals } from './tables/money-fields'

/** The decimals of the currency of a record: two unless a currency with thousandths is named. */
export function moneyDecimals(record: DocumentNode): number {
  const header = record.children.find(({ name }) => name === 'Header')
  const currencies = header ? descendantsOf(header, 'BuyersCurrency') : []
  return currencies.some(({ text }) => currenciesWithThreeDecimals.has(text?.trim() ?? '')) ? 3 : 2
}

/** Kind 28: an amount of money with fractions of a cent. A schema that limits the decimals itself is checked there. */
export function checkMoney(check: RelationCheck, node: DocumentNode, rule: ValueRule, decimals: number): void {
  if (!amountFields.has(node.name) || rule.fractionDigits !== undefined) return
  const value = decimalOf(node)
  if (!value) return
  const found = significantDecimals(value)
  if (found <= decimals) return
  check.report('too-many-decimals', node, {
    level: 'warning',
    found: node.text,
    expected: `at most ${decimals} decimals`,
    message: `${node.name} is ${node.text?.trim() ?? ''}, which has ${found} decimals. An amount of money has at most ${decimals}.`,
    fix: 'Round each line, charge and tax to cents before you add them up.',
  })
}
