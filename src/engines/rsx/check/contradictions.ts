import type { DocumentNode } from '../document-tree'
import type { CheckContext } from './check-context'
import { groupAlternatives, type Alternatives, type ChosenDesign } from './chosen-design'
import { listOf } from '@/lib/phrases'
import { requirers } from '../findings/messages'
import { greatestOf, leastOf } from '../extremes'

/** Codes that no document can satisfy at once: what each group of retailers accepts at a place that cannot repeat. */
export type Contradiction = readonly Alternatives[]

/** Finds the places of a design where no code satisfies all chosen retailers, whatever the document contains. */
export function findContradictions(
  root: ChosenDesign,
  retailers: readonly string[],
): ReadonlyMap<ChosenDesign, Contradiction> {
  const found = new Map<ChosenDesign, Contradiction>()
  if (retailers.length < 2) return found
  const open = [root]
  for (let design = open.pop(); design; design = open.pop()) {
    for (const child of design.children.values()) open.push(child)
    const codes = contradictingCodes(design)
    if (codes) found.set(design, codes)
  }
  return found
}

/** The alternatives of retailers at a place that cannot repeat, when no code is among all of them. */
function contradictingCodes(design: ChosenDesign): Contradiction | undefined {
  if (!design.isSingle) return undefined
  const all = groupAlternatives(design.codes)
  const isPossible = design.codes.some(({ code }) => all.every(({ accepted }) => accepted.includes(code)))
  return all.length < 2 || isPossible ? undefined : all
}

/** Whether a retailer asks for more characters than another one allows. */
export function hasDisjointLengths({ rule }: ChosenDesign): boolean {
  return Math.max(greatestOf(rule.minLengths), 0) > leastOf(rule.maxLengths)
}

/** Reports codes that contradict each other, at the first node of their place or at the record. */
export function reportContradiction(
  context: CheckContext,
  target: DocumentNode,
  design: ChosenDesign,
  codes: Contradiction,
): void {
  const { name } = design.rule
  context.findings.add(
    'contradiction',
    target,
    () => {
      const parts = codes.map(({ accepted, retailers }) => `${requirers(retailers)} ${listOf(accepted, 'or')}`)
      return {
        source: 'design',
        expected: codes.map(({ accepted }) => listOf(accepted, 'or')).join('; '),
        message: `${name} cannot satisfy all chosen retailers: ${parts.join('; ')}.`,
        fix: 'Send each of them a document of its own.',
        reference: { kind: 'codes', field: name },
      }
    },
    // The verdict of each retailer says whether the document satisfies it.
    { level: 'note', retailers: codes.flatMap(({ retailers }) => retailers).toSorted() },
  )
}
