import { expect, test } from 'vitest'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { writeXml } from '../../../../../platform/rsx/examples/write'
import { applyQuickFix, brief, plain, read, schemaOf } from './support'

const order = (inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<Orders xmlns="https://rsx.network.example/7.7">\n  <Order>\n${inner}\n  </Order>\n</Orders>\n`

const header = '    <Header>\n      <OrderHeader>\n        <Vendor>V1</Vendor>\n      </OrderHeader>\n    </Header>'

test('every example is read without a finding', async () => {
  for (const { document, stem, record } of examples()) {
    const reading = await read(writeXml(schemaOf(document), record), { document, name: `${stem}.xml` })
    expect(brief(reading)).toEqual([])
    expect(reading.document.records).toHaveLength(1)
    expect(reading.document.isComplete).toBe(true)
  }
})

test('nodes know their places', async () => {
  const { document } = await read(order(header))
  const vendor = document.records[0]?.children[0]?.children[0]?.children[0]
  expect(vendor && document.placeOf(vendor)).toMatchObject({
    line: 6,
    column: 17,
    label: 'Line 6, column 17',
    path: 'Header/OrderHeader/Vendor',
  })
  expect(vendor && document.text.slice(vendor.span.start, vendor.span.end)).toBe('<Vendor>V1</Vendor>')
})

test.each([
  [
    'a raw ampersand',
    order('<Header><OrderHeader><Vendor>Harbor & Pine</Vendor></OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 37: &'],
  ],
  [
    'an entity that is not defined',
    order('<Header><OrderHeader><Vendor>a&nbsp;b</Vendor></OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 31: &nbsp;'],
  ],
  [
    'a raw less-than sign',
    order('<Header><OrderHeader><Vendor>5 < 6</Vendor></OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 32: <'],
  ],
  [
    'a control character',
    order('<Header><OrderHeader><Vendor>a\u0008b</Vendor></OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 31: \u0008'],
  ],
  [
    'a closing tag that is missing',
    order('<Header><OrderHeader><Vendor>V1</OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 32: </OrderHeader>'],
  ],
  [
    'a declaration behind a comment',
    `<!-- x -->${order(header)}`,
    ['not-well-formed error Line 1, column 11: <?xml version="1.0" encoding="utf-8"?>'],
  ],
  [
    'a declaration behind blanks',
    `\n ${order(header)}`,
    ['not-well-formed error Line 2, column 2: <?xml version="1.0" encoding="utf-8"?>'],
  ],
  [
    'a declaration in capitals',
    order(header).replace('<?xml', '<?XML'),
    ['not-well-formed error Line 1, column 1: <?XML'],
  ],
  [
    'a control character in a reference',
    order('<Header><OrderHeader><Vendor>a&#11;b&#x1;</Vendor></OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 31: &#11;', 'not-well-formed error Line 4, column 37: &#x1;'],
  ],
  [
    'a quote of a word processor',
    order(header).replace('"https://rsx.network.example/7.7"', '“https://rsx.network.example/7.7”'),
    ['not-well-formed error Line 2, column 15: “https://rsx.network.example/7.7”'],
  ],
  [
    'one quote of a word processor',
    order(header).replace('example/7.7"', 'example/7.7”'),
    ['not-well-formed error Line 2, column 15: "https://rsx.network.example/7.7”'],
  ],
])('%s is one finding, and the rest is read', async (_, text, expected) => {
  const reading = await read(text)
  expect(brief(reading)).toEqual(expected)
  expect(reading.document.isComplete).toBe(true)
})

test('fixes of characters repair the file', async () => {
  const reading = await read(order('<Header><OrderHeader><Vendor>a & b < c\u0008</Vendor></OrderHeader></Header>'))
  const repaired = reading.findings.reduceRight((text, finding) => applyQuickFix(text, finding), reading.document.text)
  const again = await read(repaired)
  expect(brief(again)).toEqual([])
  expect(again.document.records.map(plain)).toEqual([
    ['Order', [['Header', [['OrderHeader', [['Vendor', 'a & b < c ']]]]]]],
  ])
})

test('an unknown root is wrong', async () => {
  const reading = await read(order(header).replaceAll('Orders', 'Purchases'))
  expect(brief(reading)).toEqual([
    'wrong-root error Line 2, column 1: <Purchases xmlns="https://rsx.network.example/7.7">',
  ])
  expect(reading.document.records.map(plain)).toEqual((await read(order(header))).document.records.map(plain))
})

const namespace = 'https://rsx.network.example/7.7'
const records = '<Order><Header><OrderHeader><Vendor>V1</Vendor></OrderHeader></Header></Order>'
const plainRecord = ['Order', [['Header', [['OrderHeader', [['Vendor', 'V1']]]]]]]

test.each([
  [
    'a lone record',
    `<Order xmlns="${namespace}">${records.slice(7)}`,
    ['wrong-root error Line 1, column 1: <Order xmlns="https://rsx.network.example/7.7">'],
  ],
  [
    'a lone record without a namespace',
    records,
    ['wrong-root error Line 1, column 1: <Order>', 'namespace error Line 1, column 1: <Order>'],
  ],
  [
    'a root in other letters',
    `<ORDERS xmlns="${namespace}">${records}</ORDERS>`,
    ['wrong-root error Line 1, column 1: <ORDERS xmlns="https://rsx.network.example/7.7">'],
  ],
  ['no namespace', `<Orders>${records}</Orders>`, ['namespace error Line 1, column 1: <Orders>']],
  [
    'a namespace with a slash',
    `<Orders xmlns="${namespace}/">${records}</Orders>`,
    ['namespace error Line 1, column 16: https://rsx.network.example/7.7/'],
  ],
])('%s is one error that its fixes remove', async (_, text, expected) => {
  const reading = await read(text)
  expect(brief(reading)).toEqual(expected)
  expect(reading.document.records.map(plain)).toEqual([plainRecord])
  const again = await read(applyQuickFix(text, reading.findings[0]))
  expect(again.findings).toEqual([])
  expect(again.document.records.map(plain)).toEqual([plainRecord])
})

test.each([
  [
    'another document',
    `<Invoices xmlns="${namespace}">${records}</Invoices>`,
    ['wrong-root error Line 1, column 1: <Invoices xmlns="https://rsx.network.example/7.7">'],
  ],
  [
    'groups without a record',
    `<Orders xmlns="${namespace}">${records.slice(7, -8)}</Orders>`,
    ['wrong-root error Line 1, column 1: <Orders xmlns="https://rsx.network.example/7.7">'],
  ],
  [
    'no record',
    `<Orders xmlns="${namespace}"></Orders>`,
    ['wrong-root error Line 1, column 1: <Orders xmlns="https://rsx.network.example/7.7">'],
  ],
  [
    'another namespace',
    `<Orders xmlns="urn:example">${records}</Orders>`,
    ['namespace error Line 1, column 16: urn:example'],
  ],
  [
    'another version',
    `<Orders xmlns="https://rsx.network.example/9.1">${records}</Orders>`,
    ['unknown-version error Line 1, column 16: https://rsx.network.example/9.1'],
  ],
  [
    'a part without the namespace',
    `<Orders xmlns="${namespace}">${records.replace('<Header>', '<Header xmlns="">')}</Orders>`,
    ['namespace error Line 1, column 56: <Header xmlns="">'],
  ],
  [
    'an element beside the record',
    `<Orders xmlns="${namespace}">${records}<Invoice/></Orders>`,
    ['unknown-element error Line 1, column 127: <Invoice/>'],
  ],
  [
    'an attribute',
    `<Orders xmlns="${namespace}">${records.replace('<Vendor>', '<Vendor id="4" >')}</Orders>`,
    ['unknown-element error Line 1, column 84:  id="4"'],
  ],
  [
    'a text between elements',
    `<Orders xmlns="${namespace}">${records.replace('<Vendor>', ' V1 &amp; <Vendor>')}</Orders>`,
    ['wrong-place error Line 1, column 78: V1 &amp;'],
  ],
])('%s is one finding', async (_, text, expected) => {
  const reading = await read(text)
  expect(brief(reading)).toEqual(expected)
  expect(reading.document.isComplete).toBe(true)
})

test('the groups below a root without a record are its record', async () => {
  const { document } = await read(`<Orders xmlns="${namespace}">${records.slice(7, -8)}</Orders>`)
  expect(document.records.map(plain)).toEqual([['Orders', plainRecord[1]]])
})

test.each([
  [
    'comments, CDATA and instructions',
    '<Vendor>A<!-- & < -->B<![CDATA[ & <C> ]]><?x & ?>D &amp; &#69;&#x46;</Vendor>',
    'AB & <C> D & EF',
  ],
  ['an empty element', '<Vendor></Vendor>', ''],
  ['a closed element', '<Vendor />', ''],
  ['blanks', '<Vendor> \n </Vendor>', ' \n '],
  ['Windows line ends', '<Vendor>a\r\nb</Vendor>', 'a\nb'],
])('%s are read', async (_, vendor, expected) => {
  const reading = await read(order(`<Header><OrderHeader>${vendor}</OrderHeader></Header>`))
  expect(reading.findings).toEqual([])
  expect(reading.document.records.map(plain)).toEqual([
    ['Order', [['Header', [['OrderHeader', [['Vendor', expected]]]]]]],
  ])
})

test('prefixes, schema locations and several records are read', async () => {
  const text = `<r:Orders xmlns:r="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b">${`${records}${records}`.replaceAll(/<(\/?)/g, '<$1r:')}</r:Orders>`
  const reading = await read(text)
  expect(reading.findings).toEqual([])
  expect(reading.document.records.map(plain)).toEqual([plainRecord, plainRecord])
  expect(reading.document.namespace).toBe(namespace)
})

test.each([
  [
    'a file that ends in an element',
    order('<Header><OrderHeader><Vendor>V1').slice(0, -22),
    'not-well-formed error Line 4, column 22: <Vendor>',
  ],
  [
    'a closing tag that is mistyped',
    order('<Header><OrderHeader><Vendor>V1</Vendr></OrderHeader></Header>'),
    'not-well-formed error Line 4, column 32: </Vendr>',
  ],
  ['a text behind the root', `${order(header)}end`, 'not-well-formed error Line 11, column 1: end'],
  [
    'a DOCTYPE',
    `<!DOCTYPE Orders SYSTEM "http://files.example/o.dtd">\n${order(header).slice(39)}`,
    'not-well-formed error Line 1, column 1: <!DOCTYPE Orders SYSTEM "http://files.example/o.dtd">',
  ],
  ['an attribute without quotes', order('<Header id=4></Header>'), 'not-well-formed error Line 4, column 12: 4'],
])('%s ends reading with one finding', async (_, text, expected) => {
  const reading = await read(text)
  expect(brief(reading)).toEqual([expected])
  expect(reading.judgedUpTo).toBeDefined()
})
