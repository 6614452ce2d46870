import type { Change } from '@/engines/changes/change'
import { summarize } from '@/engines/changes/summary'
import { countOf, listOf, someOf } from '@/lib/phrases'
import { readDesignOf, retailersOf } from '../sources/read-design'
import { compareRetailers, sharedRequirements, statementsOf, type Names, type Statement } from './compare-retailers'
import type { Sides } from './difference'
import type { GapQuestion } from './questions'

/** The designs as the provider publishes them, and a question about their retailers. */
export interface GapInput {
  designs: readonly { document: string; json: unknown }[]
  question: GapQuestion
  /** The retailers that somebody ships to. */
  shipTo: readonly string[]
  /** The retailer that is added. */
  added: string | undefined
}

/** The reply to a question about retailers. */
export interface RetailerGap {
  /** All retailers, with the number of fields that each requires in all documents. */
  retailers: readonly { name: string; fields: number }[]
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
export function retailerGap(input: GapInput): RetailerGap {
  const read = input.designs.map(({ document, json }) => readDesignOf(document, json))
  const statements = statementsOf(read)
  const names = [...new Set(read.flatMap(({ design }) => retailersOf(design)))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  )
  const base = {
    retailers: names.map((name) => ({ name, fields: countFields(statements, name) })),
    cautions: read.flatMap(({ cautions }) => cautions),
  }
  const sides = sidesOf(input, names)
  if (typeof sides === 'string') return { ...base, refusal: sides, summary: '', changes: [] }
  const { from, to } = sides
  const compared = from ? compareRetailers(statements, from, to) : sharedRequirements(statements, to)
  // The designs do not say whose length a length is, so no retailer alone requires one.
  const changes = input.question === 'only' ? compared.filter(({ kind }) => kind !== 'retailer-length') : compared
  return { ...base, refusal: undefined, summary: summaryOf(changes, input, sides), changes }
}

/** The retailers of both sides; one side alone is asked for what all of it share. */
type GapSides = Pick<Sides<Names>, 'to'> & Partial<Sides<Names>>

/** Finds the sides of a question, or the sentence why it has none. */
function sidesOf({ question, shipTo, added }: GapInput, all: readonly string[]): GapSides | string {
  const chosen = new Set(shipTo)
  const wanted = new Set(added === undefined ? chosen : [...chosen, added])
  const unknown = [...wanted].filter((name) => !all.includes(name))
  if (all.length === 0) return 'The designs name no retailers.'
  if (unknown.length > 0) return `No design names ${listOf(unknown, 'or')}. Choose another retailer.`
  if (question === 'shared') return wanted.size < 2 ? 'Choose at least two retailers.' : { to: wanted }
  if (added === undefined) return 'Choose the retailer to add.'
  if (question === 'only') return { from: new Set(all.filter((name) => name !== added)), to: new Set(all) }
  if (chosen.has(added)) return `You already ship to ${added}. Choose another retailer to add.`
  if (question === 'adds') return { from: chosen, to: wanted }
  return chosen.size === 0
    ? `Choose the retailers that ${added} takes the place of.`
    : { from: chosen, to: new Set([added]) }
}

function countFields(statements: readonly Statement[], name: string): number {
  return statements.filter(
    ({ part, rule, retailers }) => part === 'field' && rule.children.size === 0 && retailers.has(name),
  ).length
}

/** Says the result of a question, as it can be read aloud. */
function summaryOf(changes: readonly Change[], input: GapInput, sides: GapSides): string {
  const others = changes.filter(({ level }) => level !== 'wording')
  const lead = leadOf(others, input, sides)
  if (input.question === 'shared') return lead
  // The first sentence has named the retailer.
  const unnamed = others.map((change) => ({ ...change, retailers: [] }))
  const notes = changes.length - others.length
  return [
    lead,
    ...(others.length > 0 ? [summarize(unnamed, undefined)] : []),
    ...(notes > 0 ? [`Read ${countOf(notes, 'note')}.`] : []),
  ].join(' ')
}

const maxNames = 6

function leadOf(changes: readonly Change[], input: GapInput, { from, to }: GapSides): string {
  const { question, shipTo, added = '', designs } = input
  const where = designs.length === 1 ? ` in ${designs[0]?.document}` : ''
  const isLess = ({ kind }: Change) => kind.includes('drop')
  const less = countsText(changes.filter(isLess)) || 'nothing'
  const more = countsText(changes.filter((change) => change.kind !== 'retailer-length' && !isLess(change)))
  const others = someOf(shipTo.toSorted(), maxNames)
  const sentences: Record<GapQuestion, string> = {
    shared: `${someOf([...to].toSorted(), maxNames)} all ask for ${more || 'nothing'}${where}.`,
    only: more
      ? `Only ${added} asks for ${more}${where}; none of the other ${from?.size ?? 0} retailers does.`
      : `${added} asks for nothing${where} that no other retailer asks for.`,
    instead: `In place of ${others}, ${added} asks for ${more || 'nothing'} more and ${less} less${where}.`,
    adds:
      shipTo.length === 0
        ? `${added} asks for ${more || 'nothing'}${where}.`
        : `${added} adds ${more || 'no field and no code'}${where} to what ${others} ${shipTo.length === 1 ? 'asks' : 'ask'} for.`,
  }
  return sentences[question]
}

/** Counts documents, fields and codes; empty when there are none. */
function countsText(changes: readonly Change[]): string {
  const count = (part: string) => changes.filter(({ kind }) => kind.includes(part)).length
  const [documents, codes] = [count('document'), count('code')]
  const fields = changes.length - documents - codes
  return listOf([
    ...(documents === 0 ? [] : [countOf(documents, 'document')]),
    ...(fields === 0 ? [] : [`${fields} ${fields === 1 ? 'field or group' : 'fields or groups'}`]),
    ...(codes === 0 ? [] : [countOf(codes, 'code')]),
  ])
}
