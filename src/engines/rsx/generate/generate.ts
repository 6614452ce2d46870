import { chooseDesign } from '../check/chosen-design'
import type { RuleModel } from '../rule-model'
import { complete } from './complete'
import { acknowledgementDraft, orderDraft } from './draft-orders'
import { invoiceDraft } from './draft-invoices'
import { shipmentDraft } from './draft-shipments'
import { documentNumber, makeFacts, type Delivery, type Facts } from './facts'
import { factNeedsOf } from './fact-needs'
import { fill, fillContent } from './fill'
import { finish } from './finish'
import { fillFrom, type Draft } from './draft'
import { maxAddedNodes, type SampleContext } from './sample-context'
import type { Reason, SampleContradiction, SampleOptions } from './sample-options'
import { reasonsOf } from './sample-reasons'
import { createRecord, samplesAt, textOf, type SampleNode } from './sample-tree'

/** A generated document, before it is written in a format. */
export interface Sample {
  rules: RuleModel
  /** File name without its ending. */
  name: string
  record: SampleNode
  reasons: ReadonlyMap<string, Reason>
  contradictions: readonly SampleContradiction[]
}

/**
 * Generates the documents of one order that belong together: numbers, quantities, dates and codes agree. The same options and rules
 * make the same documents.
 * @param all The rules of each document that is wanted, in the order of the result. A shipment or invoice comes once for each delivery.
 */
export function generateSet(all: readonly RuleModel[], options: SampleOptions): Sample[] {
  const facts = makeFacts(options, factNeedsOf(all, options))
  const orderRules = all.find(({ document }) => document === 'Orders')
  const [first] = facts.deliveries
  const order = orderRules && generateOne(orderRules, options, facts, first, new Map())
  const orderCodes = order ? codesOfOrder(order.record) : new Map<string, string>()
  return all.flatMap((rules) => {
    if (order && rules === orderRules) return [order]
    const deliveries = rules.document === 'Shipments' || rules.document === 'Invoices' ? facts.deliveries : [first]
    return deliveries.map((delivery) => generateOne(rules, options, facts, delivery, orderCodes))
  })
}

function generateOne(
  rules: RuleModel,
  options: SampleOptions,
  facts: Facts,
  delivery: Delivery,
  orderCodes: ReadonlyMap<string, string>,
): Sample {
  const design =
    rules.design && options.retailers.length > 0 ? chooseDesign(rules.design, options.retailers) : undefined
  const context: SampleContext = {
    rules,
    options,
    facts,
    delivery,
    orderCodes,
    contradictions: new Map(),
    budget: { nodes: maxAddedNodes },
  }
  const record = createRecord(rules.record, design)
  const draft = draftOf(context, record)
  if (draft) fillFrom(context, record, draft)
  if (options.size === 'everything') fill(context, record, { hasGoods: draft !== undefined, isPlain: false })
  else if (!draft && options.size === 'typical') fill(context, record, { hasGoods: false, isPlain: true })
  else if (!draft) fillContent(context, record)
  complete(context, record)
  finish(context, record)
  const contradictions = [...context.contradictions.values()]
  return { rules, name: nameOf(rules, facts, delivery), record, reasons: reasonsOf(record), contradictions }
}

/** The draft of a document by the fulfilment model; undefined for one that is generated from its schema alone. */
function draftOf(context: SampleContext, record: SampleNode): Draft | undefined {
  const { rules, facts, delivery, options } = context
  const isMinimal = options.size === 'minimal'
  if (rules.document === 'Orders') return orderDraft(facts, isMinimal)
  if (rules.document === 'OrderAcks') return acknowledgementDraft(facts, isMinimal)
  if (rules.document === 'Invoices') return invoiceDraft(facts, delivery, isMinimal)
  if (rules.document === 'Shipments') return shipmentDraft(facts, delivery, isMinimal, hasPallets(record))
  return undefined
}

/**
 * Whether a chosen retailer wants cartons on pallets. Retailers that want cartons alone find on the pallets what they require, so that
 * pallets go before when both are chosen.
 */
function hasPallets({ design }: SampleNode): boolean {
  const place = ['Header', 'ShipmentHeader', 'ASNStructureCode'].reduce((at, name) => at?.children.get(name), design)
  return place?.codes.some(({ code }) => code === 'SOTPI') === true
}

/** Codes of the order that other documents repeat. */
const repeatedCodes = ['PrimaryPOTypeCode']

function codesOfOrder(record: SampleNode): Map<string, string> {
  const [header] = samplesAt(record, 'Header/OrderHeader')
  return new Map(
    repeatedCodes.flatMap((name) => {
      const code = textOf(header, name)
      return code === undefined ? [] : [[name, code] as const]
    }),
  )
}

const prefixes = new Map([
  ['Orders', 'PO'],
  ['OrderAcks', 'PR'],
  ['Shipments', 'SH'],
  ['Invoices', 'IN'],
])

function nameOf({ document, version }: RuleModel, facts: Facts, { index }: Delivery): string {
  const number = documentNumber(prefixes.get(document) ?? document, facts, index)
  return `${number}-v${version}-${facts.model}`
}
