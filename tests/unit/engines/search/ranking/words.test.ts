import { describe, expect, it, vi } from 'vitest'
import { foldWord, splitWords } from '@/engines/search/ranking/words'
import { indexOf, record, titlesFor } from './records'

const formsOf = (text: string) => splitWords(text).flatMap(({ forms }) => forms)

describe('splitting a text into words', () => {
  it.each([
    ['PurchaseOrderNumber', ['purchaseordernumber', 'purchase', 'order', 'number']],
    ['first-call', ['firstcall', 'first', 'call']],
    ['client_credentials', ['clientcredentials', 'client', 'credentials']],
    ['GET /transactions/v5/data', ['get', 'transactions', 'v5', 'data']],
    ['version 7.7.4', ['version', '7.7.4']],
    ['v7.7', ['7.7', 'v7.7']],
    ['GTINs', ['gtins']],
    ['XMLFile', ['xmlfile', 'xml', 'file']],
    ['2I GS1 Address1', ['2i', 'gs1', 'address1']],
    ['PO104417-1', ['po1044171', 'po104417', '104417', '1']],
    ['Größe', ['grosse', 'groesse']],
    ['Café', ['cafe']],
    ['８５０', ['850']],
    ['İstanbul', ['istanbul']],
    ['订单', ['订单', '订', '单']],
    ['…!?', []],
  ])('splits %s', (text, forms) => {
    expect(formsOf(text).toSorted()).toEqual(forms.toSorted())
  })

  it('gives the place of every word, compounds before their parts', () => {
    const words = splitWords('The ShipTo code').map(({ start, end, isAtom }) => [start, end, isAtom])
    expect(words).toEqual([
      [0, 3, true],
      [4, 10, false],
      [4, 8, true],
      [8, 10, true],
      [11, 15, true],
    ])
  })
})

describe('words of any language', () => {
  it.each([
    ['a German word by its umlaut', 'Größe', 'größe'],
    ['a German word without its umlaut', 'Größe', 'grosse'],
    ['a German word written out', 'Größe', 'groesse'],
    ['a word written out by its umlaut', 'Muenchen', 'München'],
    ['a French word without its accents', 'Réception', 'reception'],
    ['a Turkish word with a dotted capital', 'İstanbul', 'istanbul'],
    ['an Arabic word', 'رقم الطلب', 'الطلب'],
    ['a Hebrew word', 'מספר הזמנה', 'הזמנה'],
    ['a Chinese word in a sentence', '如何发送采购订单', '订单'],
    ['a Japanese word in a sentence', '注文番号を送る', '番号'],
    ['a Thai word in a sentence', 'ส่งใบสั่งซื้อไปยังร้านค้า', 'ร้านค้า'],
    ['a Korean word by its beginning', '주문번호', '주문'],
  ])('find %s', (_what, title, text) => {
    expect(titlesFor(indexOf(record(title), record('Something else')), text)).toEqual([title])
  })
})

it('the marks on a letter are limited before they are normalized, which takes time that grows with their square', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  expect(foldWord(`caf\u00e9${'\u0301\u0316'.repeat(10_000)}s`)[0]).toBe('cafes')
  const longest = Math.max(...normalize.mock.contexts.map((text) => String(text).length))
  normalize.mockRestore()
  expect(longest).toBeLessThan(100)
})
