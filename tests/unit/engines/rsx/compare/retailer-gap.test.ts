import { describe, expect, test } from 'vitest'
import type { Change } from '@/engines/changes/change'
import { compareRetailers, sharedRequirements, statementsOf } from '@/engines/rsx/compare/compare-retailers'
import { retailerGap, type GapInput } from '@/engines/rsx/compare/retailer-gap'
import { readDesign } from '@/engines/rsx/sources/read-design'
import { designDump } from '../../../../../platform/rsx/designs/dump'
import { retailers } from '../../../../../platform/rsx/designs/retailers'
import type { DesignDocument } from '../../../../../platform/rsx/designs/themes'

const documents: DesignDocument[] = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']
const dumps = documents.map((document) => ({ document, json: designDump(document) }))
const names = retailers.map(({ name }) => name)
const statements = statementsOf(dumps.map(({ document, json }) => ({ document, ...readDesign(json) })))
const keyOf = ({ place, what, to = '' }: Change) =>
  [...place, what.startsWith('Code') ? to.split(' ')[0] : ''].join('|')

const isDemand = ({ level, kind }: Change) => level !== 'wording' && kind !== 'retailer-length'

type Node = ReturnType<typeof designDump>

/** The demands of retailers, read without the engine: a bit for each retailer, by place and code. */
function bruteForce(): Map<string, number> {
  const asked = new Map<string, number>()
  const bitsOf = (list: readonly string[]) => list.reduce((bits, name) => bits | (1 << names.indexOf(name)), 0)
  const listed = (list: readonly string[] = []) => list.filter((name) => names.includes(name))
  function visit(node: Node, place: string) {
    if (!node.visible) return
    const { consolidatedMandatoryFor, consolidatedQualifiers = {} } = node.extraProperties
    asked.set(`${place}|`, bitsOf(listed(consolidatedMandatoryFor)))
    for (const [code, { mandatoryFor }] of Object.entries(consolidatedQualifiers)) {
      asked.set(`${place}|${code}`, bitsOf(listed(mandatoryFor)))
    }
    for (const child of node.children ?? []) visit(child, `${place}|${child.name}`)
  }
  for (const { document, json } of dumps) visit(json, document)
  return asked
}

/** Every choice of at least one retailer, as bits. */
const subsets = Array.from({ length: 2 ** names.length - 1 }, (_, index) => index + 1)
const namesOf = (bits: number) => new Set(names.filter((_, index) => bits & (1 << index)))

describe('of all 4,095 choices among twelve retailers', () => {
  test('the gap to a further retailer is what it asks for and none of the others does', () => {
    const asked = bruteForce()
    const masks = [...asked.values()]
    expect(subsets).toHaveLength(4095)
    // Each further retailer for each choice: with all twelve chosen there is none left.
    let gaps = 0
    for (const bits of subsets) {
      const from = namesOf(bits)
      for (let bit = 1; bit < 2 ** names.length; bit *= 2) {
        if (bits & bit) continue
        const found = compareRetailers(statements, from, namesOf(bits | bit))
        const keys = found.filter(isDemand).map(keyOf)
        const isAdded = (by = 0) => (by & bit) !== 0 && (by & bits) === 0
        // Equal if the number is the same and each is expected.
        const count = masks.reduce((sum, by) => sum + Number(isAdded(by)), 0)
        const wrong = keys.filter((key) => !isAdded(asked.get(key)))
        if (keys.length !== count || new Set(keys).size !== count || wrong.length > 0)
          throw new Error(
            `${[...from].join()} and ${[...namesOf(bit)].join()}: ${keys.length} of ${count}, ${wrong.join()}`,
          )
        gaps += 1
      }
    }
    expect(gaps).toBe(12 * 2 ** 11 - 12)
  })

  test('what they share is what each of them asks for', () => {
    const asked = [...bruteForce()]
    for (const bits of subsets) {
      const expected = asked.filter(([, by]) => (by & bits) === bits).map(([key]) => key)
      expect(sharedRequirements(statements, namesOf(bits)).map(keyOf).toSorted()).toEqual(expected.toSorted())
    }
  })
})

describe('a comparison of retailers', () => {
  const setOf = (start: number, end: number) => new Set(names.slice(start, end))
  const [a, b, c] = [setOf(0, 2), setOf(2, 5), setOf(1, 4)]

  test('with themselves is empty', () => {
    for (const bits of subsets) {
      expect(compareRetailers(statements, namesOf(bits), namesOf(bits))).toEqual([])
    }
  })

  test.each([
    [a, b],
    [b, c],
    [c, a],
  ])('the other way round names the same places, with from and to exchanged', (from, to) => {
    const sides = ({ place, from: before, to: after }: Change) => ({ place, before, after })
    const forth = compareRetailers(statements, from, to).map(sides)
    const back = compareRetailers(statements, to, from).map(sides)
    expect(forth).toEqual(back.map(({ place, before, after }) => ({ place, before: after, after: before })))
    expect(forth.length).toBeGreaterThan(20)
  })

  test('does not depend on the order of keys, files, nodes or names', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed).toReversed()
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .map(([key, part]) => [key, reversed(part)])
          .toReversed(),
      )
    }
    const input: GapInput = { designs: dumps, question: 'adds', shipTo: names.slice(0, 2), added: names[4] }
    const other = {
      ...input,
      designs: dumps.map(({ document, json }) => ({ document, json: reversed(json) })).toReversed(),
      shipTo: input.shipTo.toReversed(),
    }
    const [gap, otherGap] = [retailerGap(input), retailerGap(other)]
    const withoutNotes = ({ changes }: typeof gap) => changes.filter(({ level }) => level !== 'wording')
    expect(withoutNotes(otherGap)).toEqual(withoutNotes(gap))
    expect(otherGap.summary).toBe(gap.summary)
  })
})

describe('the result', () => {
  const chosen = ['Northgate Outfitters', 'Harbor & Pine']
  const ask = (
    question: GapInput['question'],
    shipTo: string[],
    added?: string,
    designs: GapInput['designs'] = dumps,
  ) => retailerGap({ designs, question, shipTo, added })

  test.each([
    [
      'adds',
      chosen,
      'Copperfield Pharmacy',
      'Copperfield Pharmacy adds 36 fields or groups and 12 codes to what Harbor & Pine and Northgate Outfitters ask for. 32 changes break what you send or receive, 23 may break it, 11 do not. Read 3 notes.',
    ],
    [
      'adds',
      [],
      'Copperfield Pharmacy',
      'Copperfield Pharmacy asks for 4 documents, 157 fields or groups and 37 codes. 98 changes break what you send or receive, 11 may break it, 89 do not. Read 3 notes.',
    ],
    [
      'shared',
      chosen,
      'Copperfield Pharmacy',
      'Copperfield Pharmacy, Harbor & Pine and Northgate Outfitters all ask for 4 documents, 77 fields or groups and 18 codes.',
    ],
    [
      'only',
      [],
      'Paperlane Books',
      'Only Paperlane Books asks for 4 fields or groups; none of the other 11 retailers does. 3 changes break what you send or receive, 1 does not. Read 2 notes.',
    ],
    ['only', [], 'Lakeshore Home', 'Lakeshore Home asks for nothing that no other retailer asks for. Read 4 notes.'],
    [
      'instead',
      chosen,
      'Copperfield Pharmacy',
      'In place of Harbor & Pine and Northgate Outfitters, Copperfield Pharmacy asks for 36 fields or groups and 12 codes more and 59 fields or groups and 27 codes less. 32 changes break what you send or receive, 23 may break it, 97 do not. Read 9 notes.',
    ],
  ] as const)('of %s %j %s can be read aloud', (question, shipTo, added, summary) => {
    expect(ask(question, [...shipTo], added)).toMatchObject({ refusal: undefined, summary })
  })

  test('of one document names it', () => {
    const [, , , invoices] = dumps
    const gap = ask('adds', ['Lakeshore Home'], 'Maple & Main', invoices ? [invoices] : [])
    expect(gap.summary).toBe(
      'Maple & Main adds 12 fields or groups and 4 codes in Invoices to what Lakeshore Home asks for. 16 changes break what you send or receive, 3 may break it. Read 2 notes.',
    )
    expect(gap.changes.every(({ place }) => place[0] === 'Invoices')).toBe(true)
  })

  test('lists the retailers with the number of fields that each requires', () => {
    const { retailers: listed } = ask('adds', [])
    expect(listed.map(({ name }) => name)).toEqual(names)
    expect(listed[0]).toEqual({ name: 'Bluebird Grocers', fields: 103 })
  })

  test.each([
    ['adds', chosen, undefined, 'Choose the retailer to add.'],
    ['adds', chosen, 'Harbor & Pine', 'You already ship to Harbor & Pine. Choose another retailer to add.'],
    ['adds', ['Corner Shop'], 'Kiosk', 'No design names Corner Shop or Kiosk. Choose another retailer.'],
    ['shared', ['Harbor & Pine'], undefined, 'Choose at least two retailers.'],
    ['only', chosen, undefined, 'Choose the retailer to add.'],
    ['instead', [], 'Harbor & Pine', 'Choose the retailers that Harbor & Pine takes the place of.'],
  ] as const)('of %s %j %s is refused', (question, shipTo, added, refusal) => {
    expect(ask(question, [...shipTo], added)).toMatchObject({ refusal, summary: '', changes: [] })
  })

  test('without retailers in the designs is refused', () => {
    const designs = [{ document: 'Orders', json: { name: 'Orders', children: [{ name: 'Header' }] } }]
    expect(ask('adds', [], 'Harbor & Pine', designs)).toMatchObject({ refusal: 'The designs name no retailers.' })
  })

  test('names what could not be read of a design, and no design is an error', () => {
    const broken = { name: 'Orders', extraProperties: { consolidatedMandatoryFor: ['A', 'B'] }, children: [7, null] }
    expect(ask('adds', ['A'], 'B', [{ document: 'Orders', json: broken }]).cautions).toEqual([
      'The design of Orders has 2 nodes without a name or too deep. They are not compared.',
    ])
    expect(() => ask('adds', ['A'], 'B', [{ document: 'Orders', json: [] }])).toThrow(
      'The design of Orders cannot be read.',
    )
  })
})
