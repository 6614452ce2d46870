import { describe, expect, it } from 'vitest'
import { check, csvOf, jsonOf, linesOf, fixed, plant, positionalOf, xmlOf } from './support'

const order = xmlOf('Orders')
const json = jsonOf('Orders')
const csv = csvOf('Orders')
const positional = positionalOf('Orders')
const numberLine = / *<PurchaseOrderNumber>.*\n/

describe('required-missing', () => {
  it('is placed where the element should be inserted', async () => {
    expect(await linesOf(plant(order, numberLine, ''))).toMatchInlineSnapshot(`
      [
        "required-missing error Line 6, column 58: OrderHeader has no PurchaseOrderNumber. The schema requires it. → Add a PurchaseOrderNumber element after line 6.",
      ]
    `)
  })
  it('is reported for each missing sibling, and not below a missing group', async () => {
    const header = /<OrderHeader>[^]*<\/OrderHeader>/
    expect(await linesOf(plant(order, header, '<OrderHeader><Vendor>1</Vendor></OrderHeader>'))).toMatchInlineSnapshot(`
      [
        "required-missing error Line 5, column 20: OrderHeader has no TradingPartnerId. The schema requires it. → Add a TradingPartnerId element after line 5.",
        "required-missing error Line 5, column 20: OrderHeader has no PurchaseOrderNumber. The schema requires it. → Add a PurchaseOrderNumber element after line 5.",
      ]
    `)
    expect(await linesOf(plant(order, header, ''))).toMatchInlineSnapshot(`
      [
        "required-missing error Line 4, column 13: Header has no OrderHeader. The schema requires it. → Add an OrderHeader group after line 4.",
      ]
    `)
  })
  it('is reported in JSON, CSV and positional files', async () => {
    expect(await linesOf(plant(json, /.*"PurchaseOrderNumber".*\n/, ''))).toMatchInlineSnapshot(`
      [
        "required-missing error Line 4, column 41: OrderHeader has no PurchaseOrderNumber. The schema requires it. → Add a PurchaseOrderNumber element after line 4.",
      ]
    `)
    expect(await linesOf(plant(csv, 'PO104415-1', ''))).toMatchInlineSnapshot(`
      [
        "required-missing error Row 2: OrderHeader has no PurchaseOrderNumber. The schema requires it. → Add a PurchaseOrderNumber element.",
      ]
    `)
    expect(await linesOf(plant(positional, 'PO104415-1', '          '))).toMatchInlineSnapshot(`
      [
        "required-missing error Record OH, line 1: OrderHeader has no PurchaseOrderNumber. The schema requires it. → Add a PurchaseOrderNumber element.",
      ]
    `)
  })
  it('is not reported after the place where reading ended', async () => {
    const cut = order.slice(0, order.indexOf('<PurchaseOrderNumber>'))
    const lines = await linesOf(cut)
    expect(lines.filter((line) => !line.startsWith('not-well-formed'))).toEqual([])
    expect(lines).not.toEqual([])
  })
})

describe('unknown-element', () => {
  it('names the nearest element, and reports neither its absence nor its content', async () => {
    const file = plant(plant(order, '<Header>', '<Headr>'), '</Header>', '</Headr>')
    expect(await linesOf(file)).toMatchInlineSnapshot(`
      [
        "unknown-element error Line 4, column 5: 'Headr' is not an element of Order. Did you mean Header? → Rename it to Header.",
      ]
    `)
    expect(await linesOf(plant(json, '"Header"', '"Headr"'))).toMatchInlineSnapshot(`
      [
        "unknown-element error Line 2, column 3: 'Headr' is not an element of Order. Did you mean Header? → Rename it to Header.",
      ]
    `)
  })
  it('says where a misspelt name belongs that is not in the group', async () => {
    expect(await linesOf(plant(order, '<OrderHeader>', '<OrderHeader><AdressName>x</AdressName>')))
      .toMatchInlineSnapshot(`
        [
          "unknown-element error Line 5, column 32: 'AdressName' is not an element of OrderHeader. Did you mean AddressName, which belongs in Header/Address? → Move it to Header/Address as AddressName, if that is what you mean.",
        ]
      `)
  })
  it('has no suggestion for nonsense', async () => {
    expect(await linesOf(plant(order, '<OrderHeader>', '<OrderHeader><Zzzyx/>'))).toMatchInlineSnapshot(`
      [
        "unknown-element error Line 5, column 20: 'Zzzyx' is not an element of OrderHeader. → Look up which element has this meaning, and put the value there: the network does not read it here.",
      ]
    `)
  })
  it('recognises a group of another name by its content', async () => {
    const file = plant(plant(order, '<OrderHeader>', '<Head>'), '</OrderHeader>', '</Head>')
    expect(await linesOf(file)).toMatchInlineSnapshot(`
      [
        "unknown-element error Line 5, column 7: 'Head' is not an element of Header. Did you mean OrderHeader? → Rename it to OrderHeader.",
      ]
    `)
  })
  it('is one finding for a JSON array', async () => {
    expect(await linesOf(plant(json, '"Dates"', '"Dats"'))).toMatchInlineSnapshot(`
      [
        "unknown-element error Line 25, column 7: 'Dats' is not an element of Header. Did you mean Dates? → Rename it to Dates.",
      ]
    `)
  })
})

describe('wrong-place', () => {
  it('says where the element belongs, and not that it is missing there', async () => {
    const line = numberLine.exec(order)?.[0] ?? ''
    const file = plant(plant(order, line, ''), '    </Header>', `${line}    </Header>`)
    expect(await linesOf(file)).toMatchInlineSnapshot(`
      [
        "wrong-place error Line 78, column 30: PurchaseOrderNumber may not be in Header. It belongs in Header/OrderHeader. → Move it to Header/OrderHeader.",
      ]
    `)
  })
  it('explains one missing element only', async () => {
    const file = plant(plant(order, numberLine, ''), /.*<TradingPartnerId>.*\n/, '')
    const moved = plant(file, '<OrderHeader>', '<TradingPartnerId>NGO</TradingPartnerId><OrderHeader>')
    expect(await linesOf(moved)).toMatchInlineSnapshot(`
      [
        "wrong-place error Line 5, column 25: TradingPartnerId may not be in Header. It belongs in Header/OrderHeader. → Move it to Header/OrderHeader.",
        "required-missing error Line 5, column 60: OrderHeader has no PurchaseOrderNumber. The schema requires it. → Add a PurchaseOrderNumber element after line 5.",
      ]
    `)
  })
  it('is reported in JSON', async () => {
    expect(await linesOf(plant(json, '"OrderHeader": {', '"City": "Elm", "OrderHeader": {'))).toMatchInlineSnapshot(`
      [
        "wrong-place error Line 3, column 14: City may not be in Header. It belongs in Header/Address, Header/CarrierInformation/Address. → Move it to where it belongs.",
      ]
    `)
  })
})

describe('wrong-order', () => {
  it('is one finding for a group that moved, with the move as its fix', async () => {
    const dates = /( *<Dates>[^]*<\/Dates>\n)(?= *<Contacts>| *<Address>)/.exec(order)?.[0] ?? ''
    const file = plant(plant(order, dates, ''), '    </Header>', `${dates}    </Header>`)
    expect(await linesOf(file)).toMatchInlineSnapshot(`
      [
        "wrong-order error Line 67, column 7: Dates must be before Contacts: XML has a fixed order of elements. → Move them after line 23.",
      ]
    `)
    expect(fixed(await check(file))).toBe(order)
  })
  it('moves a value back, whichever way it was moved', async () => {
    const line = / *<Vendor>.*\n/.exec(order)?.[0] ?? ''
    const early = plant(plant(order, line, ''), '      <OrderHeader>\n', `      <OrderHeader>\n${line}`)
    expect(await linesOf(early)).toMatchInlineSnapshot(`
      [
        "wrong-order error Line 6, column 17: Vendor must be after Department: XML has a fixed order of elements. → Move it after line 14.",
      ]
    `)
    expect(fixed(await check(early))).toBe(order)
  })
  it('tells one of several elements from the others of its name', async () => {
    const address = /( *<Address>[^]*?<\/Address>\n)/.exec(order)?.[0] ?? ''
    const [line] = await linesOf(plant(order, '    <Header>\n', `    <Header>\n${address}`))
    expect(line).toContain('Address must be after the other Address')
  })
  it('is one finding for a group whose elements are mixed up', async () => {
    const header = /(<OrderHeader>\n)([^]*\n)( *<\/OrderHeader>)/.exec(order)
    const lines = (header?.[2] ?? '').trimEnd().split('\n')
    const file = plant(order, header?.[2] ?? '', `${lines.toReversed().join('\n')}\n`)
    expect(await linesOf(file)).toMatchInlineSnapshot(`
      [
        "wrong-order error Line 6, column 17: The elements of OrderHeader are not in the order of the schema: Vendor, Department, BuyersCurrency, ShipCompleteCode, PurchaseOrderDate, PrimaryPOTypeCode and 2 more are in other places. XML has a fixed order of elements. → Put them in the order of the schema.",
      ]
    `)
    expect(fixed(await check(file))).toBe(order)
  })
  it('is no matter in JSON', async () => {
    const pair = /("TradingPartnerId".*\n *)("PurchaseOrderNumber".*\n)/.exec(json)
    expect(await linesOf(plant(json, pair?.[0] ?? '', `${pair?.[2]}${pair?.[1]}`))).toEqual([])
  })
})

describe('too-many', () => {
  it('is placed at the first that is too many', async () => {
    const line = numberLine.exec(order)?.[0] ?? ''
    expect(await linesOf(plant(order, line, line.repeat(3)))).toMatchInlineSnapshot(`
      [
        "too-many error Line 8, column 30: PurchaseOrderNumber appears 3 times in OrderHeader. At most 1 is allowed. → Keep the PurchaseOrderNumber that is right. If several are, look up where the schema has a place for each.",
      ]
    `)
    const array = plant(json, /"PurchaseOrderNumber": (".*?")/, '"PurchaseOrderNumber": ["1", "2"]')
    expect(await linesOf(array)).toMatchInlineSnapshot(`
      [
        "too-many error Line 5, column 37: PurchaseOrderNumber appears twice in OrderHeader. At most 1 is allowed. → Keep the PurchaseOrderNumber that is right. If several are, look up where the schema has a place for each.",
      ]
    `)
  })
})

describe('a second occurrence in the wrong place', () => {
  it('is one error', async () => {
    const line = numberLine.exec(order)?.[0] ?? ''
    const file = plant(order, '      </OrderHeader>', `${line}      </OrderHeader>`)
    expect(await linesOf(file)).toEqual([expect.stringMatching(/^too-many error Line 15/)])
  })
})

describe('empty-element', () => {
  it('is an error where the schema forbids it, and a warning with a fix where it does not', async () => {
    expect(await linesOf(plant(order, /<OrderQty>.*?<\/OrderQty>/, '<OrderQty/>'))).toMatchInlineSnapshot(`
      [
        "empty-element error Line 87, column 9: OrderQty is empty. → Give OrderQty a value, or leave it out where no retailer requires it.",
      ]
    `)
    const file = plant(order, '    <Header>', '    <Meta/>\n    <Header>')
    expect(await linesOf(file)).toMatchInlineSnapshot(`
      [
        "empty-element warning Line 4, column 5: Meta is empty. → Give Meta a group, or leave it out where no retailer requires it.",
      ]
    `)
    expect(fixed(await check(file))).toBe(order)
    expect(await linesOf(plant(order, /<Vendor>.*?<\/Vendor>/, '<Vendor> </Vendor>'))).toMatchInlineSnapshot(`
      [
        "empty-element warning Line 14, column 17: Vendor is empty. → Give Vendor a value, or leave it out where no retailer requires it.",
      ]
    `)
  })
  it('is one finding for a required group, and nothing is missing in it', async () => {
    expect(await linesOf(plant(order, /<OrderHeader>[^]*<\/OrderHeader>/, '<OrderHeader>\n</OrderHeader>')))
      .toMatchInlineSnapshot(`
      [
        "empty-element error Line 5, column 20: OrderHeader is empty. The schema requires it. → Give OrderHeader its content.",
      ]
    `)
    expect(await linesOf(plant(json, /"OrderHeader": \{[^]*?\}/, '"OrderHeader": {}'))).toMatchInlineSnapshot(`
      [
        "empty-element error Line 3, column 5: OrderHeader is empty. The schema requires it. → Give OrderHeader its content.",
      ]
    `)
  })
  it('is reported for null and empty texts in JSON', async () => {
    expect(await linesOf(plant(json, /"Vendor": ".*?"/, '"Vendor": null'))).toMatchInlineSnapshot(`
      [
        "empty-element error Line 12, column 17: Vendor is null. → Give Vendor a value, or leave it out where no retailer requires it.",
      ]
    `)
    expect(await linesOf(plant(json, /"Vendor": ".*?"/, '"Vendor": ""'))).toMatchInlineSnapshot(`
      [
        "empty-element error Line 12, column 7: Vendor is empty. → Give Vendor a value, or leave it out where no retailer requires it.",
      ]
    `)
    const checked = await check(plant(json, /"Vendor": ".*?"/, '"Vendor": null'))
    expect(await linesOf(fixed(checked))).toEqual([])
  })
})

describe('group-for-value', () => {
  it('is reported for elements in a value, and for a value in a group', async () => {
    expect(await linesOf(plant(order, /<Vendor>.*?<\/Vendor>/, '<Vendor><Id>1</Id></Vendor>'))).toMatchInlineSnapshot(`
      [
        "group-for-value error Line 14, column 9: Vendor has elements in it. It is a value and holds text only. → Write the value of Vendor without elements.",
      ]
    `)
    expect(await linesOf(plant(order, /<OrderHeader>[^]*<\/OrderHeader>/, '<OrderHeader>PO1</OrderHeader>')))
      .toMatchInlineSnapshot(`
      [
        "group-for-value error Line 5, column 20: OrderHeader has the value 'PO1'. It is a group, whose values are in elements of their own. → Put the value into an element of OrderHeader.",
      ]
    `)
    expect(await linesOf(plant(json, /"Vendor": ".*?"/, '"Vendor": {"Id": "1"}'))).toMatchInlineSnapshot(`
      [
        "group-for-value error Line 12, column 7: Vendor has elements in it. It is a value and holds text only. → Write the value of Vendor without elements.",
      ]
    `)
    expect(await linesOf(plant(json, /"OrderHeader": \{[^]*?\}/, '"OrderHeader": "PO1"'))).toMatchInlineSnapshot(`
      [
        "group-for-value error Line 3, column 21: OrderHeader has the value 'PO1'. It is a group, whose values are in elements of their own. → Put the value into an element of OrderHeader.",
      ]
    `)
  })
  it('is reported for an object where an array belongs, and the reverse, with fixes', async () => {
    const single = plant(json, /"References": \[\s*(\{[^]*?\})\s*\]/, '"References": { "ReferenceID": "x" }')
    expect(await linesOf(single)).toMatchInlineSnapshot(`
      [
        "group-for-value error Line 84, column 5: References is not an array. It can repeat, so JSON wants an array, for a single one too. → Put it into brackets.",
      ]
    `)
    expect(await linesOf(fixed(await check(single)))).toEqual([])
    const array = plant(json, /"Vendor": ".*?"/, '"Vendor": ["1"]')
    expect(await linesOf(array)).toMatchInlineSnapshot(`
      [
        "group-for-value error Line 12, column 19: Vendor is an array. It occurs once, so it is without brackets. → Remove the brackets.",
      ]
    `)
    expect(await linesOf(fixed(await check(array)))).toEqual([])
  })
})

describe('former-name', () => {
  it('is fixed by renaming, and its content is checked', async () => {
    const file = order.replace('<Address>', '<Contact><ContactName>x</ContactName></Contact><Address>')
    expect(await linesOf(file)).toMatchInlineSnapshot(`
      [
        "former-name error Line 42, column 7: Contact is the name of an earlier version. It is Contacts in 7.7.4. → Rename it to Contacts.",
      ]
    `)
    expect(await linesOf(fixed(await check(file)))).toEqual([])
    const array = plant(json, '"References": [', '"Reference": [')
    expect(await linesOf(array)).toMatchInlineSnapshot(`
      [
        "former-name error Line 85, column 7: Reference is the name of an earlier version. It is References in 7.7.4. → Rename it to References.",
      ]
    `)
    expect(fixed(await check(array))).toBe(json)
  })
  it('is fixed by removing a wrapper', async () => {
    const first = order.indexOf('<LineItem>')
    const last = order.lastIndexOf('</LineItem>') + '</LineItem>'.length
    const file = `${order.slice(0, first)}<LineItems>${order.slice(first, last)}</LineItems>${order.slice(last)}`
    expect(await linesOf(file)).toMatchInlineSnapshot(`
      [
        "former-name error Line 80, column 5: LineItems is a wrapper of earlier versions. Version 7.7.4 has LineItem without it. → Remove LineItems and leave its content.",
      ]
    `)
    expect(fixed(await check(file))).toBe(order)
  })
})
