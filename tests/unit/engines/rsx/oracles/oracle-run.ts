import { createYielder } from '@/lib/yielder'
import fc from 'fast-check'
import { checkDocument } from '@/engines/rsx/check/check-document'
import type { Finding } from '@/engines/rsx/findings/finding'
import { openText } from '@/engines/rsx/read/open-file'
import { readDocument } from '@/engines/rsx/read/read-document'
import type { RuleModel } from '@/engines/rsx/rule-model'
import type { DocumentSchema } from '../../../../../platform/rsx/document-schema'
import { examples } from '../../../../../platform/rsx/examples/examples'
import type { Group } from '../../../../../platform/rsx/examples/pieces'
import { writeJson } from '../../../../../platform/rsx/examples/write'
import { compiledRules } from '../check/compiled-rules'
import { platformSchema } from '../check/platform-rules'
import * as json from './json-oracle'
import { jsonMutators } from './mutate-json'
import { xmlMutators } from './mutate-xml'
import { randomRecord, treeOf, writeTree, type Pick } from './trees'
import * as xml from './xml-oracle'

/** Where we and an oracle differ about a document. */
interface Difference {
  error: string
  document: string
  mutations: readonly string[]
  file: string
  ours: string[]
  oracle: string[]
}

/** The counts of a run. */
export interface OracleRun {
  documents: number
  /** Documents that the oracle refuses. */
  invalid: number
  /** Errors that the oracle named. */
  errors: number
  /** Our errors, by kind. */
  kinds: Map<string, number>
  differences: Difference[]
}

/** How a document is made: its origin, and the mutations that are applied to it. */
interface Recipe {
  origin: number
  mutations: { name: string; seed: number }[]
}

const documents = [
  'Orders',
  'OrderAcks',
  'Shipments',
  'Invoices',
  'OrderChanges',
  'InventoryInquiriesAndAdvices',
  'ItemRegistries',
  'Remittances',
]

/** A source of numbers that a seed determines. */
function pickFrom(seed: number): Pick {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39) >>> 0
    return (mixed >>> 8) % Math.max(1, limit)
  }
}

function recipes(names: readonly string[]): fc.Arbitrary<Recipe> {
  const mutation = fc.record({ name: fc.constantFrom(...names), seed: fc.nat(1_000_000) })
  return fc.record({ origin: fc.nat(1_000_000), mutations: fc.array(mutation, { maxLength: 4 }) })
}

/** A valid record: an example of the platform, or a random one of any document. */
function originOf(origin: number): { document: string; record: Group } {
  const all = examples()
  const example = all[origin % (2 * all.length)]
  if (example) return { document: example.document, record: structuredClone(example.record) }
  const pick = pickFrom(origin)
  const document = documents[pick(documents.length)] ?? 'Orders'
  return { document, record: randomRecord(platformSchema(document), pick) }
}

/** The errors of our reader and check that concern the schema. */
async function schemaErrors(name: string, text: string, rules: RuleModel): Promise<Finding[]> {
  const yielder = createYielder(new AbortController().signal, () => undefined)
  const reading = await readDocument(openText(name, text), rules, yielder)
  if (!reading) throw new Error(`not read: ${text.slice(0, 100)}`)
  const { findings } = await checkDocument(reading.document, rules, [], yielder)
  // No JSON Schema forbids control characters.
  return [...reading.findings, ...findings].filter(
    ({ level, code }) => level === 'error' && code !== 'control-character',
  )
}

interface Comparison {
  document: string
  file: string
  ours: Finding[]
  /** Messages of the oracle. */
  oracle: string[]
  /** Those that are not among ours. */
  unnamed: string[]
}

async function compareXml({ origin, mutations }: Recipe): Promise<Comparison> {
  const { document, record } = originOf(origin)
  const schema = platformSchema(document)
  const tree = treeOf(schema, record)
  for (const { name, seed } of mutations) xmlMutators[name]?.(tree, pickFrom(seed))
  const file = writeTree(schema, tree)
  const ours = await schemaErrors('file.xml', file, await compiledRules(document))
  const errors = xml.xmlErrors(schema, file)
  const lines = file.split('\n')
  const unnamed = errors.filter((error) => !xml.isNamed(error, ours, lines))
  const text = ({ line, message }: xml.XmlError) => `line ${line}: ${message}`
  return { document, file, ours, oracle: errors.map(text), unnamed: unnamed.map(text) }
}

async function compareJson({ origin, mutations }: Recipe): Promise<Comparison> {
  const { document, record } = originOf(origin)
  const schema: DocumentSchema = platformSchema(document)
  const value = JSON.parse(writeJson(schema, record)) as Record<string, unknown>
  for (const { name, seed } of mutations) jsonMutators[name]?.(value, pickFrom(seed))
  const file = JSON.stringify(value, undefined, 1)
  const ours = await schemaErrors('file.json', file, await compiledRules(document))
  const errors = json.jsonErrors(schema, JSON.parse(file))
  const unnamed = errors.filter((error) => !json.isNamed(error, ours))
  const text = (error: (typeof errors)[number]) =>
    `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`
  return { document, file, ours, oracle: errors.map(text), unnamed: unnamed.map(text) }
}

const formats = {
  XML: { names: Object.keys(xmlMutators), compare: compareXml },
  JSON: { names: Object.keys(jsonMutators), compare: compareJson },
}

const describe = ({ code, place, message }: Finding) => `${code} ${place.label} ${place.path}: ${message}`

/** Checks mutated documents beside an oracle: libxml2 with our XML Schema, Ajv with our JSON Schema. */
export async function runOracle(
  format: keyof typeof formats,
  { runs, seed }: { runs: number; seed: number },
): Promise<OracleRun> {
  const { names, compare } = formats[format]
  const run: OracleRun = { documents: 0, invalid: 0, errors: 0, kinds: new Map(), differences: [] }
  for (const recipe of fc.sample(recipes(names), { numRuns: runs, seed })) {
    const { document, file, ours, oracle, unnamed } = await compare(recipe)
    run.documents += 1
    if (oracle.length > 0) run.invalid += 1
    run.errors += oracle.length
    for (const { code } of ours) run.kinds.set(code, (run.kinds.get(code) ?? 0) + 1)
    const isVerdictEqual = ours.length > 0 === oracle.length > 0
    if (isVerdictEqual && unnamed.length === 0) continue
    run.differences.push({
      error: isVerdictEqual
        ? `not among ours: ${unnamed.join('; ')}`
        : ours.length > 0
          ? 'only ours refuses it'
          : 'only the oracle refuses it',
      document,
      mutations: recipe.mutations.map(({ name }) => name),
      file,
      ours: ours.map(describe),
      oracle,
    })
  }
  return run
}
