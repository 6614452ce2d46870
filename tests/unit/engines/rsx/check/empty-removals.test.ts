import { expect, test } from 'vitest'
import fc from 'fast-check'
import type { Edit, Finding } from '@/engines/rsx/findings/finding'
import { quickFixesOfKind } from '@/engines/rsx/verdict'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { write } from '../planted/cells'
import { compiledRules } from './compiled-rules'
import { designNode as node, withDesign } from './design-rules'
import { check, plant, jsonOf, xmlOf } from './support'

const north = 'Northgate Outfitters'
const order = xmlOf('Orders')

const applied = (text: string, edits: readonly Edit[]) =>
  edits.reduceRight((file, { span, text: by }) => file.slice(0, span.start) + by + file.slice(span.end), text)

test.each([
  ['XML', plant(order, '<Vendor>V77410</Vendor>', '<Vendor/>')],
  ['JSON', plant(jsonOf('Orders'), '"Vendor": "V77410"', '"Vendor": ""')],
  ['JSON', plant(jsonOf('Orders'), '"Vendor": "V77410"', '"Vendor": null')],
])(
  'an empty element in %s that a retailer requires is not removed, and the retailer asks for its value',
  async (_, text) => {
    const rules = await withDesign('Orders', [
      node('Header', {}, [node('OrderHeader', {}, [node('Vendor', { by: [north] })])]),
    ])
    const { findings } = (await check(text, { rules, retailers: [north] })).result
    expect(findings.map(({ code, retailers, quickFix }) => [code, retailers, quickFix])).toEqual([
      ['empty-element', [], undefined],
      ['retailer-field', [north], undefined],
    ])
    const others = (await check(text, { rules, retailers: ['Harbor & Pine'] })).result.findings
    expect(others.map(({ code, quickFix }) => [code, quickFix?.label])).toEqual([['empty-element', 'Remove Vendor']])
  },
)

test('an empty group that a retailer requires stays, together with what is in it', async () => {
  const rules = await withDesign('Orders', [node('Header', {}, [node('Notes', { by: [north], repeats: true })])])
  const text = plant(order, '</Header>', '<Notes><NoteCode/><Note/></Notes></Header>')
  const { findings } = (await check(text, { rules, retailers: [north] })).result
  expect(findings.map(({ code, quickFix }) => [code, quickFix])).toEqual([
    ['empty-element', undefined],
    ['empty-element', undefined],
  ])
  const another = plant(text, '<Notes>', '<Notes><NoteCode>GEN</NoteCode><Note>Thanks</Note></Notes><Notes>')
  const beside = (await check(another, { rules, retailers: [north] })).result.findings
  expect(new Set(beside.map(({ quickFix }) => quickFix?.label))).toEqual(
    new Set(['Remove Notes, which has no content']),
  )
})

/** Places are counted modulo this number, so that several of a file are emptied. */
const maxPlaces = 40

const errorOf = ({ code, place, retailers }: Finding) =>
  `${code} ${place.path.replaceAll(/\[\d+\]/g, '')} ${retailers.join()}`
const errorsOf = (findings: readonly Finding[]) =>
  new Set(findings.filter(({ level }) => level === 'error').map((finding) => errorOf(finding)))

/** Empties the values at some places of a file. */
function emptied(content: string, places: readonly number[]): string {
  let at = 0
  return content.replaceAll(/(?<=>)[^<>\n]+(?=<\/)|(?<=": )"[^"\n]+"/g, (value) => {
    at += 1
    if (!places.includes(at % maxPlaces)) return value
    return value.startsWith('"') ? '""' : ''
  })
}

test('removing what is empty makes no new error for any retailer', async () => {
  const designed = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']
  const files = examples()
    .filter(({ document }) => designed.includes(document))
    .flatMap(({ document, record }) =>
      (['XML', 'JSON'] as const).map((format) => ({
        name: 'file',
        content: write(format, document, record),
        document,
      })),
    )
  let removed = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(fc.nat(maxPlaces - 1), { minLength: 1, maxLength: 25 }),
      async (present, places) => {
        const content = emptied(present.content, places)
        const { document } = present
        const retailers = [...(await compiledRules(document)).retailers]
        const before = await check(content, { document, retailers })
        const edits = quickFixesOfKind(before.result.findings, 'empty-element')
        removed += edits.length
        const after = await check(applied(before.text, edits), { document, retailers })
        const known = errorsOf(before.result.findings)
        expect([...errorsOf(after.result.findings)].filter((error) => !known.has(error))).toEqual([])
      },
    ),
    { seed: 2026, numRuns: 60 },
  )
  expect(removed).toBeGreaterThan(50)
})
