import { cutText } from '@/lib/cut-text'
import type { Cut } from './cut'
import type { Bundle, SpecDocument } from './spec-document'

/**
 * Limits the size and the cost of one result, because references let a small document describe an endless page. When the
 * values run low, nested levels are left out (the page requests one when the user opens it), texts are cut and examples
 * omitted; at last lists end early, with the number of their omitted entries.
 */
export interface Budget {
  /** Parts of schemas that are read with their nested level. */
  parts: number
  /** Characters of texts and examples. */
  characters: number
  /**
   * Work: about one step per keyword gathered, per list entry looked at and per 16 characters copied. Code that reads a value
   * again for each reference to it must count steps in proportion to the value's size.
   */
  steps: number
  /** Whether to generate examples where the document gives none. Most of the work, and only the samples need them. */
  generatesExamples: boolean
}

/** The budget of one result: about thirty times the steps that the largest operations of public documents need. */
export const fullBudget: Readonly<Budget> = {
  parts: 10_000,
  characters: 2_000_000,
  steps: 500_000,
  generatesExamples: true,
}

/** The budget of work that reads each part of the documents once, which the limits on their size bound. */
export const unlimitedBudget: Readonly<Budget> = {
  parts: Infinity,
  characters: Infinity,
  steps: Infinity,
  generatesExamples: true,
}

/** Thrown when a result is read with a reading that was used before, so that its budget is not whole. */
export class UsedReadingError extends Error {
  override name = 'UsedReadingError'
}

/**
 * The reading of one result: its documents with those that were refused, its budget, which only counts down, and the URLs of
 * the documents that it lacks.
 */
class Reading {
  readonly bundle: Bundle
  readonly #missingUrls = new Set<string>()
  readonly #budget: Readonly<Budget>
  readonly #left: Budget

  constructor(bundle: Bundle, budget: Readonly<Budget>, left = { ...budget }) {
    this.bundle = bundle
    this.#budget = budget
    this.#left = left
  }

  get main(): SpecDocument {
    return this.bundle.main
  }

  /** URLs of documents that the result lacks because they are not loaded: load them, then read with another reading. */
  get missingUrls(): ReadonlySet<string> {
    return this.#missingUrls
  }

  get generatesExamples(): boolean {
    return this.#budget.generatesExamples
  }

  /** Whether the steps are used up: nothing more is read, and the result must say so. */
  get isSpent(): boolean {
    return this.#left.steps < 0
  }

  /** Whether the characters are used up: texts are cut, and examples omitted. */
  get isTextSpent(): boolean {
    return this.#left.characters < 0
  }

  /** Whether further nested levels are left out, so that the rest of the budget goes to the levels already begun. */
  get isClosing(): boolean {
    const { parts, steps } = this.#left
    return parts < 0 || this.isTextSpent || steps < this.#budget.steps / 2
  }

  /** Ensures that the result gets the whole budget. @throws UsedReadingError when a part of it is used. */
  assertUnused(): void {
    if (this.#left.steps < this.#budget.steps)
      throw new UsedReadingError('A reading is for one result. Open another one.')
  }

  /** Returns a reading with the same budget that reports no missing documents, for what shows nothing of them. */
  withoutLoading(): Reading {
    return new Reading(this.bundle, this.#budget, this.#left)
  }

  /** Notes a document that is not loaded as missing, unless it was refused; then returns the reason. */
  request(url: string): string | undefined {
    const refusal = this.bundle.refusals.get(url) ?? this.bundle.furtherRefusal
    if (refusal === undefined) this.#missingUrls.add(url)
    return refusal
  }

  countParts(parts: number): void {
    this.#left.parts -= parts
  }

  countSteps(steps: number): void {
    this.#left.steps -= steps
  }

  /** Charges a text that is shown whole to the budget, and returns it. */
  countedText(text: string): string {
    this.#left.characters -= text.length
    this.countSteps(text.length >> 4)
    return text
  }

  /** Charges a text to the budget and returns it; returns its first 200 characters when the budget has none left. */
  textWithinBudget(text: string): string
  textWithinBudget(text: string | undefined): string | undefined
  textWithinBudget(text: string | undefined): string | undefined {
    if (text === undefined) return undefined
    return this.isTextSpent && text.length > 200 ? cutText(text, 200) : this.countedText(text)
  }

  /** Returns the views of the first entries, as many as limit and budget allow, and the number of omitted entries. */
  viewsOf<T, V>(all: readonly T[], limit: number, view: (entry: T) => V): Cut<V> {
    this.countSteps(all.length)
    const shown: V[] = []
    for (const entry of all) {
      if (shown.length === limit || this.isSpent) break
      shown.push(view(entry))
    }
    return { shown, more: all.length > shown.length ? all.length - shown.length : undefined }
  }
}

export type { Reading }

/** Opens the reading of one result: it starts with the whole budget and without missing documents. */
export function openReading(bundle: Bundle, budget = fullBudget): Reading {
  return new Reading(bundle, budget)
}
