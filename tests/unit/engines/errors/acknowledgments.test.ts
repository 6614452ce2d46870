import { describe, expect, it } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'

const decode = (text: string) => decodeResponse(parsePaste(text))
const isa = 'ISA*00*          *00*          *ZZ*NORTHGATE      *ZZ*LAKESIDE       *260320*0915*U*00401*000000007*0*P*>~'

/** The fields of a text: name, code, meaning, and their place in RSX. */
const fieldsOf = (text: string) =>
  decode(text).fields.map(({ name, code, meaning, rsx }) => [
    name,
    code,
    meaning,
    rsx && `${rsx.document} ${rsx.path}${rsx.condition ? ` ${rsx.condition.field}=${rsx.condition.code}` : ''}`,
  ])

describe('a 997', () => {
  const rejected = `${isa}GS*FA*NORTHGATE*LAKESIDE*20260320*0915*7*X*004010~ST*997*0001~AK1*IN*12~AK2*810*0042~AK3*BIG*2**8~AK4*4*324*1~AK3*N1*7*N1*8~AK4*3*66*7*99~AK3*TDS*40**3~AK5*R*5~AK9*R*1*1*0~SE*11*0001~`

  it('that rejects a document names segments, elements, codes and the fields of RSX', () => {
    expect(decode(rejected)).toMatchObject({
      certainty: 'known',
      heading: 'X12 997: 810 0042 rejected',
      meaning: 'Your partner has not taken the document: it counts as not sent. Segments are wrong.',
      retry: { rule: 'corrected-document' },
      guides: ['x12'],
    })
    expect(fieldsOf(rejected)).toEqual([
      ['BIG04', '1', 'It is missing.', 'Invoices Header/InvoiceHeader/PurchaseOrderNumber'],
      ['N103', '7', 'Its code is not in the list.', 'Invoices Header/Address/LocationCodeQualifier'],
      ['TDS', '3', 'It is missing.', 'Invoices Summary'],
    ])
    expect(decode(rejected).fields[1]).toMatchObject({ source: '810 0042, segment 7', value: '99' })
  })

  it.each([
    ['a line of a log', `2026-03-20 09:15:00 INFO received "${rejected}" from Northgate`],
    ['a mail', `Hi,\nplease see the 997 below:\n\n${rejected.replaceAll('~', '\n')}\nThanks,\nDana`],
    ['a quotation in a mail', `Dana wrote:\n${rejected.replaceAll(/(^|~)(?=[A-Z])/g, '$1\n> ')}`],
  ])('is found within %s', (_, text) => {
    const { heading, fields } = decode(rejected)
    expect(decode(text)).toMatchObject({ certainty: 'known', heading, fields })
  })

  const accepted = 'ST*997*0001~AK1*PR*3~AK2*855*0009~AK5*A~AK9*A*1*1*1~SE*6*0001~'

  it.each([
    [
      `HTTP/1.1 500 Internal Server Error\n\nCould not process ${isa}${accepted}`,
      'partly',
      '500 Internal Server Error',
    ],
    [`HTTP/1.1 400 Bad Request\n\nPartner said ${accepted}`, 'partly', '400 Bad Request'],
    [`POST /in returned 503 Service Unavailable\n${accepted}`, 'partly', '503 Service Unavailable'],
    [`curl: (28) timeout\nwhile sending ${isa}${accepted}`, 'known', 'No response in time'],
    [`curl: (28) timeout\n${accepted}`, 'known', 'No response in time'],
    [`Our parser fails with "NumberFormatException: For input string" on ${accepted}`, 'unknown', 'Unknown error'],
    [`java.lang.IllegalStateException\n${accepted}`, 'unknown', 'Unknown error'],
    [`2026-03-20 09:15:00 INFO could not process ${accepted}`, 'unknown', 'Unknown error'],
    [`For example ${accepted} is what I expect, but I got nothing`, 'unknown', 'Unknown error'],
  ])('is not what a text with another error is about: %s', (text, certainty, heading) => {
    expect(decode(text)).toMatchObject({ certainty, heading })
  })

  it('that accepts a document says so', () => {
    expect(decode('ST*997*0001~AK1*PR*3~AK2*855*0009~AK5*A~AK9*A*1*1*1~SE*6*0001~')).toMatchObject({
      heading: 'X12 997: 855 0009 accepted',
      fields: [],
      retry: { rule: 'not-needed' },
    })
  })

  it.each(['AK4*2*98*1', 'IK4*2*98*1~'])(
    'of which “%s” is all that was pasted says what is wrong with the element',
    (text) => {
      const { certainty, fields, steps } = decode(text)
      expect({ certainty, fields }).toMatchObject({
        certainty: 'partly',
        fields: [
          { name: 'element 2', source: 'data element 98', code: '1', meaning: 'It is missing.', fix: 'Send it.' },
        ],
      })
      expect(steps[0]).toContain('the AK3 or IK3 before names the segment')
    },
  )

  it('of which a segment is all that was pasted names the field', () => {
    expect(fieldsOf('AK3*N1*7*N1*8~AK4*3*66*7*99')).toEqual([
      ['N103', '7', 'Its code is not in the list.', 'Orders Header/Address/LocationCodeQualifier'],
    ])
  })

  it.each([
    ['AK3*N1*7~AK4*3*66*7*99', false],
    ['AK2*850*1~AK3*N1*7~AK4*3*66*7*99', true],
    ['AK3*BIG*2~AK4*4*324*1', true],
  ])('without its set is certain of a field only where one document alone has the place: %s', (text, isCertain) => {
    expect(decode(text).fields.map(({ rsx }) => rsx?.isCertain)).toContain(isCertain)
  })

  it('is read without its envelope, in lines, and with errors', () => {
    const text = 'AK1*SH*3\nAK2*856*0001\nAK3*MAN*12**8\nAK4*2*87*5*000123456000000000012\nAK5*E*5\nAK9*E*1*1*1'
    expect(decode(text).heading).toBe('X12 997: 856 0001 accepted, with errors')
    expect(fieldsOf(text)).toEqual([
      ['MAN02', '5', 'It is too long.', 'Shipments OrderLevel/PackLevel/MarksAndNumbersCollection/MarksAndNumbers1'],
    ])
  })
})

it('a 999 has the codes of guides', () => {
  const text =
    'ST*999*0001*005010X231~AK1*PO*1~AK2*850*0001~IK3*REF*4**I6~IK3*DTM*6**8~IK4*1*374*I6*999~IK5*R*I5~AK9*R*1*1*0~'
  expect(decode(text)).toMatchObject({ heading: 'X12 999: 850 0001 rejected' })
  expect(decode(text).meaning).toContain('The document does not follow the guide of the partner.')
  expect(fieldsOf(text)).toEqual([
    ['REF', 'I6', 'Another value makes it necessary, and it is missing.', 'Orders Header/References'],
    ['DTM01', 'I6', 'The guide of the partner does not use this code.', 'Orders Header/Dates/DateTimeQualifier'],
  ])
})

it('an 824 has the message of the partner beside the place', () => {
  const text =
    'ST*824*0001~BGN*00*1*20260320~OTI*TR*IV*IN104417-1*NORTHGATE*LAKESIDE*20260320****810~TED*007*PO number missing*BIG**4~NTE*GEN*Send a corrected invoice~SE*6*0001~'
  expect(decode(text)).toMatchObject({
    heading: 'X12 824: 810 IN104417-1 rejected',
    quote: 'Send a corrected invoice',
    fields: [{ name: 'BIG04', code: '007', message: 'PO number missing', meaning: 'It is missing.' }],
  })
})

it('a CONTRL names the message, the segment and the element', () => {
  const text =
    "UNB+UNOC:3+NORTHGATE:14+LAKESIDE:14+260320:0915+7'UNH+1+CONTRL:D:3:UN'UCI+42+LAKESIDE:14+NORTHGATE:14+7'UCM+1+INVOIC:D:01B:UN+4'UCS+5'UCD+13+2:1'UNT+6+1'UNZ+1+7'"
  expect(decode(text)).toMatchObject({
    heading: 'CONTRL: INVOIC 1 rejected',
    fields: [
      { name: 'element 1, component 1', source: 'segment 5 of INVOIC 1', code: '13', meaning: 'It is missing.' },
    ],
  })
})

it.each([
  ['12', 'received'],
  ['28', 'accepted, with changes'],
  ['29', 'accepted'],
  ['34', 'accepted, with changes'],
  ['45', 'accepted, with errors'],
  ['48', 'rejected'],
])('an APERAK with the function %s says that the document is %s', (code, receipt) => {
  expect(decode(`UNH+1+APERAK:D:01B:UN'BGM+313+1+${code}'RFF+ON:PO104417'UNT+4+1'`).heading).toBe(
    `APERAK: ON PO104417 ${receipt}`,
  )
})

it('an APERAK that accepts a document with reserves does not reject it by naming an error', () => {
  const text = "UNH+1+APERAK:D:01B:UN'BGM+313+1+45'RFF+ON:PO104417'ERC+GR01'UNT+5+1'"
  expect(decode(text).heading).toBe('APERAK: ON PO104417 accepted, with errors')
})

it('an APERAK has its errors with their texts', () => {
  const text = "UNH+1+APERAK:D:01B:UN'BGM+313+1+27'RFF+ON:PO104417'ERC+GR01'FTX+AAO+++Unknown article ?'A?''UNT+6+1'"
  expect(decode(text)).toMatchObject({
    heading: 'APERAK: ON PO104417 rejected',
    fields: [{ name: 'Error', code: 'GR01', message: "Unknown article 'A'" }],
  })
})

it('another document is named, with the document of RSX', () => {
  expect(decode(`${isa}GS*PO*A*B*20260320*0915*1*X*004010~ST*850*0001~BEG*00*SA*PO1**20260320~`)).toMatchObject({
    heading: 'X12 850',
    meaning: 'The text is a document in X12. It corresponds to Orders in RSX. The network converts between the two.',
    fields: [],
  })
})

describe('several documents', () => {
  const several = (results: readonly string[], group: string) =>
    `ST*997*0001~AK1*IN*7~${results.map((result, index) => `AK2*810*${1000 + index}~${result}`).join('~')}~${group}~SE*9*0001~`

  it('are named by their results, and only the rejected ones may be sent again', () => {
    const results = Array.from({ length: 12 }, (_, index) =>
      index === 9 ? 'AK3*TDS*20**8~AK4*1*610*1~AK5*R*5' : 'AK5*A',
    )
    const decoding = decode(several(results, 'AK9*P*12*12*11'))
    expect(decoding).toMatchObject({
      certainty: 'known',
      heading: 'X12 997: 810 1009 rejected; 810 1000, 810 1001, 810 1002 and 8 more accepted',
      meaning: 'Your partner has rejected a part of what you sent, and taken the rest. 810 1009: Segments are wrong.',
      fields: [{ name: 'TDS01', source: '810 1009, segment 20' }],
      retry: { rule: 'rejected-part' },
    })
    expect(decoding.retry.text).toContain('Do not send what is accepted again.')
  })

  it.each([
    [
      "UNB+UNOC:3+A:14+B:14+260320:0915+7'UNH+1+CONTRL:D:3:UN'UCI+42+B:14+A:14+7'UCM+1+INVOIC:D:01B:UN+7'UCM+2+INVOIC:D:01B:UN+4+12'",
      'CONTRL: INVOIC 2 rejected; INVOIC 1 accepted',
    ],
    [
      'ST*824*0001~OTI*TR*IV*IN1*****7*0001*810~TED*007*x*BIG**4~OTI*TA*IV*IN2*****7*0002*810~',
      'X12 824: 810 IN1 rejected; 810 IN2 accepted',
    ],
  ])('are named by their results in an 824 and a CONTRL: %s', (text, heading) => {
    expect(decode(text)).toMatchObject({ heading, retry: { rule: 'rejected-part' } })
  })

  it('of a group that is partly accepted are counted, and at least one is rejected', () => {
    expect(decode('ST*997*0001~AK1*SH*47~AK9*P*10*10*7~SE*4*0001~')).toMatchObject({
      certainty: 'known',
      heading: 'X12 997: group 47 partly accepted',
      meaning:
        'Your partner has rejected a part of what you sent, and taken the rest. Of 10 documents, 10 arrived and 7 are accepted.',
      retry: { rule: 'rejected-part' },
    })
  })

  it.each([
    [`TA1*000000123*260320*1159*A*000~AK1*IN*7~AK2*810*1~AK5*R*5~AK9*R*1*1*0~`, '810 1 rejected'],
    ["UNH+1+CONTRL:D:3:UN'UCI+42+B:14+A:14+8'UCF+7+B:14+A:14+4'", 'group 7 rejected'],
    ["UNH+1+CONTRL:D:3:UN'UCI+42+B:14+A:14+7'UCF+7+B:14+A:14+4'", 'group 7 rejected'],
  ])('of which none is accepted are all rejected, although their envelope is not: %s', (text, heading) => {
    const { certainty, heading: own, meaning, retry } = decode(text)
    expect({ certainty, rule: retry.rule }).toEqual({ certainty: 'known', rule: 'corrected-document' })
    expect(own).toContain(heading)
    expect(meaning).not.toMatch(/a part|envelope/)
  })

  it.each([
    ['TA1*000000123*260320*1159*E*020~AK1*IN*7~AK2*810*1~AK5*A~AK9*A*1*1*1~', 'not-needed'],
    ["UNH+1+CONTRL:D:3:UN'UCI+42+B:14+A:14+8'UCF+7+B:14+A:14+7'", 'not-needed'],
    ["UNH+1+CONTRL:D:3:UN'UCI+42+B:14+A:14+8'UCF+7+B:14+A:14+7'UCF+8+B:14+A:14+4'", 'rejected-part'],
  ])('have their own results, and not the one of their envelope: %s', (text, rule) => {
    expect(decode(text).retry.rule).toBe(rule)
  })

  it.each([
    "UCI+42+B:14+A:14+4'UCM+1+INVOIC:D:01B:UN+7'",
    "UCI+42+B:14+A:14+4'UCF+7+B:14+A:14+7'",
    "UCI+42+B:14+A:14+8'UCF+7+B:14+A:14+4'UCM+1+INVOIC:D:01B:UN+7'",
  ])('in an envelope that is rejected cannot be accepted: %s', (segments) => {
    expect(decode(`UNH+1+CONTRL:D:3:UN'${segments}`)).toMatchObject({
      certainty: 'partly',
      gaps: expect.arrayContaining(['Its results contradict each other.']),
      retry: { rule: 'unknown' },
    })
  })

  it.each([
    ['AK9*A*3*2*2', ['AK5*A']],
    ['AK9*R*3*3*2', []],
    ['AK9*R*2*2*0', ['AK5*A', 'AK5*R*5']],
    ['AK9*A*2*2*2', ['AK5*A', 'AK5*R*5']],
    ['AK9*P*2*2*1', ['AK5*R*5', 'AK5*Q']],
  ])(
    'whose results contradict each other, or are unknown, are not called accepted or rejected: %s',
    (group, results) => {
      expect(decode(several(results, group))).toMatchObject({ certainty: 'partly', retry: { rule: 'unknown' } })
    },
  )
})

describe('a result that is not known', () => {
  it('is named beside those that are', () => {
    expect(decode('AK2*810*1~AK5*A~AK2*810*2~AK3*BIG*2**8~AK4*4*324*1~')).toMatchObject({
      certainty: 'partly',
      heading: 'X12 997: 810 1 accepted; 810 2 not known',
      gaps: ['The result of 810 2 is not stated.'],
      retry: { rule: 'unknown' },
    })
  })

  it('of a whole answer does not say that nothing is to be done', () => {
    expect(decode("UNH+1+APERAK:D:01B:UN'BGM+313+1+99'RFF+ON:PO1'")).toMatchObject({
      certainty: 'partly',
      gaps: ['The result “99” of ON PO1 is not in the catalogue.'],
      retry: { rule: 'unknown' },
    })
  })
})

describe('the reasons of a result', () => {
  it.each([
    ['AK2*856*0001~AK5*R*18~AK9*R*1*1*0', 'The document does not belong into a group of this kind.'],
    ['AK1*SH*47~AK9*R*1*1*0*4', 'The numbers at the beginning and at the end of the group differ.'],
    ['AK1*SH*47~AK9*R*1*1*0*19', 'The control number of the group was used before in the interchange.'],
  ])('are said: %s', (text, reason) => {
    const decoding = decode(text)
    expect(decoding.certainty).toBe('known')
    expect(decoding.meaning).toContain(reason)
  })

  it.each([
    ['AK2*856*0001~AK5*R*99', ['The reason “99” of 856 0001 is not in the catalogue.']],
    ['AK1*SH*47~AK9*R*1*1*0*98', ['The reason “98” of group 47 is not in the catalogue.']],
    ['AK2*856*0001~AK5*R*5~AK2*856*0002~AK5*Q', ['The result “Q” of 856 0002 is not in the catalogue.']],
    ['TA1*000000123*260320*1159*R*099', ['The reason “099” of interchange 000000123 is not in the catalogue.']],
  ])('that are unknown are said to be: %s', (text, gaps) => {
    const decoding = decode(text)
    expect(decoding.certainty).toBe('partly')
    expect(decoding.gaps).toEqual(expect.arrayContaining(gaps))
  })

  it('are those of a segment itself where no element of it is named', () => {
    expect(fieldsOf('AK2*856*0001~AK3*MAN*12*HL*8~AK5*R*5~')).toEqual([
      ['MAN', '8', 'An element of it is wrong.', 'Shipments OrderLevel/PackLevel'],
    ])
  })
})

describe('a TA1', () => {
  it.each([
    ['TA1*000000123*260320*1159*R*006~', 'rejected', 'The id of the sender (ISA06) is not valid.', 'corrected'],
    [`${isa}TA1*000000123*260320*1159*R*025~IEA*0*000000007~`, 'rejected', 'used before', 'corrected'],
    [`${isa}TA1*000000123*260320*1159*A*000~`, 'accepted', 'Wait for the 997 or 999', 'not-needed'],
    ['TA1*000000123*260320*1159*E*020', 'accepted, with errors', 'The mark of a test', 'not-needed'],
  ])('has the result of the interchange: %s', (text, result, reason, rule) => {
    const { heading, meaning, steps, retry } = decode(text)
    expect(heading).toBe(`X12 TA1: interchange 000000123 ${result}`)
    expect([meaning, ...steps].join(' ')).toContain(reason)
    expect(retry.rule).toBe(rule)
  })
})

it.each([
  ['TC', '856 B1 accepted, with changes', 'not-needed'],
  ['TP', '856 B1 partly accepted', 'rejected-part'],
  ['TE', '856 B1 accepted, with errors', 'reread'],
  ['GC', '856 B1 accepted, with changes', 'not-needed'],
])('the result %s of an 824 is %s', (code, result, rule) => {
  const decoding = decode(`ST*824*0001~OTI*${code}*BM*B1*****7*0001*856~TED*ZZZ*Late~`)
  expect(decoding).toMatchObject({ heading: `X12 824: ${result}`, retry: { rule }, gaps: [] })
  expect(decode(`ST*824*0001~OTI*ZZ*BM*B1*****7*0001*856~TED*ZZZ*Late~`).steps.join(' ')).not.toContain('AK3')
})
