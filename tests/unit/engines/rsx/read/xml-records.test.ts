import { expect, test } from 'vitest'
import { readText, schemaOf } from './support'

const ordersNamespace = schemaOf('Orders').namespace
const header = '<Header><OrderHeader><Vendor>V1</Vendor></OrderHeader></Header>'
const root = 'A file has the root Orders, which holds Order once for each record.'

/** The findings about root and records of an XML file, and how many records are read. */
async function rootOf(text: string) {
  const { document, findings } = await readText(text.replace('>', ` xmlns="${ordersNamespace}">`), { name: 'file.xml' })
  return {
    records: document.records.length,
    findings: findings.map(({ code, found, expected, message, fix, quickFix }) => [
      code,
      found,
      expected,
      message,
      fix ?? quickFix !== undefined,
    ]),
  }
}

test.each([
  [`<Orders><Order>${header}</Order></Orders>`, 1, []],
  [`<Order>${header}</Order>`, 1, [['wrong-root', 'Order', 'Orders', `The root is Order. ${root}`, true]]],
  ['<Order><Other/></Order>', 1, [['wrong-root', 'Order', 'Orders', `The root is Order. ${root}`, true]]],
  [
    `<Orders>${header}</Orders>`,
    1,
    [['wrong-root', 'Orders', 'Orders', `The root is Orders. ${root}`, 'Put Order between Orders and its groups.']],
  ],
  [
    `<orders><Order>${header}</Order></orders>`,
    1,
    [['wrong-root', 'orders', 'Orders', 'The root is orders. It should be Orders.', true]],
  ],
  [
    `<Invoices><Order>${header}</Order></Invoices>`,
    1,
    [
      [
        'wrong-root',
        'Invoices',
        'Orders',
        'The root is Invoices. It should be Orders.',
        'Check whether the file is for Orders.',
      ],
    ],
  ],
  ['<Orders>text</Orders>', 0, [['wrong-root', 'text', 'Order', 'Orders has no Order.', false]]],
  [
    `<Orders><Order>${header}</Order><Other/></Orders>`,
    1,
    [['unknown-element', 'Other', 'Order', "'Other' is not known in Orders. Only Order may be here.", false]],
  ],
])('%s has %i records', async (text, records, findings) => {
  expect(await rootOf(text)).toEqual({ records, findings })
})

test.each([
  ['https://rsx.network.example/7.3', '7.3'],
  ['https://rsx.network.example/v7.3/', '7.3'],
  ['https://rsx.network.example:8', '8'],
  ['https://rsx.network.example/10.12.1', '10.12.1'],
  ['https://other.example/7.3', '7.3'],
])('the namespace %s names version %s', async (found, version) => {
  const { findings } = await readText(`<Orders xmlns="${found}"><Order>${header}</Order></Orders>`, {
    name: 'file.xml',
  })
  expect(findings.map(({ code, found: line, expected }) => [code, line, expected])).toEqual([
    ['unknown-version', version, '7.7'],
  ])
})

test.each([
  'https://rsx.network.example/7.3/orders',
  'https://rsx.network.example/version7.3',
  'https://rsx.network.example/7.7/',
  'https://other.example/7.7',
])('the namespace %s names no other version', async (found) => {
  const { findings } = await readText(`<Orders xmlns="${found}"><Order>${header}</Order></Orders>`, {
    name: 'file.xml',
  })
  expect(findings.map(({ code, found: namespace, expected }) => [code, namespace, expected])).toEqual([
    ['namespace', found, 'https://rsx.network.example/7.7'],
  ])
})
