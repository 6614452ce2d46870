import { createYielder } from '@/lib/yielder'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openDocuments } from '@/engines/rsx/read/open-documents'

const order = '<Orders xmlns="https://rsx.network.example/7.7"/>'

async function open(content: Uint8Array, name = 'may.zip') {
  const opened = await openDocuments(
    name,
    Uint8Array.from(content),
    createYielder(new AbortController().signal, () => undefined),
  )
  return opened.map((one) => ({
    name: one.name,
    document: one.document,
    messages: one.findings.map(({ code, message }) => `${code}: ${message}`),
  }))
}

const fine = (name: string, document: string) => ({ name, document, messages: [] })
const refusal = (name: string, message: RegExp) => ({
  name,
  document: undefined,
  messages: [expect.stringMatching(message) as unknown],
})

test('a file that is no archive is one document', async () => {
  expect(await open(strToU8(order), 'a.xml')).toEqual([fine('a.xml', 'Orders')])
})

test('the files of an archive are documents', async () => {
  const content = zipSync({
    'orders/PO1.xml': strToU8(order),
    'orders/': new Uint8Array(),
    'IN1.json': [strToU8('{"Header":{"InvoiceHeader":{}}}'), { level: 0 }],
    '__MACOSX/._PO1.xml': strToU8('x'),
    'orders/.DS_Store': strToU8('x'),
  })
  expect(await open(content)).toEqual([fine('may.zip/orders/PO1.xml', 'Orders'), fine('may.zip/IN1.json', 'Invoices')])
})

test.each(['../PO1.xml', 'a/../../PO1.xml', '/etc/PO1.xml', 'C:\\PO1.xml', '..\\PO1.xml'])(
  'a name that leads out of the archive is refused: %s',
  async (name) => {
    const opened = await open(zipSync({ [name]: strToU8(order), 'b.xml': strToU8(order) }))
    expect(opened).toEqual([
      refusal(`may.zip/${name}`, /^other-format: The name .* leads out/),
      fine('may.zip/b.xml', 'Orders'),
    ])
  },
)

test('an archive in an archive is refused', async () => {
  const inner = zipSync({ 'a.xml': strToU8(order) })
  expect(await open(zipSync({ 'inner.zip': inner }))).toEqual([refusal('may.zip/inner.zip', /archive in an archive/)])
})

test('an archive of an Office program is refused as such', async () => {
  expect(await open(zipSync({ '[Content_Types].xml': strToU8('<Types/>') }), 'a.xlsx')).toEqual([
    refusal('a.xlsx', /Office/),
  ])
})

test('an archive without files is refused', async () => {
  expect(await open(zipSync({ 'empty/': new Uint8Array() }))).toEqual([refusal('may.zip', /has no files/)])
})

test('of more than 200 files the first are opened', async () => {
  const files = Object.fromEntries(Array.from({ length: 203 }, (_, at) => [`${at + 1000}.xml`, strToU8(order)]))
  const opened = await open(zipSync(files, { level: 0 }))
  expect(opened).toHaveLength(201)
  expect(opened.at(-1)).toEqual(refusal('may.zip', /holds 203 files\. The first 200/))
})

/** An archive with one file of zeros under several names of one letter: small as it is, it unpacks to all of them. */
function bombOf(bytes: number, names: string): Uint8Array {
  const single = zipSync({ x: new Uint8Array(bytes) }, { level: 1 })
  const view = new DataView(single.buffer)
  const end = single.length - 22
  const directory = view.getUint32(end + 16, true)
  const record = single.subarray(directory, end)
  const bomb = new Uint8Array(directory + record.length * names.length + 22)
  bomb.set(single.subarray(0, directory))
  for (let at = 0; at < names.length; at += 1) {
    bomb.set(record, directory + at * record.length)
    bomb[directory + at * record.length + 46] = names.charCodeAt(at)
  }
  bomb.set(single.subarray(end), bomb.length - 22)
  new DataView(bomb.buffer).setUint16(bomb.length - 12, names.length, true)
  return bomb
}

test('a bomb costs no more than the limit of all files', async () => {
  const bomb = bombOf(30_000_000, 'abcdef')
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await open(bomb)).toEqual([
    ...['a', 'b', 'c', 'd'].map((name) => refusal(`may.zip/${name}`, /too large/)),
    ...['e', 'f'].map((name) => refusal(`may.zip/${name}`, /more than 100 MB/)),
  ])
})

test('a damaged archive is refused, whatever is damaged', async () => {
  const whole = zipSync({ 'a.xml': strToU8(order.repeat(20)) }, { level: 9 })
  expect(await open(whole.subarray(0, 40))).toEqual([refusal('may.zip', /damaged/)])
  for (let at = 4; at < whole.length; at += 1) {
    const damaged = Uint8Array.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ 0xff
    const opened = await open(damaged)
    expect(opened.length).toBeGreaterThan(0)
  }
})
