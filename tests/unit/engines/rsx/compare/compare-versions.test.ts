import { describe, expect, it } from 'vitest'
import { compareSources } from '@/engines/rsx/compare/compare-sources'
import type { RuleSources } from '@/engines/rsx/rule-sources'
import { documentChange } from '@/engines/rsx/compare/version-kinds'
import { changed, compare, files, lineOf, type Files } from './planted-versions'

const remark = '<xs:element name="Remark" type="Text10" minOccurs="0">'
const payer = '<xs:element name="Payer" type="PayerType" minOccurs="0"/>'
const account = '<xs:element name="Account" type="Text10" minOccurs="0"/>'
const city = '<xs:element name="City" type="Text10" minOccurs="0"/>'
const zone = '<xs:element name="Zone" type="xs:date" minOccurs="0"/>'

const withDesign = (from: string, to: string): Files => ({
  ...files,
  design: JSON.parse(JSON.stringify(files.design).replace(from, to)) as object,
})

/** Each kind of the catalogue: the later version, the row for senders, and that for receivers. */
const planted: [what: string, to: Files, send: string[], receive: string[]][] = [
  [
    'D1 an element removed',
    changed('schema', [payer, '']),
    ['element-removed breaking Payer XML JSON'],
    ['element-removed warning Payer XML JSON'],
  ],
  [
    'D2 an element moved',
    changed('schema', [account, ''], [city, city + account]),
    ['element-moved breaking Account XML JSON'],
    ['element-moved breaking Account XML JSON'],
  ],
  [
    'D3 an element that became required',
    changed('schema', [remark, remark.replace(' minOccurs="0"', '')]),
    ['became-required breaking Remark'],
    ['became-required harmless Remark'],
  ],
  [
    'D4 an element that became optional',
    changed('schema', [
      '<xs:element name="Number" type="Text10"/>',
      '<xs:element name="Number" type="Text10" minOccurs="0"/>',
    ]),
    ['became-optional harmless Number'],
    ['became-optional breaking Number'],
  ],
  [
    'D5 a maximum lowered',
    changed('schema', ['maxOccurs="5"', 'maxOccurs="2"']),
    ['maximum-lowered breaking Party'],
    ['maximum-lowered harmless Party'],
  ],
  [
    'D5 a maximum raised',
    changed('schema', ['maxOccurs="5"', 'maxOccurs="unbounded"']),
    ['maximum-raised harmless Party'],
    ['maximum-raised breaking Party'],
  ],
  [
    'D6 a length tightened',
    changed('schema', [remark, remark.replace('Text10', 'Text5')]),
    ['length-tightened breaking Remark'],
    ['length-tightened harmless Remark'],
  ],
  [
    'D6 a length loosened',
    changed('schema', [remark, remark.replace('Text10', 'xs:string')]),
    ['length-loosened harmless Remark'],
    ['length-loosened warning Remark'],
  ],
  [
    'D7 a type changed',
    changed('schema', [zone, zone.replace('xs:date', 'xs:decimal')]),
    ['type-changed breaking Party/Zone XML JSON'],
    ['type-changed breaking Party/Zone XML JSON'],
  ],
  [
    'D7 a date format changed',
    withDesign('YYYY-MM-DD', 'MM/DD/YYYY'),
    ['date-format-changed breaking Party/Zone XML JSON'],
    ['date-format-changed breaking Party/Zone XML JSON'],
  ],
  [
    'D8 a code removed',
    changed('schema', ['<xs:enumeration value="B"/>', '']),
    ['code-removed breaking Kind XML JSON'],
    ['code-removed harmless Kind XML JSON'],
  ],
  [
    'D8 a code added',
    changed('schema', ['<xs:enumeration value="B"/>', '<xs:enumeration value="B"/><xs:enumeration value="C"/>']),
    ['code-added harmless Kind XML JSON'],
    ['code-added warning Kind XML JSON'],
  ],
  [
    'D9 a code list attached',
    changed('schema', [remark, remark.replace('Text10', 'Code.Kind')]),
    ['code-list-attached breaking Remark'],
    ['code-list-attached harmless Remark'],
  ],
  [
    'D10 another order',
    changed('schema', [city + '\n' + zone, zone + '\n' + city]),
    ['order-changed breaking Party XML'],
    ['order-changed breaking Party XML'],
  ],
  [
    'D11 another namespace',
    changed('schema', ['targetNamespace="urn:notices:1"', 'targetNamespace="urn:notices:2"']),
    ['namespace-changed breaking Notices XML'],
    ['namespace-changed breaking Notices XML'],
  ],
  [
    'D12 another start and width',
    changed('positional', ['NP,Party/City,3,12', 'NP,Party/City,5,30']),
    ['position-changed breaking Party/City Positional'],
    ['position-changed breaking Party/City Positional'],
  ],
  [
    'D13 a column renamed',
    changed('csv', ['PartyCity', 'PartyTown']),
    ['column-renamed breaking Party/City CSV'],
    ['column-renamed breaking Party/City CSV'],
  ],
  [
    'D13 columns moved',
    changed('csv', [
      'NoticeNumber,H,Number,string,Yes,1,10\nNoticeRemark,H,Remark,string,No,1,10',
      'NoticeRemark,H,Remark,string,No,1,10\nNoticeNumber,H,Number,string,Yes,1,10',
    ]),
    ['columns-reordered warning CSV layout CSV'],
    ['columns-reordered warning CSV layout CSV'],
  ],
  [
    'D14 a record type added in CSV',
    changed('csv', ['PartyCity,P', 'PayerAccount,Q,Payer/Account,string,No,1,10\nPartyCity,P']),
    ['record-type-added harmless CSV layout/Record Q CSV'],
    ['record-type-added warning CSV layout/Record Q CSV'],
  ],
  [
    'D14 a record type added in positional files',
    changed('positional', ['NP,Party', 'NQ,Payer/Account,3,12,Left,string,No\nNP,Party']),
    ['record-type-added harmless Positional layout/Record NQ Positional'],
    ['record-type-added warning Positional layout/Record NQ Positional'],
  ],
  [
    'D16 a retailer that requires a field',
    withDesign('["Harbor & Pine"]', '["Harbor & Pine","Northgate Outfitters"]'),
    ['retailer-requires breaking Remark'],
    ['retailer-requires harmless Remark'],
  ],
  [
    'D16 a retailer that requires a code',
    withDesign('"A":', '"B":{"mandatoryFor":["Harbor & Pine"]},"A":'),
    ['retailer-requires breaking Kind XML JSON'],
    ['retailer-requires harmless Kind XML JSON'],
  ],
  [
    'D17 a retailer that requires a field no longer',
    withDesign('["Harbor & Pine"]', '[]'),
    ['retailer-requires-no-longer harmless Remark'],
    ['retailer-requires-no-longer harmless Remark'],
  ],
  [
    'D18 a note changed',
    changed('schema', ['A remark', 'A short remark']),
    ['note-changed wording Remark'],
    ['note-changed wording Remark'],
  ],
]

describe('two versions of a document', () => {
  it.each(planted)('%s: exactly its rows, for both directions', (_, to, send, receive) => {
    const changes = compare(files, to)
    expect(changes.send.map(lineOf)).toEqual(send)
    expect(changes.receive.map(lineOf)).toEqual(receive)
  })

  it.each(planted)('%s: the way back has the same places, with both sides exchanged', (_, to) => {
    const [there, back] = [compare(files, to), compare(to, files)]
    const sides = (changes: typeof there, isBack: boolean) =>
      changes.send.map((change) =>
        JSON.stringify([change.place, ...(isBack ? [change.to, change.from] : [change.from, change.to])]),
      )
    expect(sides(back, true).toSorted()).toEqual(sides(there, false).toSorted())
    expect(compare(to, to)).toEqual({ send: [], receive: [], untold: [] })
  })

  it('an integer is a valid decimal number, whatever decimals it may have', () => {
    const number = (type: string) => changed('schema', ['name="Number" type="Text10"', `name="Number" type="${type}"`])
    const [integer, decimal] = [number('xs:integer'), number('xs:decimal')]
    const levels = ({ send, receive }: ReturnType<typeof compare>) => [send.map(lineOf), receive.map(lineOf)]
    expect(levels(compare(integer, decimal))).toEqual([
      ['type-changed harmless Number'],
      ['type-changed breaking Number'],
    ])
    const short = changed('schema', [
      'name="Number" type="Text10"/>',
      'name="Number"><xs:simpleType><xs:restriction base="xs:decimal"><xs:fractionDigits value="2"/></xs:restriction></xs:simpleType></xs:element>',
    ])
    expect(levels(compare(integer, short))).toEqual(levels(compare(integer, decimal)))
    expect(levels(compare(decimal, integer))).toEqual([
      ['type-changed breaking Number'],
      ['type-changed harmless Number'],
    ])
  })

  it('a text without a list may not allow its codes', () => {
    const list = '<xs:enumeration value="A"/><xs:enumeration value="B"/>'
    const codes = changed('schema', ['\n' + list, '<xs:enumeration value="ALPHABET"/>'])
    const short = changed('schema', ['\n' + list, '<xs:maxLength value="5"/>'])
    const [gone, attached] = [compare(codes, short), compare(short, codes)]
    expect([gone.send, gone.receive].flat().map(lineOf)).toEqual([
      'code-list-detached breaking Kind XML JSON',
      'code-list-detached warning Kind XML JSON',
    ])
    expect(gone.send[0]?.why).toBe('The text does not allow these codes: ALPHABET.')
    expect([attached.send, attached.receive].flat().map(lineOf)).toEqual([
      'code-list-attached breaking Kind XML JSON',
      'code-list-attached warning Kind XML JSON',
    ])
    expect(attached.receive[0]?.why).toBe('Codes may arrive that the text did not allow: ALPHABET.')
  })

  it('a layout that neither side could read is named, and one that neither side has is not', async () => {
    const encode = (text: string) => new TextEncoder().encode(text)
    const sourcesOf = (version: string, csvLayout: string | undefined): RuleSources => ({
      document: 'Notices',
      version,
      schema: encode(files.schema),
      design: undefined,
      csvLayout: csvLayout === undefined ? undefined : encode(csvLayout),
      positionalLayout: undefined,
      reasons: {},
    })
    const untoldOf = async (...layouts: [string | undefined, string | undefined]) => {
      const [from, to] = [sourcesOf('1.0', layouts[0]), sourcesOf('2.0', layouts[1])]
      const work = { signal: new AbortController().signal, report: () => undefined, transfer: () => undefined }
      return (await compareSources({ from, to, retailers: [] }, work)).untold
    }
    const unread = (version: string) =>
      `There is no readable CSV layout of Notices ${version}: whether CSV files differ cannot be told.`
    expect(await untoldOf('damaged', 'damaged')).toEqual([unread('1.0'), unread('2.0')])
    expect(await untoldOf('damaged', undefined)).toEqual([unread('1.0')])
    expect(await untoldOf(undefined, undefined)).toEqual([])
  })

  it('D15: a document that one version lacks', () => {
    const levels = (isAdded: boolean) =>
      (['send', 'receive'] as const).map((role) => documentChange('Notices', isAdded, role).level)
    expect(levels(true)).toEqual(['harmless', 'harmless'])
    expect(levels(false)).toEqual(['breaking', 'warning'])
  })

  it('a required element that is removed was guaranteed, and one that is added is asked for', () => {
    const to = changed('schema', [
      '<xs:element name="Number" type="Text10"/>',
      '<xs:element name="Serial" type="Text5"/>',
    ])
    expect(compare(files, to).receive.map(({ kind: name, level }) => [name, level])).toEqual([
      ['element-removed', 'breaking'],
      ['element-added', 'warning'],
    ])
    expect(compare(files, to).send.map(({ level }) => level)).toEqual(['breaking', 'breaking'])
  })

  it('a similar name is guessed to be a rename, and counts as removal and addition', () => {
    const { send } = compare(files, changed('schema', [remark, remark.replace('Remark', 'Remarks')]))
    expect(send.map(({ kind: name, place, renamedTo }) => [name, place, renamedTo])).toEqual([
      ['element-removed', ['Remark'], ['Remarks']],
      ['element-added', ['Remarks'], ['Remark']],
    ])
  })

  it('names the retailers that require the place or the code, and the pages of both sides', () => {
    const [removed] = compare(files, changed('schema', ['<xs:enumeration value="A"/>', ''])).send
    expect(removed).toMatchObject({ from: 'A', retailers: ['Northgate Outfitters'] })
    expect(removed?.links).toEqual({
      from: '/rsx/docs/fields-qualifiers/1.0/Notices/Kind',
      to: '/rsx/docs/fields-qualifiers/1.1/Notices/Kind',
    })
  })

  it('a change of a group that is used several times is one row that names its other places', () => {
    const twice = changed('schema', [payer, payer + payer.replace('Payer"', 'Shipper"')])
    const later = { ...twice, schema: twice.schema.replace(account, account.replace('Text10', 'Text5')) }
    const [row, ...others] = compare(twice, later).send
    expect(others).toEqual([])
    expect([row?.place, row?.alsoAt]).toEqual([['Payer', 'Account'], [['Shipper', 'Account']]])
  })

  it('a change of a group names the places deeper in the document, too, and none within the group itself', () => {
    const inner = `<xs:element name="Inner" minOccurs="0"><xs:complexType><xs:sequence>${payer.replace('Payer"', 'Owner"')}</xs:sequence></xs:complexType></xs:element>`
    const before = changed('schema', [city, city + inner], [account, account + payer.replace('Payer"', 'Agent"')])
    const after = { ...before, schema: before.schema.replace(account, account.replace('Text10', 'Text5')) }
    const [row, ...others] = compare(before, after).send
    expect(others).toEqual([])
    expect([row?.place, row?.alsoAt]).toEqual([['Payer', 'Account'], [['Party', 'Inner', 'Owner', 'Account']]])
  })

  it('a field that leaves a layout and stays in the schema is a row, for its format alone', () => {
    const removed = changed('positional', ['\nNH,Remark,13,22,Left,string,No', ''])
    expect(compare(files, removed).send.map(lineOf)).toEqual(['flat-field-removed breaking Remark Positional'])
    expect(compare(files, removed).receive.map(lineOf)).toEqual(['flat-field-removed warning Remark Positional'])
    expect(compare(removed, files).send.map(lineOf)).toEqual(['flat-field-added harmless Remark Positional'])
    expect(compare(removed, files).receive.map(lineOf)).toEqual(['flat-field-added warning Remark Positional'])
  })

  it('does not depend on the order of types, nor on that of a design', () => {
    const [, first = '', second = ''] =
      /(<xs:complexType name="PartyType">.*?<\/xs:complexType>)\n(<xs:complexType name="PayerType">.*?<\/xs:complexType>)/s.exec(
        files.schema,
      ) ?? []
    const design = files.design as { children: object[] }
    const reordered = {
      ...files,
      schema: files.schema.replace(`${first}\n${second}`, `${second}\n${first}`),
      design: { ...design, children: design.children.toReversed() },
    }
    expect(first).not.toBe('')
    expect(compare(files, reordered).send).toEqual([])
  })
})
