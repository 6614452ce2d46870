import { beforeAll, expect, it } from 'vitest'
import { compareDocuments } from '@/engines/rsx/domain/compare-documents'
import { generateSet } from '@/engines/rsx/generate/generate'
import { createPicks } from '@/engines/rsx/generate/picks'
import { fulfilmentModels, sampleSizes } from '@/engines/rsx/generate/sample-options'
import { writeSample } from '@/engines/rsx/samples'
import { findVersion } from '../../../../../platform/rsx/versions'
import { freeYielder } from '../yielders'
import { checked, formats, optionsOf, rulesOf, rulesOfSet } from './support'

// Compiling rules takes longer than one test may on a busy machine.
beforeAll(() => rulesOfSet())

const picks = createPicks('combinations')

/** Options with up to three retailers, by a number. */
function optionsAt(at: number, retailers: readonly string[]) {
  const count = picks.number(`count ${at}`, 0, 3)
  const first = picks.number(`first ${at}`, 0, retailers.length - 1)
  const step = picks.number(`step ${at}`, 1, 3)
  return optionsOf({
    seed: String(at),
    model: picks.pick(`model ${at}`, fulfilmentModels),
    // A document with everything takes ten times as long.
    size: sampleSizes[at % 20 === 19 ? 2 : at % 2] ?? 'typical',
    retailers: Array.from({ length: count }, (_, index) => retailers[(first + index * step) % retailers.length] ?? ''),
  })
}

it('generates 300 documents that pass for the chosen retailers and agree with the order beside them', async () => {
  const rules = await rulesOfSet()
  const retailers = rules[0]?.retailers ?? []
  let documents = 0
  for (let at = 0; documents < 300; at += 1) {
    const options = optionsAt(at, retailers)
    const format = formats[at % formats.length] ?? 'XML'
    const beside = []
    for (const sample of generateSet(rules, options)) {
      const { text } = writeSample(sample, format) ?? { text: '' }
      const { document, errors } = await checked(text, sample.rules, options.retailers)
      beside.push({ document, rules: sample.rules })
      documents += 1
      // Where retailers contradict each other, some of them refuse the code that was chosen, unless a pack and its carton satisfy both.
      const named = sample.contradictions
        .filter(({ choices }) => choices.every(({ retailer }) => retailer !== undefined))
        .map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
      const [refused, others] = [new Set<string>(), [] as string[]]
      for (const { code, place, reference, message } of errors) {
        if (code === 'retailer-code' && reference) refused.add(reference.field)
        else others.push(`${place.path}: ${message}`)
      }
      expect({ options, format, document: sample.rules.document, others }).toMatchObject({ others: [] })
      expect([...refused].filter((field) => !named.includes(field))).toEqual([])
    }
    const differences = await compareDocuments(beside, freeYielder())
    expect(differences.flat().map(({ message }) => message)).toEqual([])
  }
})

it('generates every other document from its schema', async () => {
  for (const { name } of findVersion('7.7.4')?.documents ?? []) {
    const rules = await rulesOf(name)
    for (const size of sampleSizes) {
      const [sample] = generateSet([rules], optionsOf({ size }))
      for (const format of formats) {
        const written = sample && writeSample(sample, format)
        if (!written) continue
        const { errors } = await checked(written.text, rules, [])
        expect({ name, size, format, errors: errors.map(({ message }) => message) }).toMatchObject({ errors: [] })
      }
    }
  }
})

it('generates documents of a version without designs, layouts and codes', async () => {
  const rules = await rulesOf('Orders', '7.7.0')
  for (const size of sampleSizes) {
    const [sample] = generateSet([rules], optionsOf({ size }))
    const { text } = (sample && writeSample(sample, 'XML')) ?? { text: '' }
    expect((await checked(text, rules, [])).errors).toEqual([])
  }
})
