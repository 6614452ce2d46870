import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDictionary } from '@/engines/x12/dictionary'
import { fieldsOf } from '@/engines/x12/fields-of'
import { parsePlace } from '@/engines/x12/parse-place'
import { placesOf } from '@/engines/x12/places-of'

/** A place in short form: set, standard where it is clear, segment, position, component and code. */
function short(text: string): string | undefined {
  const place = parsePlace(text)
  if (!place) return undefined
  const { set, standard, segment, position, component, code } = place
  const parts = [set, standard, segment, position, component === undefined ? undefined : `.${component}`]
  return [...parts.filter((part) => part !== undefined), ...(code === undefined ? [] : [`=${code}`])].join(' ')
}

describe('a text that is only a place', () => {
  it.each([
    ['BEG03', 'X12 BEG 3'],
    ['BEG-03', 'X12 BEG 3'],
    ['beg 03', 'X12 BEG 3'],
    ['N104', 'X12 N1 4'],
    ['td503', 'X12 TD5 3'],
    ['REF04-02', 'X12 REF 4 .2'],
    ['REF0402', 'X12 REF 4 .2'],
    ['REF02 = IA', 'X12 REF 2 =IA'],
    ['REF02 (IA)', 'X12 REF 2 =IA'],
    ['N103=92', 'X12 N1 3 =92'],
    ['N1*ST', 'X12 N1 =ST'],
    ['n1 st', 'X12 N1 =ST'],
    ['N1 loop, ST', 'X12 N1 =ST'],
    ['REF-IA', 'X12 REF =IA'],
    ['DTM*010', 'X12 DTM =010'],
    ['DTM 010', 'DTM =010'],
    ['DTM+2:20261127:102', 'EDIFACT DTM =2'],
    ['NAD+DP', 'EDIFACT NAD =DP'],
    ['rff on', 'EDIFACT RFF =ON'],
    ['NAD 3035', 'EDIFACT NAD 1'],
    ['RFF 1154', 'EDIFACT RFF 1 .2'],
    ['LIN+++…:EN', 'EDIFACT LIN =EN'],
    ['PO1**24*EA*12.5*PE*UP*012345678905', 'X12 PO1 =UP'],
    ['HL*3*2*P', 'X12 HL =P'],
    ['SDQ', 'X12 SDQ'],
    ['850 BEG03', '850 X12 BEG 3'],
    ['BEG03 of X12 850', '850 X12 BEG 3'],
    ['ORDERS DTM+2', 'ORDERS EDIFACT DTM =2'],
    ['MAN', 'X12 MAN'],
    ['lin', 'LIN'],
    ['man gm', 'X12 MAN =GM'],
  ])('%s is %s', (text, expected) => {
    expect(short(text)).toBe(expected)
  })
})

describe('a sentence', () => {
  it.each([
    ['BIG04 is missing', 'X12 BIG 4'],
    ['Invalid N104 qualifier', 'X12 N1 4'],
    ['TD503: code not in list', 'X12 TD5 3'],
    ['Segment N1*ST is missing in line 7.', 'X12 N1 =ST'],
    ['the REF IA segment is missing', 'X12 REF =IA'],
    ['Why is the N1 loop refused?', 'X12 N1'],
    ['810 refused: BIG04 is missing', '810 X12 BIG 4'],
  ])('“%s” names %s', (text, expected) => {
    expect(short(text)).toBe(expected)
  })

  it.each([
    'the man in the middle',
    'a man',
    'man in',
    'how do I print a lin or per label',
    'tax id',
    'tax',
    'com port',
    'ref id',
    'per day',
    'THE MAN IN THE MIDDLE',
    'where is my token',
    '403',
    '850',
    'id01',
    'po box 12345',
    '',
  ])('“%s” names none, unless it is only the name of a segment', (text) => {
    expect(short(text)).toBe(text === 'tax' ? 'TAX' : undefined)
  })
})

describe('text from outside', () => {
  const segments = [...readDictionary().bySegment.keys()]
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.stringMatching(/^[A-Z0-9*+:.=\- ]{0,60}$/),
    fc.tuple(fc.constantFrom(...segments), fc.string({ maxLength: 20 })).map(([segment, rest]) => segment + rest),
  )

  it('never throws, and its place has a segment of the dictionary', () => {
    fc.assert(
      fc.property(hostile, fc.string(), fc.string(), (text, document, path) => {
        const place = parsePlace(text)
        expect([undefined, ...segments]).toContain(place?.segment)
        expect(place ? fieldsOf(place) : []).toBeInstanceOf(Array)
        expect(placesOf(document, path, text)).toEqual([])
      }),
    )
  })

  it('is read up to 400 characters', () => {
    expect(parsePlace(`${' x'.repeat(190)} BEG03`)?.segment).toBe('BEG')
    expect(parsePlace(`${' x'.repeat(200)} BEG03`)).toBeUndefined()
    expect(parsePlace(`${'*+'.repeat(2_000_000)} BEG03`)).toBeUndefined()
  })

  it('may be a path of any length and depth', () => {
    expect(placesOf('Orders', 'Header/'.repeat(1_000_000))).toEqual([])
    expect(placesOf('Shipments', `${'PackLevel/'.repeat(1_000_000)}Pack/ShippingSerialID`)[0]?.label).toBe('MAN02, GM')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e9])('a position %s has no fields', (position) => {
    const place = { standard: undefined, set: undefined, segment: 'REF', component: undefined, code: undefined }
    expect(fieldsOf({ ...place, position })).toEqual([])
    expect(fieldsOf({ ...place, segment: '__proto__', position: 1 })).toEqual([])
  })
})
