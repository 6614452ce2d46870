import { describe, expect, it } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'

const decode = (text: string) => decodeResponse(parsePaste(text))
const namespace = 'https://rsx.network.example/7.7'

describe('a message of a validator', () => {
  it.each([
    [
      'Java',
      `cvc-complex-type.2.4.b: The content of element 'OrderHeader' is not complete. One of '{"${namespace}":PurchaseOrderNumber}' is expected.`,
      'required-missing',
      ['PurchaseOrderNumber', undefined],
    ],
    [
      'Java',
      "cvc-complex-type.2.4.f: 'Department' can occur a maximum of '1' times in the current sequence. This limit was exceeded.",
      'too-many',
      ['Department', undefined],
    ],
    [
      'Java',
      "cvc-enumeration-valid: Value 'EACH' is not facet-valid with respect to enumeration '[EA, CA]'. It must be a value from the enumeration.\ncvc-type.3.1.3: The value 'EACH' of element 'OrderQtyUOM' is not valid.",
      'unknown-code',
      ['OrderQtyUOM', 'EACH'],
    ],
    [
      'Java',
      "cvc-datatype-valid.1.2.1: '03/02/2026' is not a valid value for 'date'.\ncvc-type.3.1.3: The value '03/02/2026' of element 'PurchaseOrderDate' is not valid.",
      'date-format',
      ['PurchaseOrderDate', '03/02/2026'],
    ],
    [
      'libxml2',
      `PO1.xml:30: element OrderHeader: Schemas validity error : Element '{${namespace}}OrderHeader': Missing child element(s). Expected is ( {${namespace}}PurchaseOrderNumber ).\nPO1.xml fails to validate`,
      'required-missing',
      ['PurchaseOrderNumber', undefined],
    ],
    [
      'libxml2',
      `Element '{${namespace}}Vendor': [facet 'maxLength'] The value 'V77410-NORTH' has a length of '12'; this exceeds the allowed maximum length of '10'.`,
      'too-long',
      ['Vendor', 'V77410-NORTH'],
    ],
    [
      'libxml2',
      `Element '{${namespace}}OrderQty': '1,200' is not a valid value of the atomic type 'xs:decimal'.`,
      'not-a-number',
      ['OrderQty', '1,200'],
    ],
    [
      '.NET',
      `The '${namespace}:OrderQtyUOM' element is invalid - The value 'EACH' is invalid according to its datatype '${namespace}:UOM' - The Enumeration constraint failed.`,
      'unknown-code',
      ['OrderQtyUOM', 'EACH'],
    ],
    [
      '.NET',
      "The 'ShipDate' element is invalid - The value '03/02/2026' is invalid according to its datatype 'http://www.w3.org/2001/XMLSchema:date' - The string '03/02/2026' is not a valid Date value.",
      'date-format',
      ['ShipDate', '03/02/2026'],
    ],
    [
      'Python',
      "jsonschema.exceptions.ValidationError: 'PurchaseOrderNumber' is a required property",
      'required-missing',
      ['PurchaseOrderNumber', undefined],
    ],
    [
      'Ajv',
      'data/Header/OrderHeader must NOT have additional properties',
      'unknown-element',
      ['OrderHeader', undefined],
    ],
    [
      'networknt',
      '$.Header.OrderHeader.PurchaseOrderNumber: is missing but it is required',
      'required-missing',
      ['PurchaseOrderNumber', undefined],
    ],
  ])('of %s is explained by a kind of Check a Document: %s', (_, text, kind, field) => {
    const { certainty, heading, fields } = decode(text)
    expect([certainty, heading]).toEqual(['known', expect.stringContaining(`(${kind})`)])
    expect(fields.map(({ name, value }) => [name, value])).toEqual([field])
  })

  it.each([
    [
      'Java',
      `org.xml.sax.SAXParseException; lineNumber: 12; columnNumber: 17; cvc-complex-type.2.4.a: Invalid content was found starting with element '{"${namespace}":Vendor}'. One of '{"${namespace}":Department, "${namespace}":Division}' is expected.`,
      'line 12',
      'Expected here: Department, Division.',
    ],
    [
      'libxml2',
      `PO1.xml:12: element Vendor: Schemas validity error : Element '{${namespace}}Vendor': This element is not expected. Expected is one of ( {${namespace}}Department, {${namespace}}Division ).`,
      'line 12',
      'Expected here: Department, Division.',
    ],
    [
      '.NET',
      `The element 'OrderHeader' in namespace '${namespace}' has invalid child element 'Vendor' in namespace '${namespace}'. List of possible elements expected: 'Department, Division' in namespace '${namespace}'.`,
      undefined,
      'Expected here: Department, Division.',
    ],
  ])('of %s about an element that is not expected leaves its causes open', (_, text, source, fix) => {
    const { heading, fields } = decode(text)
    expect(heading).toBe('The document does not match its schema')
    expect(fields).toMatchObject([
      { name: 'Vendor', source, fix, meaning: expect.stringContaining('in another order') },
    ])
  })

  it.each([
    ["'2026-02-30' is not a valid value for 'date'", 'no-such-date'],
    ["'2024-13-01' is not a valid value for 'date'", 'no-such-date'],
    ["'2026-2-3' is not a valid value for 'date'", 'date-format'],
    ["'' is not a valid value for 'date'", 'empty-element'],
    ["'' is not a valid value for 'decimal'", 'empty-element'],
    ["'1E5' is not a valid value for 'decimal'", 'not-a-number'],
    ["'9 AM' is not a valid value for 'time'", 'time-or-zone'],
  ])('about the type of a value has the kind of the value: %s', (text, kind) => {
    expect(decode(`cvc-datatype-valid.1.2.1: ${text}.`).heading).toContain(`(${kind})`)
  })

  it.each([
    "cvc-minLength-valid: Value '' with length = '0' is not facet-valid with respect to minLength '1' for type 'x'.",
    "'' is too short",
    "'' is not one of ['EA', 'CA']",
  ])('about an empty value says that it is empty: %s', (text) => {
    expect(decode(text).heading).toContain('(empty-element)')
  })

  it.each([
    "'1.5' is not a valid value for 'integer'",
    "'-5' is not a valid value for 'nonNegativeInteger'",
    "'99999999999' is not a valid value for 'int'",
    "'25:61:00' is not a valid value for 'time'",
  ])('about a value that no kind explains has a general meaning: %s', (text) => {
    const { heading, fields } = decode(`cvc-datatype-valid.1.2.1: ${text}.`)
    expect(heading).toBe('The document does not match its schema')
    expect(fields).toMatchObject([{ name: 'value', meaning: 'It breaks a rule of the schema.' }])
  })

  it.each([
    ["2026-03-20 09:15:42 ERROR cvc-maxLength-valid: Value 'ABCDEF' is too long", undefined],
    ["192.0.2.1:443: cvc-maxLength-valid: Value 'ABCDEF' is too long", undefined],
    ["2026-03-20 09:15:42 ERROR PO1.xml:12: cvc-maxLength-valid: Value 'ABCDEF' is too long", 'line 12'],
    ["[Error] PO1.xml:12:17: cvc-maxLength-valid: Value 'ABCDEF' is too long", 'line 12'],
    [
      "SAXParseException; lineNumber: 302; columnNumber: 9; cvc-complex-type.2.4.a: Invalid content was found starting with element 'Vendor'.",
      'line 302',
    ],
    ["-:12: element Vendor: Schemas validity error : Element 'Vendor': This element is not expected.", 'line 12'],
  ])('has the line of a file, and not a time or a port: %s', (text, source) => {
    expect(decode(text).fields.map((field) => field.source)).toEqual([source])
  })

  it('is one of several: each is named with its line and its meaning', () => {
    const { heading, fields } = decode(
      "a.xml:3: element A: Schemas validity error : Element 'A': This element is not expected.\na.xml:7: element B: Schemas validity error : Element 'B': 'x' is not a valid value of the atomic type 'xs:time'.",
    )
    expect(heading).toBe('The document does not match its schema')
    expect(fields.map(({ name, source }) => [name, source])).toEqual([
      ['A', 'line 3'],
      ['B', 'line 7'],
    ])
    expect(fields.every(({ meaning }) => meaning !== undefined)).toBe(true)
  })

  it.each([
    [
      "data/Header/OrderHeader/Vendor must be string, data/LineItem/0 must have required property 'OrderLine'",
      ['Vendor', 'OrderLine'],
    ],
    ['/Header/OrderHeader/Vendor must be string', ['Vendor']],
    ["data must have required property 'Header'", ['Header']],
    ["36 is not of type 'string'", ['value']],
    ["cvc-complex-type.4: Attribute 'x' must appear on element 'y'.", ['value']],
  ])('names what it is about: %s', (text, names) => {
    const { certainty, fields } = decode(text)
    expect([certainty, fields.map(({ name }) => name)]).toEqual(['known', names])
  })

  it.each([
    ['422 Unprocessable Entity: body/lines/0/quantity must be number', '422 Unprocessable Content'],
    ['POST /v1/orders returned 422\nrequest/body/lines/0/quantity must be number', '422 Unprocessable Content'],
    ["Error 400: '/name' is a required property\n/name must be string", '400 Bad Request'],
  ])('is not what a text with a status is about: %s', (text, heading) => {
    expect(decode(text)).toMatchObject({ certainty: 'partly', heading })
  })

  it.each([
    'BIG02 is too long',
    'the value must be string theory',
    "It's too long",
    "Element 'x' is nice",
    "Structural error at paths./orders.get\nmust have required property 'responses'",
    'configuration/devServer must NOT have additional properties',
    'querystring/limit must be integer',
    "body must have required property 'name'",
    'request.body.lines: is missing but it is required',
    "'name' is a required property - 'lines.0'",
    'Hi Dana, the field items/qty must be number of cases',
    'Ship to N/A must be string of letters',
  ])('is not seen in %s', (text) => {
    expect(decode(text).form).not.toContain('validates by a schema')
  })

  it('is not seen in a sentence that names a place of X12', () => {
    expect(decode('Ship to N/A must be string of letters').heading).toContain('N1*ST')
  })
})
