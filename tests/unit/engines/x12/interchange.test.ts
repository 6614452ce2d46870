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

  const acknowledgment = `${isa('*', '>', '~')}GS*FA*NORTHGATE*LAKESIDE*20260320*0915*7*X*004010~ST*997*0001~AK2*856*0001~AK3*TD5*7**8~AK4*2*66*7*XX~AK5*R*5~SE*6*0001~`

  it('of X12 is read the same in lines that are wrapped at any column', () => {
    const expected = readInterchange(acknowledgment)?.segments
    expect(expected?.map(({ name }) => name)).toEqual(['ISA', 'GS', 'ST', 'AK2', 'AK3', 'AK4', 'AK5', 'SE'])
    for (let width = 40; width <= 132; width++) {
      const wrapped = acknowledgment.replaceAll(new RegExp(`.{${width}}`, 'g'), '$&\r\n')
      expect(readInterchange(wrapped)?.segments, `${width} columns`).toEqual(expected)
    }
  })

  it.each([
    ['one of each run of', / +/g, ' '],
    ['none of the', / +/g, ''],
  ])('of X12 of which a copy has %s blanks has its separators', (_, blanks, copied) => {
    const read = readInterchange(acknowledgment.replaceAll(blanks, copied))
    expect(read).toMatchObject({ sender: 'NORTHGATE', sets: ['997'] })
    expect(read?.segments.map(({ name }) => name)).toContain('AK5')
  })

  it.each([
    '~',
    '\n',
    '|',
    '!',
    "'",
    '\u001c',
    '\u0085',
    '^',
    '~\n',
    '|\n',
    '~ \n',
    '~\t\r\n',
    '~\n\n',
    '~ \n \n  ',
    ' ~ ',
    '\n  ',
  ])('of X12 without an envelope is read with the terminator %j', (terminator) => {
    const text = acknowledgment.slice(acknowledgment.indexOf('ST*')).replaceAll('~', terminator)
    expect(readInterchange(text)?.segments.map(({ elements }) => elements[1]?.[0])).toEqual([
      '997',
      '856',
      'TD5',
      '2',
      'R',
      '6',
    ])
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
