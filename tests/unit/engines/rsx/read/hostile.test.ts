import { expect, test } from 'vitest'
import { brief, readText } from './support'

const namespace = 'https://rsx.network.example/7.7'
const order = (vendor: string) =>
  `<Orders xmlns="${namespace}"><Order><Header><OrderHeader><Vendor>${vendor}</Vendor></OrderHeader></Header></Order></Orders>`
const many = 50_000

test('billion laughs are refused at the DOCTYPE', async () => {
  const entities = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  const { document, findings } = await readText(`<!DOCTYPE Orders [<!ENTITY l0 "ha">${entities}]>${order('&l10;')}`)
  expect(findings.map(({ code, found }) => [code, found])).toContainEqual(['not-well-formed', 'DOCTYPE'])
  expect(document.records).toEqual([])
  expect(document.isComplete).toBe(false)
})

test.each([
  ['XML', `<Orders xmlns="${namespace}">${'<A>'.repeat(many)}`],
  ['JSON objects', '{"A":'.repeat(many)],
  ['JSON arrays', '['.repeat(many)],
])('deep nesting of %s is one finding', async (_, text) => {
  const { document, findings } = await readText(text)
  const deep = findings.filter(({ message }) => message.includes('deeper than 200 levels'))
  expect(deep).toHaveLength(1)
  expect(document.isComplete).toBe(false)
})

test.each([
  ['an XML value', order('x'.repeat(5_000_000))],
  ['a JSON value', `{"Header":{"OrderHeader":{"Vendor":"${'x'.repeat(5_000_000)}"}}}`],
  ['a CSV cell', `RecordType,OrderHeader_Vendor\nH,${'x'.repeat(5_000_000)}`],
])('%s of 5 MB is read', async (_, text) => {
  const { document, findings } = await readText(text)
  expect(findings).toEqual([])
  expect(document.isComplete).toBe(true)
})

test.each([
  ['ampersands', order('& '.repeat(many)), many],
  ['less-than signs', order('< '.repeat(many)), many],
  ['control characters', order('\u0007'.repeat(many)), many],
  ['attributes', order('').replace('<Vendor>', `<Vendor${' a="1"'.repeat(many)}>`), 2],
  ['closing tags', order('</x>'.repeat(many)), 1],
  ['commas of JSON', `{"Header":{"OrderHeader":{${','.repeat(many)}"Vendor":"V1"}}}`, many],
  ['names of JSON', `{"Header":{"OrderHeader":{${'"Vendor":"V1",'.repeat(many)}"Vendor":"V1"}}}`, many],
  ['empty arrays', `{"Header":{"OrderHeader":{}},"Address":[${'[],'.repeat(many)}{}]}`, many],
  ['columns', `RecordType,OrderHeader_Vendor${',OrderHeader_Vendr'.repeat(many)}\nH,V1${','.repeat(many)}`, many],
  ['rows with open quotes', `RecordType,OrderHeader_Vendor\n${'H,"V1\n'.repeat(many)}`, many],
  [
    'rows without parents',
    `RecordType,OrderHeader_Vendor,OrderLine_OrderQty,Dates_Date\nH,V1,,\n${'L,,,2026-03-02\n'.repeat(many)}`,
    1,
  ],
  ['lines of unknown records', `OH00001\n${'ZZ00002\n'.repeat(many)}`, many],
])('%s, 50,000 times, end in findings that are counted', async (_, text, least) => {
  const { findings } = await readText(text)
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.length).toBeLessThanOrEqual(6000)
  expect(findings.length).toBeGreaterThanOrEqual(Math.min(least, 2000))
})

test('a million lines are read', async () => {
  const text = order('V1').replace('<Header>', `${'\n'.repeat(1_000_000)}<Header>`)
  const { document, findings } = await readText(text)
  expect(findings).toEqual([])
  const vendor = document.records[0]?.children[0]?.children[0]?.children[0]
  expect(vendor && document.placeOf(vendor).line).toBe(1_000_001)
})

test('NULs and half characters are errors of XML at their places', async () => {
  expect(brief(await readText(order('a\u0000b\ud800c')))).toEqual(['not-well-formed error Line 1, column 86: \u0000'])
})

test('names of the language are names like others', async () => {
  const text = '{"__proto__":{"constructor":"x"},"Header":{"OrderHeader":{"toString":"y","Vendor":"V1"}}}'
  const { document, findings } = await readText(text)
  expect(findings).toEqual([])
  expect(document.records[0]?.children.map(({ name }) => name)).toEqual(['__proto__', 'Header'])
})

test('reading ends when it is aborted', async () => {
  const reason = new Error('aborted')
  const abort = new AbortController()
  const text = order('V1').replace('<Header>', `${'<Meta/>'.repeat(200_000)}<Header>`)
  const reading = readText(text, { signal: abort.signal })
  setTimeout(() => abort.abort(reason))
  await expect(reading).rejects.toBe(reason)
})
