import { zipSync } from 'fflate'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createChecker } from '@/engines/rsx/checker'
import type { CheckedDocument } from '@/engines/rsx/documents'
import { documentSchema } from '../../../../platform/rsx/document-schema'
import { examples } from '../../../../platform/rsx/examples/examples'
import { writeCsv, writeJson, writeXml } from '../../../../platform/rsx/examples/write'
import { clientInProcess } from '../../../support/client-in-process'
import { platformSources } from './sources/platform-sources'

function exampleOf(stem: string, write: typeof writeXml = writeXml): string {
  const example = examples().find((candidate) => candidate.stem === stem)
  const schema = example && documentSchema('7.7.4', example.document)
  if (!example || !schema) throw new Error(`There is no example ${stem}`)
  return write(schema, example.record)
}

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text).buffer })
const shipment = exampleOf('SH104415-1-v7.7-CrossDock')
const order = exampleOf('PO104415-1-v7.7-CrossDock')
const shipments = { id: 1, document: 'Shipments', version: '7.7.4' }
const codes = ([result]: readonly CheckedDocument[]) =>
  result?.findings.filter(({ level }) => level === 'error').map(({ code }) => code)

/** A checker with the rules of ship notices and orders. */
async function readyChecker() {
  const ask = clientInProcess(createChecker()).request
  for (const document of ['Shipments', 'Orders']) await ask('rules', { sources: sources.get(document) as never })
  return ask
}
const sources = new Map<string, ReturnType<typeof platformSources>>()
beforeAll(() => {
  for (const document of ['Shipments', 'Orders']) sources.set(document, platformSources(document))
})

describe('the checker', () => {
  test('compiles rules, and names the retailers and what is missing', async () => {
    const ask = clientInProcess(createChecker()).request
    const { retailers, missing } = await ask('rules', { sources: platformSources('Orders') })
    expect(retailers).toContain('Harbor & Pine')
    expect(missing).toEqual([])
    const remittances = await ask('rules', { sources: platformSources('Remittances') })
    expect(remittances.missing[0]).toBe('Remittances has no design: what retailers require cannot be told.')
  })

  test('opens files, tells format, type and version, and gives back their text', async () => {
    const ask = await readyChecker()
    const opened = await ask('open', { files: [file('a.xml', shipment), file('nothing.xml', '')] })
    expect(opened).toMatchObject([
      { id: 1, name: 'a.xml', format: 'XML', document: 'Shipments', versionLine: '7.7', length: shipment.length },
      { id: 2, name: 'nothing.xml', format: undefined, candidates: [], findings: [{ code: 'empty-file' }] },
    ])
    await expect(ask('text', { id: 1 })).resolves.toBe(shipment)
  })

  test('gives a verdict for the network and each retailer, and checks again for others', async () => {
    const ask = await readyChecker()
    await ask('open', { files: [file('a.xml', shipment)] })
    const alone = await ask('check', { documents: [shipments], retailers: [] })
    expect(alone[0]?.verdicts).toMatchObject([{ retailer: undefined, errors: 0, unknown: [] }])
    const [both] = await ask('check', {
      documents: [shipments],
      retailers: ['Harbor & Pine', 'Northgate Outfitters', 'Nowhere Stores'],
    })
    expect(both?.verdicts.map(({ retailer }) => retailer)).toEqual([
      undefined,
      'Harbor & Pine',
      'Northgate Outfitters',
      'Nowhere Stores',
    ])
    expect(both?.verdicts[3]?.unknown).toEqual(['Nowhere Stores has no design of Shipments.'])
    const required = both?.findings.filter(({ level, retailers }) => level === 'error' && retailers.length > 0) ?? []
    const total = both?.verdicts.reduce((sum, { errors }) => sum + errors, 0)
    expect(total).toBe(required.flatMap(({ retailers }) => retailers).length)
    expect(both?.counts.error).toBe(required.length)
  })

  test('checks an edited text, and fixes all findings of a kind', async () => {
    const ask = await readyChecker()
    await ask('open', { files: [file('a.xml', shipment)] })
    const lower = shipment.replaceAll('<OrderQtyUOM>EA<', '<OrderQtyUOM>ea<')
    await ask('edit', { id: 1, text: lower })
    const found = codes(await ask('check', { documents: [shipments], retailers: [] }))
    expect(new Set(found)).toEqual(new Set(['case-or-padding']))
    const edits = await ask('quickFixes', { id: 1, code: 'case-or-padding' })
    expect(edits).toHaveLength(found?.length ?? 0)
    let fixed = lower
    for (const { span, text } of edits.toReversed()) fixed = fixed.slice(0, span.start) + text + fixed.slice(span.end)
    expect(fixed).toBe(shipment)
    await ask('edit', { id: 1, text: fixed })
    expect(codes(await ask('check', { documents: [shipments], retailers: [] }))).toEqual([])
  })

  test('compares a ship notice with the order beside it', async () => {
    const ask = await readyChecker()
    const other = order.replace(/<PurchaseOrderNumber>[^<]+</, '<PurchaseOrderNumber>OTHER-1<')
    await ask('open', { files: [file('sh.xml', shipment), file('po.xml', other), file('gone.xml', '')] })
    const documents = [shipments, { id: 2, document: 'Orders', version: '7.7.4' }]
    const [result] = await ask('check', { documents, retailers: [] })
    expect(result?.findings.map(({ code }) => code)).toContain('differs-from-order')
    const [alone] = await ask('check', { documents: [shipments], retailers: [] })
    expect(alone?.findings.map(({ code }) => code)).not.toContain('differs-from-order')
  })

  test('names the file that has the serial number of a carton too, and offers no number of another file', async () => {
    const ask = await readyChecker()
    const later = shipment.replace(/<ShipmentIdentification>[^<]+</, '<ShipmentIdentification>SH-LATER<')
    const archive = zipSync({ 'first.xml': new TextEncoder().encode(shipment) })
    await ask('open', { files: [{ name: 'may.zip', bytes: archive.slice().buffer }, file('later.xml', later)] })
    const documents = [shipments, { ...shipments, id: 2 }]
    const [first, second] = await ask('check', { documents, retailers: [] })
    const shared = (result: typeof first) => result?.findings.filter(({ code }) => code === 'differs-from-opened') ?? []
    expect(shared(first)).toEqual([])
    expect(shared(second).length).toBeGreaterThan(0)
    for (const { level, message } of shared(second)) {
      expect([level, message]).toEqual(['error', expect.stringContaining("'may.zip/first.xml'")])
    }
    const [upc = ''] = /(?<=<ConsumerPackageCode>)\d+/.exec(shipment) ?? []
    const wrong = later.replaceAll(upc, `${upc.slice(0, -1)}${(Number(upc.at(-1)) + 1) % 10}`)
    await ask('open', { files: [file('first.xml', shipment), file('later.xml', wrong)] })
    const [, beside] = await ask('check', { documents, retailers: [] })
    const digits = (result: typeof first) => result?.findings.filter(({ code }) => code === 'item-check-digit') ?? []
    expect(digits(beside).length).toBeGreaterThan(0)
    expect(digits(beside).filter(({ quickFix }) => quickFix)).toEqual([])
    const [alone] = await ask('check', { documents: [{ ...shipments, id: 2 }], retailers: [] })
    expect(digits(alone).filter(({ quickFix }) => quickFix).length).toBeGreaterThan(0)
  })

  test('counts all errors of reading and of the schema, and describes 2,000', async () => {
    const ask = await readyChecker()
    const text = exampleOf('SH104415-1-v7.7-CrossDock', writeJson) + '/**/'.repeat(2500)
    const wrong = text.replace(/"OrderQtyUOM": ".*?"/, '"OrderQtyUOM": "XX"')
    await ask('open', { files: [file('SH1.json', wrong)] })
    const [result] = await ask('check', { documents: [shipments], retailers: ['Harbor & Pine'] })
    expect(result?.findings).toHaveLength(2000)
    expect(result?.counts.error).toBe(2501)
    expect(result?.verdicts.map(({ errors }) => errors)).toEqual([2501, 2501])
  })

  test('says what cannot be told, however many errors a file has', async () => {
    const ask = await readyChecker()
    const example = exampleOf('SH104415-1-v7.7-CrossDock', writeCsv)
    const row = /^I,.*$/m.exec(example)?.[0] ?? ''
    const wrong = row.replace(/(?<=,)EA(?=,)/, 'XX')
    await ask('open', { files: [file('SH1.csv', example.replace(row, `${wrong}\n`.repeat(2100).trimEnd()))] })
    const [result] = await ask('check', { documents: [shipments], retailers: ['Bluebird Grocers'] })
    expect(result?.counts.error).toBeGreaterThan(2000)
    expect(result?.verdicts[1]?.unknown).toEqual([expect.stringContaining('The CSV layout cannot carry')])
  })

  test('gives JSON the same verdict', async () => {
    const ask = await readyChecker()
    await ask('open', { files: [file('SH1.json', exampleOf('SH104415-1-v7.7-CrossDock', writeJson))] })
    expect(codes(await ask('check', { documents: [shipments], retailers: [] }))).toEqual([])
  })

  test('makes samples by the rules that it has', async () => {
    const ask = await readyChecker()
    const options = { seed: '1', model: 'DropShip', size: 'minimal', retailers: [], choices: new Map() } as const
    const documents = [{ document: 'Orders', version: '7.7.4' }]
    const { files } = await ask('samples', { documents, format: 'XML', ...options })
    expect(files.map(({ document }) => document)).toEqual(['Orders'])
    await ask('open', { files: files.map(({ name, text }) => file(name, text)) })
    expect(
      codes(await ask('check', { documents: [{ id: 1, document: 'Orders', version: '7.7.4' }], retailers: [] })),
    ).toEqual([])
  })

  test('names the later version that has a code, once the codes of that version are known', async () => {
    const ask = clientInProcess(createChecker()).request
    const earlier = { document: 'Orders', version: '7.3.0' }
    await ask('rules', { sources: platformSources('Orders', '7.3.0') })
    const header =
      '<TradingPartnerId>NGO</TradingPartnerId><PurchaseOrderNumber>1</PurchaseOrderNumber><PurchaseOrderTypeCode>EO</PurchaseOrderTypeCode>'
    const namespace = documentSchema('7.3.0', 'Orders')?.namespace
    const text = `<Orders xmlns="${namespace}"><Order><Header><OrderHeader>${header}</OrderHeader></Header></Order></Orders>`
    await ask('open', { files: [file('a.xml', text)] })
    const check = () => ask('check', { documents: [{ id: 1, ...earlier }], retailers: [] })
    const later = ['7.7.4'].map((version) => ({ version, schema: platformSources('Orders', version).schema }))
    expect(codes(await check())).toContain('unknown-code')
    await ask('laterCodes', { document: 'Orders', version: '7.7.0', later })
    await ask('laterCodes', { document: 'Shipments', version: '7.3.0', later: [] })
    expect(codes(await check())).toContain('unknown-code')
    await ask('laterCodes', { ...earlier, later })
    const checked = await check()
    expect(codes(checked)).not.toContain('unknown-code')
    expect(checked[0]?.findings.find(({ code }) => code === 'later-code')?.message).toBe(
      "PurchaseOrderTypeCode is 'EO'. This code is in version 7.7.4 and not in 7.3.0.",
    )
  })

  test('reports what a file without a format is, and nothing of a document that was not read', async () => {
    const ask = await readyChecker()
    await ask('open', { files: [file('gone.xml', '')] })
    const [result] = await ask('check', { documents: [shipments], retailers: [] })
    expect(result).toMatchObject({ id: 1, document: 'Shipments', version: '7.7.4', findings: [] })
  })

  test('reports the progress of reading in its first half, and of checking in its second', async () => {
    const ask = await readyChecker()
    const line = /<ItemLevel>[\s\S]*?<\/ItemLevel>/.exec(shipment)?.[0] ?? ''
    const large = shipment.replace(line, line.repeat(150))
    await ask('open', { files: [file('a.xml', large), file('b.xml', large)] })
    const shares: number[] = []
    // The clock makes a pause due whenever one is possible.
    let ms = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (ms += 100))
    await ask(
      'check',
      { documents: [shipments, { ...shipments, id: 2 }], retailers: [] },
      {
        onProgress: (share) => void shares.push(share),
      },
    )
    clock.mockRestore()
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    const inQuarter = (at: number) => shares.some((share) => share > at / 4 && share < (at + 1) / 4)
    expect([0, 1, 2, 3].map(inQuarter)).toEqual([true, true, true, true])
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  })
})

describe('a checker that has checked other documents', () => {
  const orderWithErrors = order.replaceAll('<OrderQtyUOM>EA<', '<OrderQtyUOM>EACH<')
  const check = async (ask: Awaited<ReturnType<typeof readyChecker>>, document: string, text: string) => {
    const opened = await ask('open', { files: [file('a.xml', text)] })
    return { opened, results: await ask('check', { documents: [{ ...shipments, document }], retailers: [] }) }
  }

  test('finds the same in the next one as a new checker', async () => {
    const used = await readyChecker()
    for (const [document, text] of [
      ['Orders', orderWithErrors],
      ['Shipments', shipment.replace('<Shipment>', '<Shipment><Shipment>')],
      ['Orders', order],
      ['Shipments', shipment],
      ['Orders', orderWithErrors],
    ] as const) {
      expect(await check(used, document, text)).toEqual(await check(await readyChecker(), document, text))
    }
  })

  test('has none of them open, and opens none that was being read when the next ones came', async () => {
    const ask = await readyChecker()
    const clock = vi.spyOn(performance, 'now')
    let now = 0
    // Every look at the clock asks for a pause.
    clock.mockImplementation(() => (now += 1000))
    const overtaken = ask('open', { files: [file('a.xml', shipment), file('b.xml', shipment)] })
    const opened = await ask('open', { files: [file('c.xml', order)] })
    await overtaken
    clock.mockRestore()
    expect(opened).toHaveLength(1)
    await expect(ask('text', { id: 1 })).resolves.toBe(order)
    await expect(ask('text', { id: 2 })).rejects.toThrow('This document is not open any more.')
  })
})

describe('a request that cannot be answered', () => {
  test('fails in one sentence', async () => {
    const ask = await readyChecker()
    await expect(ask('text', { id: 7 })).rejects.toThrow('This document is not open any more.')
    await ask('open', { files: [file('a.xml', shipment)] })
    await expect(
      ask('check', { documents: [{ id: 1, document: 'Shipments', version: '6.9.0' }], retailers: [] }),
    ).rejects.toThrow('The rules of Shipments 6.9.0 are not loaded.')
  })

  test('ends when it is aborted, and reports progress until then', async () => {
    const ask = await readyChecker()
    const line = /<ItemLevel>[\s\S]*?<\/ItemLevel>/.exec(shipment)?.[0] ?? ''
    await ask('open', { files: [file('a.xml', shipment.replace(line, line.repeat(3000)))] })
    const controller = new AbortController()
    const shares: number[] = []
    const running = ask(
      'check',
      { documents: [shipments], retailers: [] },
      {
        signal: controller.signal,
        onProgress: (share) => {
          shares.push(share)
          if (shares.length > 2) controller.abort(new Error('enough'))
        },
      },
    )
    await expect(running).rejects.toThrow('enough')
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  })
})
