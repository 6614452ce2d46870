import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Change, Role } from '@/engines/changes/change'
import { documentChange, versionKinds } from '@/engines/rsx/compare/version-kinds'
import { randomFrom } from '../../../../support/random-numbers'
import { chosenRetailers, layoutMutations } from './layout-mutations'
import { compareModels } from './planted-versions'
import { published, type Published } from './published-documents'
import { pick, schemaMutations, type ExpectedRow } from './schema-mutations'

// Each case compiles a published schema.
vi.setConfig({ testTimeout: 60_000 })

/** The facts that docs/compare.md states of each kind. */
const documented = new Map(
  [
    ...readFileSync('docs/compare.md', 'utf8').matchAll(
      /^\| `([a-z-]+)`(, required)? +\| \S+ +\| (\w+) +\| (\w+) +\| (.+?) +\|$/gm,
    ),
  ].map(([, kind = '', required = '', send, receive, formats]) => [kind + required, { send, receive, formats }]),
)
const kindOf = (name: string) => name.replace(', required', '')

/** The kinds of the way back. */
const inverses = new Map(
  [
    ['element-removed', 'element-added'],
    ['element-removed, required', 'element-added, required'],
    ['became-required', 'became-optional'],
    ['minimum-raised', 'minimum-lowered'],
    ['maximum-raised', 'maximum-lowered'],
    ['length-tightened', 'length-loosened'],
    ['code-removed', 'code-added'],
    ['code-list-attached', 'code-list-detached'],
    ['order-required', 'order-free'],
    ['record-type-added', 'record-type-removed'],
    ['flat-field-added', 'flat-field-removed'],
    ['retailer-requires', 'retailer-requires-no-longer'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
)

/** The formats of a row as docs/compare.md states them; empty for all. */
function formatsOf({ kind, places, alsoCarriedAt = [], format }: ExpectedRow, { model }: Published): string[] {
  const stated = documented.get(kind)?.formats ?? ''
  if (stated === 'that of the layout') return [format ?? '']
  if (stated !== 'those that carry it') return [stated]
  const all = [...places, ...alsoCarriedAt]
  const carries = (layout: readonly { path: string }[]) =>
    layout.some(({ path }) => all.some((place) => `${path}/`.startsWith(`${place}/`)))
  const carrying = [
    ...(carries(model.csvLayout) ? ['CSV'] : []),
    ...(carries(model.positionalLayout) ? ['Positional'] : []),
  ]
  return carrying.length === 2 ? [] : ['XML', 'JSON', ...carrying]
}

function expectedLines(rows: readonly ExpectedRow[], role: Role, source: Published): string[] {
  return rows
    .map((row) => [
      kindOf(row.kind),
      documented.get(row.kind)?.[role],
      row.places.toSorted(),
      formatsOf(row, source),
      row.retailer,
      row.isRenamed === true,
    ])
    .map((line) => JSON.stringify(line))
    .toSorted()
}

function actualLines(changes: readonly Change[]): string[] {
  return changes
    .map(({ kind, level, place, alsoAt = [], formats = [], retailers, renamedTo }) => {
      const places = [place, ...alsoAt].map((path) => path.join('/')).toSorted()
      const retailer = kind.startsWith('retailer') ? retailers?.join() : undefined
      return [kind, level, places, formats, retailer, renamedTo !== undefined]
    })
    .map((line) => JSON.stringify(line))
    .toSorted()
}

const documents = (['Orders', 'OrderAcks', 'Shipments', 'Invoices'] as const).map(published)
const mutations = Object.entries({ ...schemaMutations, ...layoutMutations })
const casesEach = 12

test.each(mutations)('%s: anywhere in a published document yields exactly its rows, and back', (_, mutate) => {
  let cases = 0
  for (let seed = 1; cases < casesEach && seed < 50 * casesEach; seed += 1) {
    const random = randomFrom(seed)
    const source = pick(random, documents)
    const mutated = mutate(source, random)
    if (!mutated) continue
    cases += 1
    const back = mutated.rows.map((row) => ({ ...row, kind: inverses.get(row.kind) ?? row.kind }))
    const there = compareModels(source.model, mutated.model, chosenRetailers)
    const andBack = compareModels(mutated.model, source.model, chosenRetailers)
    for (const role of ['send', 'receive'] as const) {
      const context = { seed, document: source.document, role }
      expect({ ...context, there: actualLines(there[role]), andBack: actualLines(andBack[role]) }).toEqual({
        ...context,
        there: expectedLines(mutated.rows, role, source),
        andBack: expectedLines(back, role, source),
      })
    }
  }
  expect(cases).toBe(casesEach)
})

test('D15: a document that one version lacks has the levels that are documented', () => {
  for (const [kind, isAdded] of [
    ['document-added', true],
    ['document-dropped', false],
  ] as const)
    for (const role of ['send', 'receive'] as const)
      expect(documentChange('Orders', isAdded, role)).toMatchObject({ kind, level: documented.get(kind)?.[role] })
})

test('the documentation states every kind, and no other', () => {
  expect(new Set([...documented.keys()].map(kindOf))).toEqual(new Set(Object.keys(versionKinds)))
})
