import { createAmounts } from '../domain/amounts'
import { relationsOf } from '../domain/tables/documents'
import {
  add,
  divideToCents,
  formatDecimal,
  multiply,
  parseDecimal,
  subtract,
  zero,
  type Decimal,
} from '../domain/decimal'
import type { Amount, DocumentRelations, Extension } from '../domain/tables/relation-types'
import { withCheckDigit } from './picks'
import type { SampleContext } from './sample-context'
import { childNamed, childrenNamed, samplesAt, samplesNamed, textOf, visit, type SampleNode } from './sample-tree'

/** Computes what follows from other values of a document: totals, counts, shares of places, and serial numbers. */
export function finish(context: SampleContext, record: SampleNode): void {
  numberPacks(context, record)
  const relations = relationsOf(context.rules.document)
  if (!relations) return
  visit(record, (node) => {
    const own = relations.groups.get(node.name)
    if (own?.extension) extend(node, own.extension)
    if (own?.distribution) distribute(node, own.distribution)
    if (own?.difference) setNumber(node, own.difference.result, differenceOf(node, own.difference))
  })
  for (const line of relations.lines ? samplesAt(record, relations.lines.path) : [])
    chargePercentages(line, totalOf(line, relations))
  const header = childNamed(record, 'Header')
  if (header) chargePercentages(header, createAmounts({ relations }, record)('goods')?.value ?? zero)
  count(record, relations)
  sum(record, relations)
  finishTerms(record)
}

/** Computes what an invoice says about its payment: the discount for paying early, and the amount that is left. */
function finishTerms(record: SampleNode): void {
  const summary = childNamed(record, 'Summary')
  const [terms] = samplesAt(record, 'Header/PaymentTerms').filter((group) =>
    childNamed(group, 'TermsDiscountPercentage'),
  )
  const [goods, percent, total, charges] = [
    numberOf(summary, 'TotalSalesAmount'),
    numberOf(terms, 'TermsDiscountPercentage'),
    numberOf(summary, 'TotalAmount'),
    numberOf(summary, 'TotalChargesAmount'),
  ]
  const discount = goods && percent ? divideToCents(multiply(goods, percent), 100) : zero
  setNumber(summary, 'TotalTermsDiscountAmount', discount, 2)
  if (total) setNumber(summary, 'InvoiceAmtDueByTermsDate', subtract(total, discount), 2)
  if (charges) setNumber(summary, 'TotalNonFreightCharges', charges, 2)
}

function numberOf(node: SampleNode | undefined, name: string): Decimal | undefined {
  return parseDecimal(textOf(node, name) ?? '')
}

function setNumber(node: SampleNode | undefined, name: string, value: Decimal | undefined, decimals = 0): void {
  const child = childNamed(node, name)
  if (child && value) child.text = formatDecimal(value, decimals)
}

function extend(node: SampleNode, { total, quantity, price }: Extension): void {
  const [units, unitPrice] = [numberOf(node, quantity), numberOf(node, price)]
  if (units && unitPrice) setNumber(node, total, multiply(units, unitPrice), 2)
}

function differenceOf(node: SampleNode, { from, less }: { from: string; less: string }): Decimal | undefined {
  const [whole, part] = [numberOf(node, from), numberOf(node, less)]
  return whole && part && subtract(whole, part)
}

/** Divides a total among its places, the rest to the first one. */
function distribute(
  node: SampleNode,
  { total, parts, quantity }: { total: string; parts: string; quantity: string },
): void {
  const places = childrenNamed(node, parts).filter((place) => childNamed(place, quantity))
  const whole = numberOf(node, total)
  if (!whole || places.length === 0) return
  const others = places
    .slice(1)
    .reduce((sumOfOthers, place) => add(sumOfOthers, numberOf(place, quantity) ?? zero), zero)
  setNumber(places[0], quantity, subtract(whole, others))
}

function totalOf(line: SampleNode, { lines, groups }: DocumentRelations): Decimal {
  const values = childNamed(line, lines?.values ?? '')
  const names = groups.get(values?.name ?? '')?.extension
  const [units, price] = names ? [numberOf(values, names.quantity), numberOf(values, names.price)] : []
  return units && price ? multiply(units, price) : zero
}

/** Computes the amounts of charges and taxes that have a percentage. */
function chargePercentages(owner: SampleNode, base: Decimal): void {
  for (const group of owner.children) {
    const [amount, percent] =
      group.name === 'ChargesAllowances'
        ? ['AllowChrgAmt', 'AllowChrgPercent']
        : group.name === 'Taxes'
          ? ['TaxAmount', 'TaxPercent']
          : []
    if (amount === undefined || percent === undefined) continue
    const share = numberOf(group, percent)
    if (share) setNumber(group, amount, divideToCents(multiply(base, share), 100), 2)
  }
}

function count(record: SampleNode, { counts, hasPacks }: DocumentRelations): void {
  for (const { total, counted } of counts ?? []) {
    const groups = 'path' in counted ? samplesAt(record, counted.path) : samplesNamed(record, counted.anywhere)
    for (const node of samplesAt(record, total)) node.text = String(groups.length)
  }
  if (hasPacks !== true) return
  for (const owner of record.children.filter(({ name }) => name === 'Header' || name === 'OrderLevel')) {
    const packs = samplesNamed(owner.name === 'Header' ? record : owner, 'PackLevel')
    for (const total of childrenNamed(owner, 'QuantityAndWeight')) {
      const type = textOf(total, 'PackingMedium') === 'PLT' ? 'T' : 'P'
      const own = packs.filter((level) => textOf(childNamed(level, 'Pack'), 'PackLevelType') === type)
      const node = childNamed(total, 'LadingQuantity')
      if (node) node.text = String(own.length)
    }
  }
}

/** Sets each total to its usual sum, as far as all of its parts are known. */
function sum(record: SampleNode, relations: DocumentRelations): void {
  const amountOf = createAmounts({ relations }, record)
  for (const { total, sums, isMoney } of relations.sums ?? []) {
    const known = sums
      .map(({ add: plus, subtract: minus = [] }) => {
        const [added, less] = [sumOf(plus, amountOf), sumOf(minus, amountOf)]
        return added && less && subtract(added, less)
      })
      .find((value) => value !== undefined)
    if (!known) continue
    for (const node of samplesAt(record, total)) node.text = formatDecimal(known, isMoney ? 2 : 0)
  }
}

function sumOf(
  amounts: readonly Amount[],
  amountOf: (amount: Amount) => { value: Decimal } | undefined,
): Decimal | undefined {
  return amounts.reduce<Decimal | undefined>((whole, amount) => {
    const part = amountOf(amount)
    return whole && part && add(whole, part.value)
  }, zero)
}

/** Gives each carton and pallet a serial number of its own (SSCC with its application identifier, 20 digits). */
function numberPacks({ facts, delivery }: SampleContext, record: SampleNode): void {
  let serial = 0
  for (const pack of samplesNamed(record, 'Pack')) {
    const node = childNamed(pack, 'ShippingSerialID')
    if (!node) continue
    serial += 1
    const digits = `0812345${facts.family}${delivery.index % 10}${String(serial % 1000).padStart(3, '0')}`
    node.text = `00${withCheckDigit(digits)}`
  }
}
