import { expect, it } from 'vitest'
import { factNeedsOf } from '@/engines/rsx/generate/fact-needs'
import { dollars, documentNumber, makeFacts, type Facts, type FactNeeds } from '@/engines/rsx/generate/facts'
import { createPicks, withCheckDigit } from '@/engines/rsx/generate/picks'
import { fulfilmentModels, type SampleOptions } from '@/engines/rsx/generate/sample-options'
import { designNode } from '../check/design-rules'
import { optionsOf } from './outline'
import { rulesWith } from './small-rules'

const seeds = Array.from({ length: 40 }, (_, at) => `seed ${at}`)

function factsOf(options: Partial<SampleOptions> = {}, needs: Partial<FactNeeds> = {}): Facts {
  return makeFacts(optionsOf(options), { isCanadian: false, acknowledgementCodes: [], ...needs })
}

it('picks by seed and key: all values of a range, and the same again', () => {
  const all = seeds.map((seed) => createPicks(seed))
  expect(new Set(all.map((picks) => picks.number('a', 3, 5)))).toEqual(new Set([3, 4, 5]))
  expect(new Set(all.map((picks) => picks.pick('a', ['x', 'y'])))).toEqual(new Set(['x', 'y']))
  const [picks = createPicks('')] = all
  expect(picks.number('a', 7, 7)).toBe(7)
  expect(picks.digits('a', 12)).toMatch(/^[1-9]\d{11}$/)
  expect(picks.digits('a', 12)).toBe(createPicks('seed 0').digits('a', 12))
  expect(picks.digits('b', 12)).not.toBe(picks.digits('a', 12))
  const digits = all.map((one) => one.digits('a', 2))
  expect(digits.some((text) => text.endsWith('0'))).toBe(true)
  expect(digits.some((text) => text.startsWith('0'))).toBe(false)
  // An article number of the GS1 handbook.
  expect(withCheckDigit('629104150021')).toBe('6291041500213')
})

it('writes cents as dollars', () => {
  expect([dollars(5), dollars(1425), dollars(2000), dollars(99)]).toEqual(['0.05', '14.25', '20.00', '0.99'])
})

it('has one line in small and drop-ship orders, and two or three in others', () => {
  const counts = (options: Partial<SampleOptions>) =>
    new Set(seeds.map((seed) => factsOf({ seed, ...options }).lines.length))
  expect(counts({ size: 'minimal' })).toEqual(new Set([1]))
  expect(counts({ model: 'DropShip' })).toEqual(new Set([1]))
  expect(counts({ model: 'BulkImport' })).toEqual(new Set([2, 3]))
  expect(counts({ size: 'everything' })).toEqual(new Set([2, 3]))
})

it('numbers lines from one, each about another item', () => {
  for (const seed of seeds) {
    const { lines } = factsOf({ seed })
    expect(lines.map(({ sequence }) => sequence)).toEqual(['1', '2', '3'].slice(0, lines.length))
    for (const name of ['text', 'buyerNumber', 'upc', 'ean', 'gtin', 'drugCode', 'isbn'] as const)
      expect(new Set(lines.map((line) => line[name])).size).toBe(lines.length)
  }
  expect(new Set(seeds.map((seed) => factsOf({ seed }).lines[0].text)).size).toBe(6)
})

it('orders whole quantities: of a line what its stores get, and few units for a consumer', () => {
  for (const seed of seeds) {
    for (const model of fulfilmentModels) {
      const { lines, parties } = factsOf({ seed, model })
      for (const { quantity, stores } of lines) {
        const shares = [...stores.values()]
        expect([...stores.keys()]).toEqual(parties.stores.map(({ number }) => number))
        expect(shares).toHaveLength(model === 'CrossDock' || model === 'MultiStore' ? 2 : 0)
        const parts = shares.length > 0 ? shares : [quantity]
        expect(parts.reduce((sum, units) => sum + units)).toBe(quantity)
        for (const units of parts) {
          expect(units).toBeGreaterThanOrEqual(8)
          expect(units).toBeLessThanOrEqual(model === 'DropShip' ? 9 : 36)
        }
      }
    }
  }
})

it('makes a delivery for each store, or one of everything', () => {
  const crossDock = factsOf()
  const multiStore = factsOf({ model: 'MultiStore' })
  for (const { deliveries, parties, lines } of [crossDock, multiStore]) {
    expect(deliveries.map(({ index, store }) => [index, store])).toEqual(
      parties.stores.map((store, at) => [at + 1, store]),
    )
    for (const { store, units } of deliveries)
      expect([...units]).toEqual(lines.map(({ sequence, stores }) => [sequence, stores.get(store?.number ?? '')]))
  }
  expect(crossDock.deliveries.map(({ shipTo }) => shipTo.name)).toEqual(
    crossDock.deliveries.map(() => crossDock.parties.shipTo.name),
  )
  expect(crossDock.parties.shipTo.number).toBe('0410')
  expect(multiStore.deliveries.map(({ shipTo }) => shipTo)).toEqual(multiStore.parties.stores)
  expect(multiStore.parties.shipTo).toBe(multiStore.parties.stores[0])
  for (const model of ['BulkImport', 'DropShip'] as const) {
    const { deliveries, parties, lines } = factsOf({ model })
    expect(deliveries).toEqual([
      {
        index: 1,
        shipTo: parties.shipTo,
        store: undefined,
        units: new Map(lines.map(({ sequence, accepted }) => [sequence, accepted])),
      },
    ])
    expect(parties.shipTo.number).toMatch(model === 'DropShip' ? /^C\d{5}$/ : /^0410$/)
  }
})

it('puts a unit of the first line of a bulk order on back order, and answers the others in full', () => {
  const [first, ...others] = factsOf({ model: 'BulkImport' }).lines
  expect(first.acknowledgements).toEqual([
    { code: 'IQ', units: first.quantity - 1 },
    { code: 'IB', units: 1 },
  ])
  expect(first.accepted).toBe(first.quantity - 1)
  expect(others.length).toBeGreaterThan(0)
  for (const { acknowledgements, accepted, quantity } of others) {
    expect(acknowledgements).toEqual([{ code: 'IA', units: quantity }])
    expect(accepted).toBe(quantity)
  }
})

it('answers with each code that retailers require, those that ship first, of as many as a line has units for', () => {
  const codesOf = (acknowledgementCodes: string[], model: SampleOptions['model'] = 'CrossDock') =>
    factsOf({ model }, { acknowledgementCodes }).lines[0].acknowledgements.map(({ code }) => code)
  expect(codesOf(['IB', 'IA'])).toEqual(['IA', 'IB'])
  expect(codesOf(['IR'])).toEqual(['IA', 'IR'])
  expect(codesOf(['AC'])).toEqual(['AC'])
  expect(codesOf(['IB', 'IP'], 'BulkImport')).toEqual(['IQ', 'IP', 'IB'])
  expect(codesOf(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9'])).toHaveLength(7)
  const { lines, deliveries } = factsOf({}, { acknowledgementCodes: ['IA', 'IB', 'IR'] })
  for (const { acknowledgements, quantity, accepted, sequence, stores } of lines) {
    expect(acknowledgements.map(({ units }) => units)).toEqual([quantity - 2, 1, 1])
    expect(accepted).toBe(quantity - 2)
    const shares = [...stores.values()]
    expect(deliveries.map(({ units }) => units.get(sequence))).toEqual([(shares[0] ?? 0) - 2, shares[1]])
  }
})

it('moves forward in time, within a year', () => {
  const ordered = new Set<string>()
  for (const seed of seeds) {
    const { days } = factsOf({ seed })
    ordered.add(days.ordered)
    const inOrder = [
      days.ordered,
      days.acknowledged,
      days.shipNotBefore,
      days.shipped,
      days.invoiced,
      days.shipNotAfter,
      days.delivery,
      days.backOrder,
      days.bestBefore,
    ]
    expect(inOrder.toSorted()).toEqual(inOrder)
    expect(new Set(inOrder).size).toBe(inOrder.length)
    const after = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
    expect([after(days.ordered, days.acknowledged), after(days.ordered, days.bestBefore)]).toEqual([1, 400])
    expect(days.ordered >= '2026-01-05' && days.ordered <= '2026-10-28').toBe(true)
  }
  expect(ordered.size).toBeGreaterThan(20)
})

it('gives each party a place: in Canada for retailers whose postal codes have six characters', () => {
  for (const isCanadian of [false, true]) {
    const { buyer, seller, warehouse, shipTo, stores } = factsOf({}, { isCanadian }).parties
    for (const { number, gln, street, country, postalCode } of [buyer, seller, warehouse, shipTo, ...stores]) {
      expect(number).not.toBe('')
      expect(gln).toMatch(/^0\d{12}$/)
      expect(withCheckDigit(gln.slice(0, -1))).toBe(gln)
      expect(street).toMatch(/^[1-9]\d{0,2} [A-Z]/)
      expect([country, postalCode.length]).toEqual(isCanadian ? ['CAN', 6] : ['USA', 5])
    }
    expect(new Set([buyer, seller, warehouse, shipTo, ...stores].map(({ gln }) => gln)).size).toBe(6)
    const [first, second] = stores
    expect(Number(second?.number) - Number(first?.number)).toBe(7)
    for (const { name, number } of stores) expect(name).toBe(`${buyer.name} ${number.slice(1)}`)
    expect([shipTo.name, warehouse.name]).toEqual([`${buyer.name} DC 4`, `${seller.name} Depot`])
  }
})

it('gives the documents of an order its digits', () => {
  const facts = factsOf()
  expect(facts.family).toMatch(/^[1-9]\d{5}$/)
  expect(facts.tradingPartner).toMatch(/^SAMPLE[1-9]\d{5}$/)
  expect([documentNumber('PO', facts), documentNumber('SH', facts, 2)]).toEqual([
    `PO${facts.family}-1`,
    `SH${facts.family}-2`,
  ])
})

it('reads from the designs what the chosen retailers need of an order', () => {
  const postal = (min: number[]) =>
    designNode('Record', {}, [
      designNode('Header', {}, [designNode('Address', {}, [designNode('PostalCode', { lengths: { min } })])]),
    ])
  const acknowledgements = designNode('Record', {}, [
    designNode('LineItem', {}, [
      designNode('LineItemAcknowledgement', {}, [
        designNode('ItemStatusCode', { codes: { IA: ['Acme'], IB: ['Other', 'Acme'], IR: ['Other'] } }),
      ]),
    ]),
  ])
  const rules = (document: string, design: ReturnType<typeof designNode> | undefined) =>
    rulesWith([], { document, design })
  const needsOf = (all: ReturnType<typeof rules>[], retailers = ['Acme']) => factNeedsOf(all, optionsOf({ retailers }))
  expect(needsOf([rules('OrderAcks', acknowledgements)])).toEqual({
    isCanadian: false,
    acknowledgementCodes: ['IA', 'IB'],
  })
  expect(needsOf([rules('OrderChanges', acknowledgements)])).toEqual({ isCanadian: false, acknowledgementCodes: [] })
  expect(needsOf([rules('OrderAcks', acknowledgements)], [])).toEqual({ isCanadian: false, acknowledgementCodes: [] })
  expect(needsOf([rules('Orders', undefined), rules('Invoices', postal([5, 6]))]).isCanadian).toBe(true)
  expect(needsOf([rules('Orders', postal([5]))]).isCanadian).toBe(false)
  expect(needsOf([rules('Orders', postal([6]))], []).isCanadian).toBe(false)
})
