import { compareDocuments } from '../src/engines/rsx/domain/compare-documents'
import { generateSet } from '../src/engines/rsx/generate/generate'
import {
  fulfilmentModels,
  sampleSizes,
  type FulfilmentModel,
  type SampleSize,
} from '../src/engines/rsx/generate/sample-options'
import { writeSample } from '../src/engines/rsx/samples'
import { checked, formats, optionsOf, rulesOfSet } from '../tests/unit/engines/rsx/generate/support'
import { freeYielder } from '../tests/unit/engines/rsx/yielders'

// node --import tsx scripts/generated-samples.ts [size …]: generates every document for no retailer, each one, each two and all, in
// every model and format, checks them, and prints how many pass. It fails when one has a fault that no contradiction explains.

interface Row {
  samples: number
  clean: number
  contradicting: number
  notCarried: number
  invalid: number
}

const rules = await rulesOfSet()
const names = rules[0]?.retailers ?? []
const pairs = names.flatMap((name, at) => names.slice(at + 1).map((other) => [name, other]))
const choices = [[], ...names.map((name) => [name]), ...pairs, [...names]]
const rows = new Map<string, Row>()
const findings = new Map<string, number>()
const wanted = sampleSizes.filter((size) => process.argv.length < 3 || process.argv.includes(size))

for (const size of wanted) {
  for (const model of fulfilmentModels) for (const retailers of choices) await checkSet(size, model, retailers)
}
console.table(Object.fromEntries(rows))
for (const [finding, count] of findings) console.error(`${count} × ${finding}`)
process.exit(findings.size > 0 ? 1 : 0)

async function checkSet(size: SampleSize, model: FulfilmentModel, retailers: string[]): Promise<void> {
  const set = generateSet(rules, optionsOf({ size, model, retailers, seed: retailers.join(' ') }))
  for (const format of formats) {
    const beside: Parameters<typeof compareDocuments>[0][number][] = []
    for (const sample of set) {
      const written = writeSample(sample, format)
      if (!written) continue
      const result = await checked(written.text, sample.rules, retailers)
      beside.push({ document: result.document, rules: sample.rules })
      const own = result.errors.filter(({ code }) => code !== 'contradiction')
      const row = rowOf(`${size} ${sample.rules.document} ${format}`)
      row.samples += 1
      if (written.notCarried.length > 0) row.notCarried += 1
      if (own.length > 0) row.invalid += 1
      else if (result.errors.length > 0) row.contradicting += 1
      else row.clean += 1
      for (const { code, place, message } of own)
        note(`${size} ${sample.rules.document} ${format} ${code} ${place.path.replaceAll(/\[\d+\]/g, '')}: ${message}`)
    }
    for (const { message } of (await compareDocuments(beside, freeYielder())).flat())
      note(`${size} ${format} compared: ${message}`)
  }
}

function note(finding: string): void {
  findings.set(finding, (findings.get(finding) ?? 0) + 1)
}

function rowOf(name: string): Row {
  const row = rows.get(name) ?? { samples: 0, clean: 0, contradicting: 0, notCarried: 0, invalid: 0 }
  rows.set(name, row)
  return row
}
