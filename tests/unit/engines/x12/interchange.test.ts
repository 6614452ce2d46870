import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementOf, readInterchange } from '@/engines/x12/interchange'

const isa = (separator: string, component: string, terminator: string) =>
  `ISA*00*          *00*          *ZZ*NORTHGATE      *ZZ*LAKESIDE       *260320*0915*U*00401*000000007*0*P*${component}${terminator}`.replaceAll(
    '*',
    separator,
  )

describe('an interchange', () => {
  it.each([
    ['*', '>', '~'],
    ['|', ':', "'"],
    ['^', '<', '\n'],
  ])('of X12 with the separators %s %s %j has its sender and its sets', (separator, component, terminator) => {
    const text = `${isa(separator, component, terminator)}ST*850*0001/REF*IA*1${component}2/ST*850*0002/ST*997*0003`
      .replaceAll('*', separator)
      .replaceAll('/', terminator)
    const read = readInterchange(text)
    expect(read).toMatchObject({ standard: 'X12', sender: 'NORTHGATE', sets: ['850', '997'] })
    const reference = read?.segments.find(({ name }) => name === 'REF')
    expect(reference && [elementOf(reference, 1), elementOf(reference, 2, 2)]).toEqual(['IA', '2'])
  })

  it('of EDIFACT has its sender, its messages, and separators that are released or stated', () => {
    const text = "UNB+UNOC:3+NORTHGATE:14+LAKESIDE:14'UNH+1+ORDERS:D:01B:UN'FTX+AAI+++What?'s+new??'"
    const read = readInterchange(text)
    expect(read).toMatchObject({ standard: 'EDIFACT', sender: 'NORTHGATE', sets: ['ORDERS'] })
    const note = read?.segments.find(({ name }) => name === 'FTX')
    expect(note && [elementOf(note, 4), elementOf(note, 5)]).toEqual(["What's", 'new?'])
    const stated = readInterchange('UNA|*.? ~UNB*UNOC|3*NORTHGATE~UNH*1*INVOIC|D~')
    expect(stated).toMatchObject({ sender: 'NORTHGATE', sets: ['INVOIC'] })
  })

  it.each(['', 'Dear all', '<Orders/>', 'ISA', 'STATUS 404', 'GSM', 'UNABLE to connect', '{"ISA": 1}'])(
    'is not %j',
    (text) => {
      expect(readInterchange(text)).toBeUndefined()
    },
  )

  it('of any text is read without an error, and no longer than it may be', () => {
    fc.assert(
      fc.property(fc.constantFrom('ISA*', 'ST*', 'UNA', "UNA:+.? '", 'UNB+', 'AK1*'), fc.string(), (start, rest) => {
        const read = readInterchange(start + rest)
        expect((read?.sender ?? '').length).toBeLessThanOrEqual(35)
      }),
    )
    expect(readInterchange('ST*850~'.repeat(100_000))?.segments.length).toBeLessThanOrEqual(5000)
  })
})
