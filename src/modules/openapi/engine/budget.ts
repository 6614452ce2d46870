import { cut } from './cut'
import type { Cut } from './cut'
import type { Problem } from '../document/schema-types'

/**
 * What one answer may hold and cost. References let a small document describe an endless page; beyond the budget levels
 * close (they open on demand), texts are cut, examples are left out, and in the end lists stop and say by how much.
 */
export interface Budget {
  /** Parts of schemas that are read with their inside. */
  parts: number
  /** Characters of texts and examples. */
  characters: number
  /**
   * Work: about one for each keyword that is gathered, entry of a list that is looked at and dozen characters that are
   * copied. Whatever is read once for each reference to it must count here, by its size.
   */
  steps: number
  /** Examples are made up where the document gives none: most of the work, and only the samples need them. */
  generated: boolean
}

/** Whatever is read at the cost of a budget. */
interface Budgeted {
  budget: Budget
}

/** A full budget. */
export function fullBudget({ generated = true }: { generated?: boolean } = {}): Budget {
  return { parts: 10_000, characters: 2_000_000, steps: stepLimit, generated }
}

/** Some thirty times what the largest operations of public documents take. */
const stepLimit = 500_000

/** True when levels close: what is left of the budget is for what stands beside them. */
export function isClosing({ budget }: Budgeted): boolean {
  return budget.parts < 0 || budget.characters < 0 || budget.steps < stepLimit / 2
}

/** True when nothing more is read for this answer. */
export function isSpent({ budget }: Budgeted): boolean {
  return budget.steps < 0
}

/** Counts work on so many entries. */
export function count({ budget }: Budgeted, entries: number): void {
  budget.steps -= entries
}

/** The views of a list's first entries, as many as the limit and the budget allow, and how many are left out. */
export function viewsOf<T, V>(budgeted: Budgeted, all: readonly T[], limit: number, view: (entry: T) => V): Cut<V> {
  count(budgeted, all.length)
  const shown: V[] = []
  for (const entry of all) {
    if (shown.length === limit || isSpent(budgeted)) break
    shown.push(view(entry))
  }
  return { shown, more: all.length > shown.length ? all.length - shown.length : undefined }
}

/** Says in place how many entries were left out; nothing when there are none. */
export function leftOut(more: number | undefined, one: string, several = `${one}s`): Problem[] {
  if (more === undefined) return []
  return [{ message: more === 1 ? `1 more ${one} is not shown.` : `${more} more ${several} are not shown.` }]
}

const problemLimit = 50

/** The first problems of many. */
export function firstProblems(problems: readonly Problem[]): Problem[] {
  const { shown, more } = cut(problems, problemLimit)
  return [...shown, ...leftOut(more, 'problem')]
}

/** Counts a text that is shown whole. */
export function spent({ budget }: Budgeted, text: string): string {
  budget.characters -= text.length
  budget.steps -= text.length >> 4
  return text
}

/** The text while the budget lasts, then its beginning. */
export function spentText(budgeted: Budgeted, text: string): string
export function spentText(budgeted: Budgeted, text: string | undefined): string | undefined
export function spentText(budgeted: Budgeted, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const { characters } = budgeted.budget
  return characters < 0 && text.length > 200 ? `${text.slice(0, 200)}…` : spent(budgeted, text)
}
