import type { Change } from '@/engines/changes/change'
import { countOf, listOf } from '@/lib/phrases'
import { readDesign, retailersOf, type ReadDesign } from '../sources/read-design'
import { compareRetailers, sharedRequirements, type Names } from './compare-retailers'
import { gapSummary } from './gap-summary'
import type { GapQuestion } from './questions'
import { statementsOf, type DesignStatements } from './requirements'

/** The designs as the provider publishes them, and a question about their retailers. */
export interface GapInput {
  designs: readonly { document: string; json: unknown }[]
  question: GapQuestion
  /** The retailers that somebody ships to. */
  shipTo: readonly string[]
  /** The retailer that is added. */
  added: string | undefined
}

/** A retailer, and the number of fields that it requires in all documents. */
interface GapRetailer {
  name: string
  fields: number
}

export interface RetailerGap {
  retailers: readonly GapRetailer[]
  /** Why there is nothing to compare: a choice that is missing or makes no sense. Then there are no changes. */
  refusal: string | undefined
  /** The result in one to three sentences; empty with a refusal. */
  summary: string
  changes: readonly Change[]
  /** Parts of the designs that could not be read, a sentence each. */
  cautions: readonly string[]
}

/**
 * Answers a question about what retailers ask for. Takes time proportional to the designs.
 * @throws Error with one sentence if one of the files is no design.
 */
export function retailerGap({ designs, ...question }: GapInput): RetailerGap {
  const read = designs.map(({ document, json }) => ({ document, ...designOf(document, json) }))
  const statements = statementsOf(read)
  const names = new Set(read.flatMap(({ design }) => retailersOf(design)))
  const all = [...names].toSorted((a, b) => a.localeCompare(b, 'en'))
  const base = {
    retailers: all.map((name) => ({ name, fields: countFields(statements, name) })),
    cautions: read.flatMap(cautionOf),
  }
  const sides = sidesOf(question, all)
  if ('refusal' in sides) return { ...base, refusal: sides.refusal, summary: '', changes: [] }
  const { from, to } = sides
  const compared = from ? compareRetailers(statements, from, to) : sharedRequirements(statements, to)
  // Whose lengths they are, the designs do not say, so no length is asked for by one retailer alone.
  const changes = question.question === 'only' ? compared.filter(({ kind }) => kind !== 'retailer-length') : compared
  const summary = gapSummary(changes, { ...question, ...sides, documents: designs.map(({ document }) => document) })
  return { ...base, refusal: undefined, summary, changes }
}

/** The retailers of both sides; one side alone is asked for what all of it share. */
interface GapSides {
  from: Names | undefined
  to: Names
}

/** Finds the sides of a question, or why it has none. */
function sidesOf(
  { question, shipTo, added }: Omit<GapInput, 'designs'>,
  all: readonly string[],
): GapSides | { refusal: string } {
  const chosen = new Set(shipTo)
  const unknown = [...chosen, ...(added === undefined ? [] : [added])].filter((name) => !all.includes(name))
  if (all.length === 0) return { refusal: 'The designs name no retailers.' }
  if (unknown.length > 0) return { refusal: `No design names ${listOf(unknown, 'or')}. Choose another retailer.` }
  if (question === 'shared') {
    const to = new Set(added === undefined ? chosen : [...chosen, added])
    return to.size < 2 ? { refusal: 'Choose at least two retailers.' } : { from: undefined, to }
  }
  if (added === undefined) return { refusal: 'Choose the retailer to add.' }
  if (question === 'only') {
    return { from: new Set(all.filter((name) => name !== added)), to: new Set(all) }
  }
  if (chosen.has(added)) return { refusal: `You already ship to ${added}. Choose another retailer to add.` }
  if (question === 'adds') return { from: chosen, to: new Set([...chosen, added]) }
  return chosen.size === 0
    ? { refusal: `Choose the retailers that ${added} takes the place of.` }
    : { from: chosen, to: new Set([added]) }
}

function designOf(document: string, json: unknown): ReadDesign {
  try {
    return readDesign(json)
  } catch (cause) {
    throw new Error(`The design of ${document} cannot be read.`, { cause })
  }
}

function cautionOf({ document, omittedNodes }: { document: string } & ReadDesign): string[] {
  if (omittedNodes === 0) return []
  const nodes = countOf(omittedNodes, 'node')
  return [`The design of ${document} has ${nodes} without a name or too deep. They are not compared.`]
}

function countFields({ requirements }: DesignStatements, name: string): number {
  return requirements.filter(
    ({ path, code, rule, retailers }) =>
      path.length > 0 && code === undefined && rule.children.size === 0 && retailers.has(name),
  ).length
}
