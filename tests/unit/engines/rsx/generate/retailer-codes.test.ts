import { expect, it } from 'vitest'
import { generateSet } from '@/engines/rsx/generate/generate'
import type { FulfilmentModel, SampleOptions } from '@/engines/rsx/generate/sample-options'
import type { GroupRule } from '@/engines/rsx/rule-model'
import { platformRules } from '../check/platform-rules'
import { optionsOf, samplesOf, textsAt } from './outline'

/** The first sample of a document. */
function sampleOf(document: string, options: Partial<SampleOptions> = {}) {
  const [sample] = samplesOf(options, [document])
  if (!sample) throw new Error('nothing was generated')
  return sample
}

const orderType = 'Header/OrderHeader/PrimaryPOTypeCode'

it('follows a retailer against the model, names both, and repeats the code in the acknowledgement', () => {
  const [order, acknowledgement] = samplesOf({ model: 'DropShip', retailers: ['Northgate Outfitters'] })
  if (!order || !acknowledgement) throw new Error('a document is missing')
  expect(order.contradictions).toEqual([
    {
      document: 'Orders',
      path: orderType,
      choices: [
        { retailer: undefined, codes: ['DS'] },
        { retailer: 'Northgate Outfitters', codes: ['KN'] },
      ],
      offered: ['KN', 'DS'],
      chosen: 'KN',
    },
  ])
  expect([order, acknowledgement].map((sample) => textsAt(sample, orderType))).toEqual([['KN'], ['KN']])
  const choices = new Map([[`Orders/${orderType}`, 'DS']])
  const chosen = sampleOf('Orders', { model: 'DropShip', retailers: ['Northgate Outfitters'], choices })
  expect(textsAt(chosen, orderType)).toEqual(['DS'])
  expect(sampleOf('Orders', { retailers: ['Northgate Outfitters'] }).contradictions).toEqual([])
})

it('takes the code of the model of those that contradicting retailers accept', () => {
  const retailers = ['Northgate Outfitters', 'Summit Trail Supply']
  const typeOf = (model: FulfilmentModel) => textsAt(sampleOf('Orders', { model, retailers }), orderType)
  expect([typeOf('CrossDock'), typeOf('DropShip'), typeOf('BulkImport')]).toEqual([['KN'], ['DS'], ['DS']])
})

it('turns dates that nobody requires into those that retailers require, with their days', () => {
  const sample = sampleOf('Orders', { retailers: ['Bluebird Grocers', 'Lakeshore Home'], size: 'minimal' })
  const qualifiers = textsAt(sample, 'Header/Dates/DateTimeQualifier')
  expect(qualifiers.toSorted()).toEqual(['002', '010', '063', '064'])
  const days = new Map(textsAt(sample, 'Header/Dates/Date').map((day, at) => [qualifiers[at], day]))
  expect(days.get('063')).toBe(days.get('002'))
  expect(String(days.get('010')) < String(days.get('002'))).toBe(true)
})

it('adds the dates that a retailer requires to those of the model, and numbers the last place as the retailer does', () => {
  const ofModel = ['037', '038', '002']
  const sample = sampleOf('Orders', { retailers: ['Foxglove Garden Centers'] })
  expect(textsAt(sample, 'Header/Dates/DateTimeQualifier')).toEqual([...ofModel, '010'])
  const numbered = sampleOf('Orders', { retailers: ['Bluebird Grocers'] })
  expect(textsAt(numbered, 'Header/Address/AddressTypeCode')).toEqual(['BT', 'ST'])
  expect(textsAt(numbered, 'Header/Address/LocationCodeQualifier')).toEqual(['92', 'UL'])
  // The number of a place in the numbering UL has 13 digits.
  expect(textsAt(numbered, 'Header/Address/AddressLocationNumber')).toEqual([
    expect.stringMatching(/^\d{4}$/),
    expect.stringMatching(/^\d{13}$/),
  ])
})

it('leaves out or shortens what the model names and the schema does not accept', () => {
  const rules = structuredClone(platformRules('Orders'))
  const header = rules.record.content.byName.get('Header')?.content as GroupRule
  const values = header.byName.get('OrderHeader')?.content as GroupRule
  const vendor = values.byName.get('Vendor')
  expect(textsAt(sampleOf('Orders'), 'Header/OrderHeader/Vendor')).toEqual([expect.stringMatching(/^.{4,}$/)])
  Object.assign(vendor?.content ?? {}, { maxLength: 3 })
  const [sample] = generateSet([rules], optionsOf())
  if (!sample) throw new Error('nothing was generated')
  expect(textsAt(sample, 'Header/OrderHeader/Vendor').filter((text) => text.length > 3)).toEqual([])
})

it('names carrier, freight terms and numbers of places by the model and the role', () => {
  const carrierOf = (model: FulfilmentModel) => {
    const sample = sampleOf('Orders', { model })
    return [
      ...['CarrierTransMethodCode', 'CarrierAlphaCode'].map((name) => `Header/CarrierInformation/${name}`),
      'Header/FOBRelatedInstruction/FOBPayCode',
    ].flatMap((path) => textsAt(sample, path))
  }
  expect(carrierOf('DropShip')).toEqual(['P', 'RVPX', 'PP'])
  expect(carrierOf('BulkImport')).toEqual(['M', 'GTFR', 'CC'])
  const rolesIn = (document: string, path: string, model: FulfilmentModel) => {
    const sample = sampleOf(document, { model })
    const qualifiers = textsAt(sample, `${path}/LocationCodeQualifier`)
    return textsAt(sample, `${path}/AddressTypeCode`).map((role, at) => `${role} ${qualifiers[at]}`)
  }
  expect(rolesIn('Invoices', 'Header/Address', 'CrossDock')).toEqual(['BT 92', 'RI 91', 'ST 92', 'Z7 92'])
  expect(rolesIn('Shipments', 'Header/Address', 'MultiStore')).toEqual(['SF 91', 'ST 92'])
  expect(rolesIn('Shipments', 'OrderLevel/Address', 'MultiStore')).toEqual(['BY 92'])
  expect(rolesIn('Shipments', 'OrderLevel/Address', 'CrossDock')).toEqual(['Z7 92'])
  expect(rolesIn('OrderAcks', 'Header/Address', 'CrossDock')).toEqual(['BT 92', 'ST 92', 'Z7 92', 'Z7 92'])
  expect(rolesIn('OrderAcks', 'Header/Address', 'MultiStore')).toEqual(['BT 92', 'ST 92', 'ST 92'])
})

it('packs full cartons, and one with the rest of each line', () => {
  const sample = sampleOf('Shipments', { model: 'BulkImport' })
  const units = textsAt(sample, 'OrderLevel/PackLevel/ItemLevel/ShipmentLine/ShipQty').map(Number)
  const packed = textsAt(sample, 'OrderLevel/PackLevel/PhysicalDetails/PackValue').map(Number)
  expect(packed).toEqual(units)
  const weights = textsAt(sample, 'OrderLevel/PackLevel/PhysicalDetails/PackWeight').map(Number)
  const [total] = textsAt(sample, 'Header/QuantityAndWeight/Weight').map(Number)
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(total)
  const lines = textsAt(sample, 'OrderLevel/PackLevel/ItemLevel/ShipmentLine/LineSequenceNumber')
  const bySequence = new Map(lines.map((line) => [line, units.filter((_, at) => lines[at] === line)]))
  for (const own of bySequence.values()) {
    const [full = 0] = own
    expect(own.slice(0, -1).every((count) => count === full)).toBe(true)
    expect(own.at(-1)).toBeLessThanOrEqual(full)
    expect(own.at(-1)).toBeGreaterThan(0)
  }
})
