import type { ElementRule } from '../rule-model'
import type { Effect, VersionKindName } from './version-kinds'

/** Names below the record. */
export type Path = readonly string[]

/** A place in both versions. `at` is the same in both directions of a comparison. */
export interface PairPlace {
  at: Path
  from: Path
  to: Path
}

/** A difference between two versions, before it is judged for a direction. */
export interface Difference {
  kind: VersionKindName
  at: Path
  /** Where it is in each version; undefined on a side that does not have it. */
  paths: { from?: Path | undefined; to?: Path | undefined }
  from?: string
  to?: string
  /** The effect, where it is not that of its kind. */
  effect?: Partial<Effect>
  /** Why it breaks somebody who sends or receives, where it is not as its kind says. */
  why?: { send?: string; receive?: string }
  alsoAt?: readonly Path[]
  formats?: readonly string[]
  retailers?: readonly string[]
  /** The codes that are concerned. */
  codes?: readonly string[]
  renamedTo?: Path
}

/** The place of an element of a group. */
export function below({ at, from, to }: PairPlace, name: string): PairPlace {
  return { at: [...at, name], from: [...from, name], to: [...to, name] }
}

/** How often an element may occur, in words: `once`, `up to 10 times`, `any number of times`. */
export function occurrenceText({ min, max }: Pick<ElementRule, 'min' | 'max'>): string {
  if (max === Infinity) return min > 1 ? `at least ${min} times` : 'any number of times'
  if (max === min || max <= 1) return max === 1 ? 'once' : `${max} times`
  return min > 1 ? `${min} to ${max} times` : `up to ${max} times`
}
