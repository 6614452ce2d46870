import { expect, it } from 'vitest'
import { linesOf, xmlOf } from './support'

const order = xmlOf('Orders')

it('reports a required element that is missing where it should be inserted', async () => {
  const file = order.replace(/ *<PurchaseOrderNumber>.*\n/, '')
  expect(await linesOf(file)).toMatchInlineSnapshot(`
    [
      "required-missing error Line 6, column 58: OrderHeader has no PurchaseOrderNumber. The schema requires it. → Add a PurchaseOrderNumber after line 6.",
    ]
  `)
})

it('reports a misspelt group, and not its absence or its content', async () => {
  const file = order.replace('<Header>', '<Headr>').replace('</Header>', '</Headr>')
  expect(await linesOf(file)).toMatchInlineSnapshot(`
    [
      "unknown-element error Line 4, column 5: 'Headr' is not an element of Order. Did you mean Header? → Rename it to Header.",
    ]
  `)
})

it('reports an element that belongs elsewhere, and not its absence there', async () => {
  const line = / *<PurchaseOrderNumber>.*\n/.exec(order)?.[0] ?? ''
  const file = order.replace(line, '').replace('    </Header>', `${line}    </Header>`)
  expect(await linesOf(file)).toMatchInlineSnapshot(`
    [
      "wrong-place error Line 78, column 30: PurchaseOrderNumber may not stand in Header. It belongs in Header/OrderHeader. → Move it to Header/OrderHeader.",
    ]
  `)
})

it('reports a code that is not in its list', async () => {
  expect(await linesOf(order.replace('<OrderQtyUOM>EA<', '<OrderQtyUOM>Each<'))).toMatchInlineSnapshot(`
    [
      "unknown-code error Line 88, column 22: OrderQtyUOM is 'Each'. Allowed: EA, 01, 03, 12, 15, 1N, … (262 in all). Did you mean EA (Each)? → Write EA, if that is what you mean.",
    ]
  `)
})

it('names the retailers that require what is missing', async () => {
  expect(await linesOf(order, { retailers: ['Bluebird Grocers', 'Northgate Outfitters'] })).toMatchInlineSnapshot(`
    [
      "contradiction note Line 7, column 30: Some retailers require at least 12 characters of PurchaseOrderNumber, others allow at most 8. The designs do not say which. → Ask your retailers for the length of this field.",
      "retailer-code error (Bluebird Grocers) Line 23, column 22: Header/PaymentTerms: no plain terms. Bluebird Grocers requires TermsType 01. → Add a PaymentTerms after line 23.",
      "retailer-field error (Bluebird Grocers) Line 26, column 32: Dates has no Time. Bluebird Grocers requires it. → Add a Time after line 26.",
      "retailer-field error (Bluebird Grocers) Line 30, column 32: Dates has no Time. Bluebird Grocers requires it. → Add a Time after line 30.",
      "retailer-field error (Bluebird Grocers) Line 34, column 32: Dates has no Time. Bluebird Grocers requires it. → Add a Time after line 34.",
      "retailer-code error (Bluebird Grocers) Line 35, column 15: Header/Dates: no deliver not after. Bluebird Grocers requires DateTimeQualifier 063. → Add a Dates after line 35.",
      "retailer-code error (Bluebird Grocers) Line 35, column 15: Header/Dates: no deliver not before. Bluebird Grocers requires DateTimeQualifier 064. → Add a Dates after line 35.",
      "retailer-length warning Line 50, column 21: PostalCode has 5 characters. Some retailers require at least 6; the designs do not say which. → Write the whole value.",
      "retailer-length warning Line 61, column 21: PostalCode has 5 characters. Some retailers require at least 6; the designs do not say which. → Write the whole value.",
      "retailer-code error (Bluebird Grocers) Line 63, column 17: Header/Address: no global location number (gln). Bluebird Grocers requires LocationCodeQualifier UL. → Add an Address after line 63.",
      "retailer-field error (Bluebird Grocers) Line 101, column 33: PhysicalDetails has no PackUOM. Bluebird Grocers requires it. → Add a PackUOM after line 101.",
      "retailer-field error (Bluebird Grocers) Line 103, column 25: LineItem has no References. Bluebird Grocers requires it, with ReferenceQual CT and ReferenceID. → Add a References after line 103.",
      "retailer-field error (Bluebird Grocers) Line 116, column 38: LineItem has no ChargesAllowances. Bluebird Grocers requires it, with AllowChrgIndicator A, AllowChrgCode F800 and AllowChrgPercent. → Add a ChargesAllowances after line 116.",
      "retailer-field error (Bluebird Grocers) Line 139, column 33: PhysicalDetails has no PackUOM. Bluebird Grocers requires it. → Add a PackUOM after line 139.",
      "retailer-field error (Bluebird Grocers) Line 141, column 25: LineItem has no References. Bluebird Grocers requires it, with ReferenceQual CT and ReferenceID. → Add a References after line 141.",
      "retailer-field error (Bluebird Grocers) Line 154, column 38: LineItem has no ChargesAllowances. Bluebird Grocers requires it, with AllowChrgIndicator A, AllowChrgCode F800 and AllowChrgPercent. → Add a ChargesAllowances after line 154.",
      "retailer-field error (Bluebird Grocers) Line 177, column 34: PhysicalDetails has no PackUOM. Bluebird Grocers requires it. → Add a PackUOM after line 177.",
      "retailer-field error (Bluebird Grocers) Line 179, column 25: LineItem has no References. Bluebird Grocers requires it, with ReferenceQual CT and ReferenceID. → Add a References after line 179.",
      "retailer-field error (Bluebird Grocers) Line 192, column 38: LineItem has no ChargesAllowances. Bluebird Grocers requires it, with AllowChrgIndicator A, AllowChrgCode F800 and AllowChrgPercent. → Add a ChargesAllowances after line 192.",
    ]
  `)
})
