import { beforeAll, expect, it } from 'vitest'
import { relationsOf } from '@/engines/rsx/domain/tables/documents'
import type { GroupRelations } from '@/engines/rsx/domain/tables/relation-types'
import { generateSet, type Sample } from '@/engines/rsx/generate/generate'
import { createPicks } from '@/engines/rsx/generate/picks'
import { removeNode, visit, type SampleNode } from '@/engines/rsx/generate/sample-tree'
import { writeSample } from '@/engines/rsx/samples'
import { checked, optionsOf, rulesOfSet } from './support'

// Compiling rules takes longer than one test may on a busy machine.
beforeAll(() => rulesOfSet())

/** The names that relations of a group look at: without one of them, another value says nothing. */
function namesIn({ pairs = [], choices = [], extension, distribution }: GroupRelations): string[] {
  return [
    ...pairs.flatMap(({ qualifier, values }) => [qualifier, ...values]),
    ...choices.flatMap(({ names }) => names),
    ...Object.values(extension ?? {}),
    ...Object.values(distribution ?? {}),
  ]
}

/** The status of an answer decides which sums an acknowledgement comes to. */
const decidesSums = 'ItemStatusCode'

/** The values that the retailers require and no relation looks at. */
function askedValues({ record, rules }: Sample): SampleNode[] {
  const { groups } = relationsOf(rules.document) ?? {}
  const required: SampleNode[] = []
  visit(record, (node) => {
    const { parent, text, design, element } = node
    if (!parent || text === undefined || element.min > 0 || (design?.retailers.length ?? 0) === 0) return
    const related = groups?.get(parent.name)
    const isAlone = parent.children.length === 1
    if (!isAlone && node.name !== decidesSums && (!related || !namesIn(related).includes(node.name)))
      required.push(node)
  })
  return required
}

it('misses exactly the value that was removed, for the retailers that require it', async () => {
  const rules = await rulesOfSet()
  const picks = createPicks('removed values')
  const retailers = rules[0]?.retailers ?? []
  for (let at = 0; at < 40; at += 1) {
    const retailer = picks.pick(`retailer ${at}`, [retailers[at % retailers.length] ?? '', ...retailers])
    const options = optionsOf({ retailers: [retailer], seed: String(at) })
    const samples = generateSet(rules, options)
    const sample = samples[at % samples.length]
    if (!sample) throw new Error('nothing was generated')
    const values = askedValues(sample)
    const node = values[picks.number(`value ${at}`, 0, values.length - 1)]
    if (!node) throw new Error(`${retailer} requires nothing of ${sample.rules.document}`)
    removeNode(node)
    const { text } = writeSample(sample, at % 2 === 0 ? 'XML' : 'JSON') ?? { text: '' }
    const { errors } = await checked(text, sample.rules, [retailer])
    const { document } = sample.rules
    const found = errors.map(({ code, expected, retailers: requiring }) => ({ code, expected, requiring }))
    expect({ at, document, name: node.name, found }).toEqual({
      at,
      document,
      name: node.name,
      found: [{ code: 'retailer-field', expected: node.name, requiring: [retailer] }],
    })
  }
})
