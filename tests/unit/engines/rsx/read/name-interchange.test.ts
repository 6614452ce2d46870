import { expect, it } from 'vitest'
import { nameInterchange } from '@/engines/rsx/read/name-interchange'

const isa = 'ISA*00*          *00*          *ZZ*NORTHGATE      *ZZ*LAKESIDE       *260320*0915*U*00401*000000007*0*P*>~'

it.each([
  [`${isa}ST*850*0001~BEG*00*SA*PO1~`, 'This is X12 850 from NORTHGATE.', ['Orders'], false],
  [`${isa}ST*856*0001~ST*810*0002~`, 'This is X12 856, 810 from NORTHGATE.', ['Shipments', 'Invoices'], false],
  [
    'GS*SH*LAKESIDE*NORTHGATE~ST*855*0001~',
    'This is X12 855 from LAKESIDE without the envelope of an interchange.',
    ['OrderAcks'],
    false,
  ],
  ["UNB+UNOC:3+NORTHGATE:14'UNH+1+ORDERS:D:01B'", 'This is EDIFACT ORDERS from NORTHGATE.', ['Orders'], false],
  [`${isa}ST*997*0001~AK1*IN*1~`, 'This is X12 997 from NORTHGATE.', [], true],
  ["UNH+1+APERAK:D:01B'", 'This is EDIFACT APERAK without the envelope of an interchange.', [], true],
  [`${isa}ST*204*0001~`, 'This is X12 204 from NORTHGATE.', [], false],
])('%s is named', (text, sentence, documents, isAcknowledgment) => {
  expect(nameInterchange(text)).toEqual({ sentence, documents, isAcknowledgment })
})

it('Other texts are not named', () => {
  expect(nameInterchange('<Orders/>')).toBeUndefined()
})
