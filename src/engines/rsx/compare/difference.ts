import type { Effect, VersionKind } from './version-kinds'

/** Names below the record. */
export type Path = readonly string[]

/** Something of both versions. */
export type Sides<Value> = Record<'from' | 'to', Value>

/** A place in both versions. `at` is the same in both directions of a comparison. */
export type PairPlace = Record<'at' | 'from' | 'to', Path>

/** A difference between two versions, before it is judged for a direction. */
export interface Difference {
  kind: VersionKind
  /** Without a path in a version that does not have it. */
  place: Pick<PairPlace, 'at'> & Partial<PairPlace>
  from?: string
  to?: string
  /** The effect, as far as it is not that of its kind. */
  effect?: Effect
  alsoAt?: readonly Path[]
  formats?: readonly string[]
  retailers?: readonly string[]
  /** The codes that are concerned. */
  codes?: readonly string[]
  renamedTo?: Path
}

/** A difference at a place that is known. */
export type Part = Omit<Difference, 'place'>

/** The place that a path below a place has in both versions. */
export function below({ at, from, to }: PairPlace, path: Path): PairPlace {
  return { at: [...at, ...path], from: [...from, ...path], to: [...to, ...path] }
}

/** The place of the record. */
export const recordPlace: PairPlace = { at: [], from: [], to: [] }
