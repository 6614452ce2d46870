import { expect, test } from 'vitest'
import type { DesignRule, RuleModel } from '@/engines/rsx/rule-model'
import { designNode as node } from '../check/design-rules'
import { platformRules } from '../check/platform-rules'
import { sampleOf, textsAt } from './outline'

const by = ['Acme']

/** The rules of a document with a design in which one retailer requires these nodes. */
function designed(document: string, children: DesignRule[]): RuleModel {
  return { ...platformRules(document), design: node(document, {}, children), retailers: by }
}

const minimal = { size: 'minimal', retailers: by } as const

test('a charge or tax of an invoice has the amount that its total needs, whatever a retailer asks for', () => {
  const rules = designed('Invoices', [
    node('Header', { by }, [
      node('Taxes', { by, repeats: true }, [node('TaxPercent', { by })]),
      node('ChargesAllowances', { by, repeats: true }, [node('AllowChrgPercent', { by })]),
    ]),
  ])
  const sample = sampleOf(rules, minimal)
  for (const path of [
    'Taxes/TaxPercent',
    'Taxes/TaxAmount',
    'ChargesAllowances/AllowChrgPercent',
    'ChargesAllowances/AllowChrgAmt',
  ]) {
    expect({ path, count: textsAt(sample, `Header/${path}`).length }).toEqual({ path, count: 1 })
  }
})

test('the total of a line has its quantity and price, with their codes', () => {
  const rules = designed('OrderChanges', [
    node('LineItem', { by, repeats: true }, [node('OrderLine', { by }, [node('ExtendedItemTotal', { by })])]),
  ])
  const sample = sampleOf(rules, minimal)
  for (const name of ['ExtendedItemTotal', 'OrderQty', 'OrderQtyUOM', 'PurchasePrice']) {
    expect({ name, count: textsAt(sample, `LineItem/OrderLine/${name}`).length > 0 }).toEqual({ name, count: true })
  }
})
