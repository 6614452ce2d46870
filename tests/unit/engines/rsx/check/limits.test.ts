import { createYielder } from '@/lib/yielder'
import { expect, it } from 'vitest'
import { checkDocument } from '@/engines/rsx/check/check-document'
import { maxFindings } from '@/engines/rsx/check/finding-list'
import { openText } from '@/engines/rsx/read/open-file'
import { readDocument } from '@/engines/rsx/read/read-document'
import { countingYielder } from '../yielders'
import { read } from '../read/support'
import { compiledRules } from './compiled-rules'
import { check, plant, xmlOf } from './support'

const order = xmlOf('Orders')
const lineStart = order.indexOf('    <LineItem>')
const lineEnd = order.indexOf('    <LineItem>', lineStart + 1)
const line = order.slice(lineStart, lineEnd)
const withLines = (text: string, count: number) => order.slice(0, lineStart) + text.repeat(count) + order.slice(lineEnd)

it('describes a limited number of findings and counts the others', async () => {
  const wrong = '<LineItem><OrderLine><OrderQtyUOM>XX</OrderQtyUOM></OrderLine></LineItem>'
  const { result } = await check(withLines(wrong, maxFindings + 500))
  expect(result.findings).toHaveLength(maxFindings)
  expect(result.total).toBe(maxFindings + 500)
  expect(result.counts).toEqual(new Map([[undefined, { error: maxFindings + 500, warning: 0, note: 0, unknown: 0 }]]))
})

it('counts by retailer', async () => {
  const retailers = ['Bluebird Grocers', 'Northgate Outfitters']
  const { result } = await check(order, { retailers })
  const bluebird = result.findings.filter((finding) => finding.retailers.includes('Bluebird Grocers'))
  expect(bluebird.length).toBeGreaterThan(0)
  expect(result.counts.get('Bluebird Grocers')?.error).toBe(bluebird.length)
})

it('compares a limited number of unknown names with those of the schema', async () => {
  const names = Array.from({ length: 5000 }, (_, at) => `<OrderLin${at}/>`).join('')
  const { result } = await check(plant(order, '    <LineItem>', `${names}    <LineItem>`))
  expect(result.total).toBe(5000)
})

it('takes long values, many siblings out of order, and deep nesting', async () => {
  const mixed = '<Dates/><Contacts/>'.repeat(2000)
  const moved = await check(plant(order, '    </Header>', `${mixed}    </Header>`))
  expect(moved.result.findings.filter(({ code }) => code === 'wrong-order')).toHaveLength(1)
  const long = await check(plant(order, '>V77410<', `>${'x'.repeat(1_000_000)}<`))
  expect(long.result.findings.map(({ code, message }) => [code, message.length < 200])).toEqual([['too-long', true]])
  const blank = ' '.repeat(500_000)
  const padded = await check(plant(order, '>EA<', `>${blank}EA${blank}<`))
  expect(padded.result.findings.map(({ message }) => message.length < 400)).toEqual([true])
  const nested = `${'<PackLevel>'.repeat(150)}${'</PackLevel>'.repeat(150)}`
  const shipment = plant(xmlOf('Shipments'), '<OrderLevel>', `${nested}<OrderLevel>`)
  const deep = await check(shipment, { document: 'Shipments', retailers: ['Northgate Outfitters'] })
  expect(deep.result.total).toBeGreaterThan(0)
})

it.each([
  ['unknown elements', '<Foo/>'],
  ['misplaced elements', '<Vendor>1</Vendor>'],
  ['lines', '<LineItem><OrderLine><OrderQty>1</OrderQty></OrderLine></LineItem>'],
  ['wrappers', '<LineItems><LineItem/></LineItems>'],
])('pauses inside a group of 20,000 %s', async (_, child) => {
  const yielder = countingYielder()
  const { document } = await read(withLines(child, 20_000), { rules: await compiledRules('Orders') })
  await checkDocument(document, await compiledRules('Orders'), ['Northgate Outfitters'], yielder)
  expect(yielder.progress.length).toBeGreaterThan(150)
  expect(yielder.progress.every((done, at) => done >= (yielder.progress[at - 1] ?? 0) && done <= 1)).toBe(true)
})

it('ends when it is aborted, and reports how far it is', async () => {
  const abort = new AbortController()
  const text = withLines(line, 500)
  const rules = await compiledRules('Orders')
  const reading = await readDocument(
    openText('order.xml', text),
    rules,
    createYielder(abort.signal, () => undefined),
  )
  if (!reading) throw new Error('not read')
  const progress: number[] = []
  const yielder = {
    isYieldDue: () => true,
    yield: (done: number) => {
      progress.push(done)
      if (progress.length === 3) abort.abort()
      return Promise.resolve(abort.signal.throwIfAborted())
    },
  }
  await expect(checkDocument(reading.document, rules, [], yielder)).rejects.toThrow('aborted')
  expect(progress).toHaveLength(3)
  expect(progress.every((done, at) => done >= (progress[at - 1] ?? 0) && done <= 1)).toBe(true)
})
