import { beforeAll, expect, it } from 'vitest'
import { generateSet } from '@/engines/rsx/generate/generate'
import { fulfilmentModels, sampleSizes } from '@/engines/rsx/generate/sample-options'
import { writeSample } from '@/engines/rsx/samples'
import { documentSchema } from '../../../../../platform/rsx/document-schema'
import { jsonErrors, xmlErrors } from '../../../../platform/rsx-validators'
import { optionsOf, rulesOf, rulesOfSet } from './support'

// Compiling rules takes longer than one test may on a busy machine.
beforeAll(() => rulesOfSet())

it('is valid by the published XML Schema and JSON Schema, in the eyes of libxml2 and Ajv', async () => {
  const set = await rulesOfSet()
  const others = await Promise.all(['Remittances'].map((name) => rulesOf(name)))
  for (const [at, size] of sampleSizes.entries()) {
    const model = fulfilmentModels[at] ?? 'DropShip'
    const samples = [
      ...generateSet(set, optionsOf({ size, model, retailers: ['Copperfield Pharmacy'] })),
      ...others.flatMap((rules) => generateSet([rules], optionsOf({ size, model }))),
    ]
    for (const sample of samples) {
      const { document } = sample.rules
      const schema = documentSchema('7.7.4', document)
      const [xml, json] = [writeSample(sample, 'XML')?.text, writeSample(sample, 'JSON')?.text]
      if (!schema || xml === undefined || json === undefined) throw new Error(`no schema of ${document}`)
      expect({ document, size, errors: xmlErrors(schema, xml) }).toEqual({ document, size, errors: [] })
      expect({ document, size, errors: jsonErrors(schema, JSON.parse(json)) }).toEqual({ document, size, errors: [] })
    }
  }
})
