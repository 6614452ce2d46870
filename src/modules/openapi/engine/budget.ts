import type { Bundle } from './spec-document'

/**
 * What one answer may hold. References let a small document describe an endless page; beyond the budget levels close
 * (they open on demand), descriptions are cut and examples are left out.
 */
export interface Budget {
  /** Parts of schemas that are read with their inside. */
  parts: number
  /** Characters of descriptions and examples. */
  characters: number
  /** Examples are made up where the document gives none: most of the work, and only the samples need them. */
  generated: boolean
}

/** A full budget. */
export function fullBudget({ generated = true }: { generated?: boolean } = {}): Budget {
  return { parts: 10_000, characters: 2_000_000, generated }
}

/** Counts a text that is shown whole. */
export function spent({ budget }: Bundle, text: string): string {
  budget.characters -= text.length
  return text
}

/** The text while the budget lasts, then its beginning. */
export function spentText(bundle: Bundle, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const { characters } = bundle.budget
  return characters < 0 && text.length > 200 ? `${text.slice(0, 200)}…` : spent(bundle, text)
}
