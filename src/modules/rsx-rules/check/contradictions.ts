import type { DocumentNode } from '../document-tree'
import type { CheckContext } from './check-context'
import { alternativesOf, type ChosenDesign } from './chosen-design'
import { listOf } from './messages'

/** A contradiction between chosen retailers, whatever the document contains. */
export interface Contradiction {
  /** The code that each group of retailers accepts, where they differ; undefined for lengths. */
  codes: { accepted: readonly string[]; retailers: string[] }[] | undefined
}

/** Finds the places of a design where no value satisfies all chosen retailers. */
export function findContradictions(
  root: ChosenDesign,
  retailers: readonly string[],
): ReadonlyMap<ChosenDesign, Contradiction> {
  const found = new Map<ChosenDesign, Contradiction>()
  if (retailers.length < 2) return found
  const open = [root]
  for (let design = open.pop(); design; design = open.pop()) {
    open.push(...design.children.values())
    const codes = contradictingCodes(design)
    if (codes) found.set(design, { codes })
    else if (hasDisjointLengths(design)) found.set(design, { codes: undefined })
  }
  return found
}

/** The alternatives of retailers at a place that cannot repeat, when no code is among all of them. */
function contradictingCodes(design: ChosenDesign): Contradiction['codes'] {
  if (!design.isSingle) return undefined
  const groups = new Map<string, { accepted: readonly string[]; retailers: string[] }>()
  for (const [retailer, accepted] of alternativesOf(design.codes)) {
    const key = accepted.join(' ')
    const group = groups.get(key) ?? { accepted, retailers: [] }
    group.retailers.push(retailer)
    groups.set(key, group)
  }
  const all = [...groups.values()]
  const isPossible = design.codes.some(({ code }) => all.every(({ accepted }) => accepted.includes(code)))
  return all.length < 2 || isPossible ? undefined : all
}

/** Whether a retailer asks for more characters than another one allows. */
export function hasDisjointLengths({ rule }: ChosenDesign): boolean {
  return Math.max(...rule.minLengths, 0) > Math.min(...rule.maxLengths, Infinity)
}

/** Reports a contradiction at the first node of its place, or at the record. */
export function reportContradiction(
  context: CheckContext,
  target: DocumentNode,
  design: ChosenDesign,
  { codes }: Contradiction,
): void {
  const { name } = design.rule
  if (codes) {
    const parts = codes.map(
      ({ accepted, retailers }) =>
        `${listOf(retailers)} ${retailers.length === 1 ? 'requires' : 'require'} ${listOf(accepted, 'or')}`,
    )
    context.findings.add(
      'contradiction',
      target,
      () => ({
        source: 'design',
        expected: codes.map(({ accepted }) => listOf(accepted, 'or')).join('; '),
        message: `${name} cannot satisfy all chosen retailers: ${parts.join('; ')}.`,
        fix: 'Send each of them a document of its own.',
        reference: { kind: 'codes', field: name },
      }),
      { level: 'error', retailers: codes.flatMap(({ retailers }) => retailers).toSorted() },
    )
    return
  }
  const { minLengths, maxLengths } = design.rule
  const [least, most] = [Math.max(...minLengths), Math.min(...maxLengths)]
  context.findings.add(
    'contradiction',
    target,
    () => ({
      source: 'design',
      expected: `at least ${least}, at most ${most} characters`,
      message: `Some retailers require at least ${least} characters of ${name}, others allow at most ${most}. The designs do not say which.`,
      fix: 'Ask your retailers for the length of this field.',
      reference: { kind: 'field', field: name },
    }),
    { level: 'note', retailers: [] },
  )
}
