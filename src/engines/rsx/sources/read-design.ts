import { isRecord } from '@/lib/json-values'
import { countOf } from '@/lib/phrases'
import type { DesignRule } from '../rule-model'

/** How deep the nodes of a design may be nested. */
const maxDepth = 60

/** A design, and how many of its nodes make no sense. */
export interface ReadDesign {
  design: DesignRule
  omittedNodes: number
}

/**
 * Reads a consolidated design. Properties that make no sense are left out; nodes too, with everything below them.
 * @throws Error if it is no design.
 */
export function readDesign(json: unknown): ReadDesign {
  const count = { omitted: 0 }
  const design = nodeOf(json, 0, count)
  if (!design) throw new Error('The file is not a design')
  return { design, omittedNodes: count.omitted }
}

/**
 * Reads the design of a document, with a sentence on what was left out of it.
 * @throws Error with one sentence if it is no design.
 */
export function readDesignOf(
  document: string,
  json: unknown,
): { document: string; design: DesignRule; cautions: string[] } {
  try {
    const { design, omittedNodes } = readDesign(json)
    const nodes = `${countOf(omittedNodes, 'node')} without a name or too deep`
    const caution = `The design of ${document} has ${nodes}. They are not compared.`
    return { document, design, cautions: omittedNodes === 0 ? [] : [caution] }
  } catch (cause) {
    throw new Error(`The design of ${document} cannot be read.`, { cause })
  }
}

/** All retailers of a design, in alphabetical order: those that its root names, else all that require something. */
export function retailersOf(design: DesignRule): string[] {
  const names = new Set(design.mandatoryFor)
  if (names.size === 0) collectRetailers(design, names)
  return [...names].toSorted((a, b) => a.localeCompare(b, 'en'))
}

function collectRetailers(node: DesignRule, names: Set<string>): void {
  for (const name of node.mandatoryFor) names.add(name)
  for (const { mandatoryFor } of node.codes.values()) for (const name of mandatoryFor) names.add(name)
  for (const child of node.children.values()) collectRetailers(child, names)
}

function nodeOf(json: unknown, depth: number, count: { omitted: number }): DesignRule | undefined {
  if (!isRecord(json) || typeof json['name'] !== 'string' || depth > maxDepth) {
    count.omitted += 1
    return undefined
  }
  const attributes = isRecord(json['attributes']) ? json['attributes'] : {}
  const extra = isRecord(json['extraProperties']) ? json['extraProperties'] : {}
  const children = Array.isArray(json['children']) ? json['children'] : []
  const maxOccurs = json['maxOccurs']
  return {
    name: json['name'],
    isVisible: json['visible'] !== false,
    isRequired: typeof json['minOccurs'] === 'number' && json['minOccurs'] > 0,
    mandatoryFor: namesOf(extra['consolidatedMandatoryFor']),
    codes: codesOf(extra['consolidatedQualifiers']),
    minLengths: lengthsOf(attributes['minLength']),
    maxLengths: lengthsOf(attributes['maxLength']),
    format: typeof attributes['format'] === 'string' ? attributes['format'] : undefined,
    repeats: maxOccurs === 'unbounded' || (typeof maxOccurs === 'number' && maxOccurs > 1),
    notes: notesOf(extra['consolidatedNotes']),
    children: new Map(
      children.flatMap((child) => {
        const node = nodeOf(child, depth + 1, count)
        return node ? [[node.name, node]] : []
      }),
    ),
  }
}

function codesOf(json: unknown): DesignRule['codes'] {
  if (!isRecord(json)) return new Map()
  return new Map(
    Object.entries(json).map(([code, value]) => {
      const { description, mandatoryFor } = isRecord(value) ? value : {}
      return [
        code,
        { description: typeof description === 'string' ? description : undefined, mandatoryFor: namesOf(mandatoryFor) },
      ]
    }),
  )
}

/** A note is one text, or one for each line. */
function notesOf(json: unknown): DesignRule['notes'] {
  if (!isRecord(json)) return new Map()
  const notes = Object.entries(json).map(([retailer, note]): [string, string[]] => [
    retailer,
    (Array.isArray(note) ? note : [note]).filter((line) => typeof line === 'string' && line.trim() !== '') as string[],
  ])
  return new Map(notes.filter(([, lines]) => lines.length > 0))
}

function namesOf(json: unknown): string[] {
  return Array.isArray(json) ? [...new Set(json.filter((name) => typeof name === 'string'))] : []
}

function lengthsOf(json: unknown): number[] {
  const lengths = (Array.isArray(json) ? json : [json]).filter((length) => Number.isInteger(length))
  return (lengths as number[]).toSorted((a, b) => a - b)
}
