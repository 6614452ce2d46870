import { cut } from './cut'
import type { Cut } from './cut'
import type { Problem } from '../document/schema-types'

/**
 * Limits the size and the cost of one answer, because references let a small document describe an endless page. The values
 * count down. When they run low, nested levels are left out (the page requests one when the user opens it), texts are cut and
 * examples omitted; at last lists end early, with the number of their omitted entries.
 */
export interface Budget {
  /** Parts of schemas that may still be read with their nested level. */
  parts: number
  /** Characters of texts and examples that may still be added. */
  characters: number
  /**
   * Work that may still be done: about one step per keyword gathered, per list entry looked at and per 16 characters
   * copied. Code that reads a value again for each reference to it must count steps in proportion to the value's size.
   */
  steps: number
  /** Whether to generate examples where the document gives none. Most of the work, and only the samples need them. */
  generated: boolean
}

/** Holds the budget that its reading is charged to, such as a bundle. */
interface Budgeted {
  budget: Budget
}

/** Creates a full budget. */
export function fullBudget({ generated = true }: { generated?: boolean } = {}): Budget {
  return { parts: 10_000, characters: 2_000_000, steps: stepLimit, generated }
}

/** About thirty times what the largest operations of public documents need. */
const stepLimit = 500_000

/** Whether further nested levels are left out, so that the rest of the budget goes to the levels already begun. */
export function isClosing({ budget }: Budgeted): boolean {
  return budget.parts < 0 || budget.characters < 0 || budget.steps < stepLimit / 2
}

/** Whether the budget is used up: nothing more is read for this answer. */
export function isBudgetSpent({ budget }: Budgeted): boolean {
  return budget.steps < 0
}

/** Charges work to the budget: one step per entry. */
export function countSteps({ budget }: Budgeted, entries: number): void {
  budget.steps -= entries
}

/** Returns the views of the first entries, as many as limit and budget allow, and the number of omitted entries. */
export function viewsOf<T, V>(budgeted: Budgeted, all: readonly T[], limit: number, view: (entry: T) => V): Cut<V> {
  countSteps(budgeted, all.length)
  const shown: V[] = []
  for (const entry of all) {
    if (shown.length === limit || isBudgetSpent(budgeted)) break
    shown.push(view(entry))
  }
  return { shown, more: all.length > shown.length ? all.length - shown.length : undefined }
}

/** A problem that tells how many entries of a list were omitted; empty when none were. */
export function omissionProblems(more: number | undefined, one: string, several = `${one}s`): Problem[] {
  if (more === undefined) return []
  return [{ message: more === 1 ? `1 more ${one} is not shown.` : `${more} more ${several} are not shown.` }]
}

const problemLimit = 50

/** Limits the number of problems, and adds one that tells how many were omitted. */
export function firstProblems(problems: readonly Problem[]): Problem[] {
  const { shown, more } = cut(problems, problemLimit)
  return [...shown, ...omissionProblems(more, 'problem')]
}

/** Charges a text that is shown whole to the budget, and returns it. */
export function countedText({ budget }: Budgeted, text: string): string {
  budget.characters -= text.length
  budget.steps -= text.length >> 4
  return text
}

/** Charges a text to the budget and returns it; returns its first 200 characters when the budget has none left. */
export function textWithinBudget(budgeted: Budgeted, text: string): string
export function textWithinBudget(budgeted: Budgeted, text: string | undefined): string | undefined
export function textWithinBudget(budgeted: Budgeted, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const { characters } = budgeted.budget
  return characters < 0 && text.length > 200 ? `${text.slice(0, 200)}…` : countedText(budgeted, text)
}
