import { expect, test } from 'vitest'
import fc from 'fast-check'
import type { Finding } from '@/engines/rsx/findings/finding'
import { sampleSizes } from '@/engines/rsx/generate/sample-options'
import { makeSamples } from '@/engines/rsx/samples'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { formats, write } from '../planted/cells'
import { foundIn, type PlantedFile } from '../planted/found-in'
import { plantedTable } from '../planted/table'
import { compiledRules } from './compiled-rules'

const designed = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']

/** The part of a check that counts for a retailer: its verdict, and its findings without the names of others. */
async function chargedTo(retailer: string, file: PlantedFile, retailers: readonly string[]) {
  const { findings, verdicts } = await foundIn({ ...file, retailers })
  const own = findings.filter(
    ({ code, retailers: names }) => code !== 'contradiction' && (names.length === 0 || names.includes(retailer)),
  )
  return {
    findings: own.map(identityOf).toSorted(),
    verdict: verdicts.find((verdict) => verdict.retailer === retailer),
    network: verdicts.find((verdict) => verdict.retailer === undefined),
  }
}

function identityOf({ code, level, place, found, expected, retailers, fix }: Finding): string {
  return JSON.stringify([code, level, place.label, place.path, found, expected, fix, retailers.length > 0])
}

/** The documents of the planted table that are checked by the designs of the platform or their own. */
const plantedFiles = Object.values(plantedTable).flatMap((row) =>
  formats.flatMap((format) => {
    const cell = row[format]
    return typeof cell === 'string' ? [] : cell.map(({ file }) => file)
  }),
)

async function retailersOf(file: PlantedFile): Promise<readonly string[]> {
  const rules = await (file.rules?.() ?? compiledRules(file.document ?? 'Orders'))
  return [...new Set([...rules.retailers, ...(file.retailers ?? [])])]
}

/** Generated documents of each size. Half of them are made for a retailer, so that they have much of what others require. */
async function sampleFiles(): Promise<PlantedFile[]> {
  const rules = await Promise.all(designed.map((document) => compiledRules(document)))
  return sampleSizes.flatMap((size) =>
    [[], rules[0]?.retailers.slice(0, 1) ?? []].flatMap((retailers) => {
      const options = {
        model: 'BulkImport',
        size,
        retailers,
        seed: '2026',
        choices: new Map<string, string>(),
      } as const
      return makeSamples(rules, size === 'typical' ? 'CSV' : 'XML', options).files.map(({ name, text, document }) => ({
        name,
        content: text,
        document,
      }))
    }),
  )
}

const change = fc.record({ at: fc.nat(), to: fc.nat(), how: fc.constantFrom('remove', 'move', 'empty', 'wrong') })

/** Changes a value in an XML file: what is missing, misplaced, empty or wrong may be what a retailer requires. */
function changed(file: PlantedFile, changes: readonly { at: number; to: number; how: string }[]): PlantedFile {
  if (typeof file.content !== 'string') return file
  let content = file.content
  for (const { at, to, how } of changes) {
    const lines = content.split('\n')
    const values = lines.flatMap((line, index) => (/<(\w+)>[^<]*<\/\1>/.test(line) ? [index] : []))
    if (values.length === 0) return file
    const from = values[at % values.length] ?? 0
    const [line = ''] = lines.splice(from, 1)
    if (how === 'move') lines.splice(values[to % values.length] ?? 0, 0, line)
    else if (how !== 'remove') lines.splice(from, 0, line.replace(/>[^<]*</, how === 'empty' ? '><' : '>Q?<'))
    content = lines.join('\n')
  }
  return { ...file, content }
}

test('a retailer is charged the same, whoever else is chosen', async () => {
  const files = [
    ...plantedFiles,
    ...examples()
      .filter(({ document }) => designed.includes(document))
      .flatMap(({ document, record }) =>
        formats.map((format) => ({ name: 'file', content: write(format, document, record), document })),
      ),
    ...(await sampleFiles()),
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
      fc.nat(),
      fc.array(change, { maxLength: 4 }),
      async (present, isChosen, at, changes) => {
        const file = changed(present, changes)
        const all = await retailersOf(file)
        const retailer = all[at % all.length] ?? ''
        const chosen = all.filter((name, index) => isChosen[index] === true || name === retailer)
        expect(await chargedTo(retailer, file, chosen)).toEqual(await chargedTo(retailer, file, [retailer]))
      },
    ),
    { seed: 2026, numRuns: 150 },
  )
})
