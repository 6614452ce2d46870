import { beforeAll, expect, it } from 'vitest'
import { generateSet } from '@/engines/rsx/generate/generate'
import { fulfilmentModels, type SampleOptions } from '@/engines/rsx/generate/sample-options'
import { samplesAt } from '@/engines/rsx/generate/sample-tree'
import { writeSample } from '@/engines/rsx/samples'
import { checked, optionsOf, rulesOf, rulesOfSet } from './support'

// Compiling rules takes longer than one test may on a busy machine.
beforeAll(() => rulesOfSet())

async function orderOf(options: Partial<SampleOptions>, document = 'Orders') {
  const rules = await rulesOf(document)
  const [sample] = generateSet([rules], optionsOf(options))
  if (!sample) throw new Error('nothing was generated')
  return sample
}

it('says for each value who asks for it', async () => {
  const { reasons } = await orderOf({ retailers: ['Northgate Outfitters', 'Harbor & Pine'] })
  expect(reasons.get('Header/OrderHeader/TradingPartnerId')).toEqual(['Harbor & Pine', 'Northgate Outfitters'])
  expect(reasons.get('Header/OrderHeader/BuyersCurrency')).toEqual(['Harbor & Pine'])
  expect(reasons.get('LineItem[1]/OrderLine/GTIN')).toEqual(['Northgate Outfitters'])
  expect(reasons.get('Header/OrderHeader/ShipCompleteCode')).toBe('model')
  const alone = await orderOf({ size: 'everything' })
  expect(alone.reasons.get('Header/OrderHeader/TradingPartnerId')).toBe('schema')
  expect(alone.reasons.get('Header/OrderHeader/ContractType')).toBe('size')
})

it('names the retailers of a code at a repeating place', async () => {
  const { record, reasons } = await orderOf({ retailers: ['Bluebird Grocers', 'Lakeshore Home'], size: 'minimal' })
  const qualifiers = samplesAt(record, 'Header/Dates/DateTimeQualifier').map(({ text }) => text ?? '')
  expect(new Set(qualifiers)).toEqual(new Set(['002', '010', '063', '064']))
  expect(qualifiers).toHaveLength(4)
  const at = (code: string) => reasons.get(`Header/Dates[${qualifiers.indexOf(code) + 1}]/DateTimeQualifier`)
  expect([at('063'), at('010')]).toEqual([['Bluebird Grocers'], ['Lakeshore Home']])
})

const contradicting = ['Northgate Outfitters', 'Summit Trail Supply']
const orderType = 'Header/OrderHeader/PrimaryPOTypeCode'

it('names a contradiction, and only the other retailer refuses the choice', async () => {
  for (const choice of ['KN', 'DS']) {
    const sample = await orderOf({ retailers: contradicting, choices: new Map([[`Orders/${orderType}`, choice]]) })
    expect(sample.contradictions.filter(({ path }) => path === orderType)).toEqual([
      {
        document: 'Orders',
        path: orderType,
        choices: [
          { retailer: 'Northgate Outfitters', codes: ['KN'] },
          { retailer: 'Summit Trail Supply', codes: ['DS'] },
        ],
        offered: ['DS', 'KN'],
        chosen: choice,
      },
    ])
    expect(samplesAt(sample.record, orderType).map(({ text }) => text)).toEqual([choice])
    const { text } = writeSample(sample, 'XML') ?? { text: '' }
    const { errors } = await checked(text, sample.rules, contradicting)
    expect(errors.map(({ code, place }) => `${code} ${place.path}`)).toEqual([`retailer-code ${orderType}`])
  }
})

it('names where a retailer and the model contradict each other, and follows the retailer', async () => {
  const { record, contradictions } = await orderOf({ model: 'DropShip', retailers: ['Northgate Outfitters'] })
  expect(contradictions).toEqual([
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
  expect(samplesAt(record, orderType).map(({ text }) => text)).toEqual(['KN'])
})

it('offers, against the model, the codes that all retailers accept', async () => {
  const { contradictions } = await orderOf({
    model: 'MultiStore',
    retailers: ['Juniper Kids', 'Northgate Outfitters'],
  })
  expect(contradictions).toMatchObject([{ path: orderType, offered: ['KN', 'SD'], chosen: 'KN' }])
})

it('uses each offered code of every contradiction of one or two retailers in each model', async () => {
  const all = await rulesOfSet()
  const names = all[0]?.retailers ?? []
  const chosen = names.flatMap((name, at) => [[name], ...names.slice(at + 1).map((other) => [name, other])])
  let uses = 0
  for (const rules of all) {
    for (const model of fulfilmentModels) {
      for (const retailers of chosen) {
        const options = optionsOf({ model, retailers })
        for (const { document, path, offered } of generateSet([rules], options)[0]?.contradictions ?? []) {
          for (const code of offered) {
            const choices = new Map([[`${document}/${path}`, code]])
            const [sample] = generateSet([rules], { ...options, choices })
            const codes = sample ? samplesAt(sample.record, path).map(({ text }) => text) : []
            expect({ model, retailers, path, code, codes: [...new Set(codes)] }).toMatchObject({ codes: [code] })
            uses += 1
          }
        }
      }
    }
  }
  expect(uses).toBeGreaterThan(500)
})

it('applies a choice to its document alone', async () => {
  const rules = await rulesOfSet()
  const path = 'Header/FOBRelatedInstruction/FOBPayCode'
  const options = optionsOf({ model: 'DropShip', retailers: ['Maple & Main'] })
  const set = generateSet(rules, { ...options, choices: new Map([[`Shipments/${path}`, 'PP']]) })
  const codes = set.map((sample) => [sample.rules.document, samplesAt(sample.record, path)[0]?.text] as const)
  expect(new Map(codes)).toEqual(
    new Map([
      ['Orders', 'CC'],
      ['OrderAcks', undefined],
      ['Shipments', 'PP'],
      ['Invoices', 'CC'],
    ]),
  )
})

it('repeats the type of the order in its acknowledgement', async () => {
  const rules = await rulesOfSet()
  for (const model of fulfilmentModels) {
    const [order, acknowledgement] = generateSet(rules, optionsOf({ model, retailers: ['Northgate Outfitters'] }))
    const typeOf = (sample = order) => sample && samplesAt(sample.record, orderType).map(({ text }) => text)
    expect(typeOf(acknowledgement)).toEqual(typeOf())
  }
})

it('says what a flat layout cannot carry', async () => {
  const sample = await orderOf({ retailers: ['Copperfield Pharmacy'] })
  const drugCode = 'LineItem/OrderLine/NatlDrugCode'
  expect(writeSample(sample, 'XML')?.notCarried).toEqual([])
  for (const format of ['CSV', 'Positional'] as const) {
    const written = writeSample(sample, format)
    expect(written?.notCarried).toEqual([drugCode])
    expect(written?.text).not.toContain(samplesAt(sample.record, drugCode)[0]?.text ?? '')
  }
  expect(writeSample(await orderOf({}, 'Remittances'), 'CSV')).toBeUndefined()
})
