import { describe, expect, test } from 'vitest'
import type { Change } from '@/engines/changes/change'
import {
  compareRetailers,
  sharedRequirements,
  statementsOf,
  type DocumentDesign,
} from '@/engines/rsx/compare/compare-retailers'
import type { DesignRule } from '@/engines/rsx/rule-model'
import { designNode } from '../check/design-rules'

const [alder, birch, cedar] = ['Alder Stores', 'Birch Market', 'Cedar Outlet']
const everyone = [alder, birch, cedar]

/** The designs of an order, which a supplier receives, and of an invoice, which it sends. */
function designs(node: DesignRule, { by = everyone, isRequired = false } = {}): DocumentDesign[] {
  return ['Orders', 'Invoices'].map((document) => ({
    document,
    design: designNode(document, { by }, [designNode('Header', { by: everyone, isRequired }, [node])]),
  }))
}

const rows = (planted: DocumentDesign[], from: string[], to: string[]) =>
  compareRetailers(statementsOf(planted), new Set(from), new Set(to))

const short = ({ kind, level, role, place }: Change) => `${role} ${level} ${kind} ${place.join('/')}`

const kinds: { what: string; planted: DocumentDesign[]; expected: string[] }[] = [
  {
    what: 'D16, a field',
    planted: designs(designNode('City', { by: [cedar] })),
    expected: [
      'receive harmless retailer-requires-field Orders/Header/City',
      'send breaking retailer-requires-field Invoices/Header/City',
    ],
  },
  {
    what: 'D16, a field that the network requires of everybody',
    planted: designs(designNode('City', { by: [cedar], isRequired: true }), { isRequired: true }),
    expected: [
      'receive harmless retailer-requires-field Orders/Header/City',
      'send harmless retailer-requires-field Invoices/Header/City',
    ],
  },
  {
    what: 'D16, a code',
    planted: designs(designNode('Unit', { by: everyone, codes: { EA: everyone, CA: [cedar] } })),
    expected: [
      'receive warning retailer-requires-code Orders/Header/Unit',
      'send breaking retailer-requires-code Invoices/Header/Unit',
    ],
  },
  {
    what: 'D18, a note',
    planted: designs(
      designNode('City', { by: everyone, notes: { [cedar]: ['In capitals.'], [alder]: ['As printed.'] } }),
    ),
    expected: ['receive wording retailer-note Orders/Header/City', 'send wording retailer-note Invoices/Header/City'],
  },
  {
    what: 'D6, lengths whose retailers the design does not name',
    planted: designs(designNode('City', { by: everyone, lengths: { min: [2], max: [30, 35] } })),
    expected: [
      'receive warning retailer-length Orders/Header/City',
      'send warning retailer-length Invoices/Header/City',
    ],
  },
]

describe('a retailer that is added', () => {
  test.each(kinds)('$what', ({ planted, expected }) => {
    expect(rows(planted, [alder, birch], everyone).map(short)).toEqual(expected)
  })

  test('D15, a document that none of the others has', () => {
    const planted = designs(designNode('Note'), { by: [cedar] })
    const added = rows(planted, [alder], [alder, cedar])
    expect(added.filter(({ place }) => place.length === 1).map(short)).toEqual([
      'receive warning document-added Orders',
      'send breaking document-added Invoices',
    ])
    expect(
      rows(planted, [cedar], [alder])
        .filter(({ place }) => place.length === 1)
        .map(short),
    ).toEqual(['receive harmless document-dropped Orders', 'send harmless document-dropped Invoices'])
  })

  test('D16 and D17: says what it is, for whom and why, with both sides in My Designs', () => {
    const planted = designs(
      designNode('Unit', { by: everyone, codes: { CA: [cedar] }, lengths: { min: [2], max: [2] } }),
    )
    expect(rows(planted, [alder, birch], everyone).at(-1)).toEqual({
      kind: 'retailer-requires-code',
      level: 'breaking',
      role: 'send',
      place: ['Invoices', 'Header', 'Unit'],
      what: 'Code CA required',
      to: 'CA Meaning CA',
      why: 'Cedar Outlet asks for this code, and none of the others does.',
      retailers: [cedar],
      links: {
        from: '/rsx/docs/my-designs?document=Invoices&retailer=Alder+Stores&retailer=Birch+Market&node=Header%2FUnit',
        to: '/rsx/docs/my-designs?document=Invoices&retailer=Cedar+Outlet&node=Header%2FUnit',
      },
    })
  })

  test('a group and its length are named in the row of the requirement, not in rows of their own', () => {
    const lengths = { min: [1, 3], max: [8, 12] }
    const planted = designs(designNode('Contact', { by: [cedar] }, [designNode('Phone', { by: [cedar], lengths })]))
    expect(rows(planted, [alder], [alder, cedar]).map(({ place, what, to }) => [place.slice(2), what, to])).toEqual([
      [['Contact'], 'Group required', undefined],
      [['Contact', 'Phone'], 'Field required', '1 or 3 to 8 or 12 characters'],
      [['Contact'], 'Group required', undefined],
      [['Contact', 'Phone'], 'Field required', '1 or 3 to 8 or 12 characters'],
    ])
  })
})

describe('a retailer in the place of others', () => {
  test('D17, a field, a code and a note that it does not ask for', () => {
    const planted = designs(
      designNode('Unit', { by: [alder, birch], codes: { EA: [alder] }, notes: { [birch]: ['Never in words.'] } }),
    )
    expect(
      rows(planted, [alder, birch], [cedar])
        .filter(({ role }) => role === 'send')
        .map(short),
    ).toEqual([
      'send harmless retailer-drops-field Invoices/Header/Unit',
      'send harmless retailer-drops-code Invoices/Header/Unit',
      'send wording retailer-note-gone Invoices/Header/Unit',
    ])
  })
})

test('hidden places are left out with everything below them', () => {
  const hidden = designNode('Meta', { by: [cedar], isHidden: true }, [designNode('Id', { by: [cedar] })])
  expect(rows(designs(hidden), [alder], [alder, cedar])).toEqual([])
})

test('what all ask for: the places that every one of them asks for', () => {
  const node = designNode('Unit', { by: [alder, birch], codes: { EA: everyone, CA: [birch, cedar] } })
  const shared = sharedRequirements(statementsOf(designs(node)), new Set([birch, alder]))
  expect(shared.filter(({ role }) => role === 'send').map((row) => [short(row), row.what])).toEqual([
    ['send harmless retailers-share-document Invoices', 'Document required'],
    ['send harmless retailers-share-field Invoices/Header', 'Group required'],
    ['send harmless retailers-share-field Invoices/Header/Unit', 'Field required'],
    ['send harmless retailers-share-code Invoices/Header/Unit', 'Code EA required'],
  ])
  expect(shared.every(({ retailers }) => retailers?.join() === `${alder},${birch}`)).toBe(true)
})
