import { pause } from './pause'

const longestTurnMs = 50

/** Lets long work share its thread: it reports progress, and it ends when it is aborted. */
export interface Yielder {
  /** Whether it is time to call `yield`. Cheap enough for every hundredth node. */
  isYieldDue(): boolean
  /**
   * Gives waiting messages a turn.
   * @param progress Part of the work that is done, 0 to 1.
   * @throws the signal's reason when the work was aborted.
   */
  yield(progress: number): Promise<void>
}

/** A yielder that asks for a pause after every 50 ms of work. */
export function createYielder(signal: AbortSignal, onProgress: (progress: number) => void): Yielder {
  let turnStart = performance.now()
  return {
    isYieldDue: () => performance.now() - turnStart > longestTurnMs,
    async yield(progress) {
      onProgress(progress)
      await pause()
      signal.throwIfAborted()
      turnStart = performance.now()
    },
  }
}

/** A yielder for a part of a work: its progress goes from `from` to `to` of the whole. */
export function partOf(yielder: Yielder, from: number, to: number): Yielder {
  return {
    isYieldDue: () => yielder.isYieldDue(),
    yield: (progress) => yielder.yield(from + progress * (to - from)),
  }
}

/** Work that is done in small steps: a pause is possible at each yield. */
export type Steps<Result = void> = Generator<undefined, Result, undefined>

/**
 * Does work to its end, with a pause whenever one is due.
 * @param progress Part of the work that is done before it, 0 to 1.
 */
export async function finishSteps<Result>(steps: Steps<Result>, yielder: Yielder, progress: number): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (yielder.isYieldDue()) await yielder.yield(progress)
  }
}

const nodesBetweenPauses = 256

/** Counts the nodes that were worked on, so that long work asks for a pause now and then and short work is not slowed down. */
export class WorkCount {
  #nodes = 0

  /** Counts a node. @returns whether it is time to yield. */
  isPauseDue(): boolean {
    this.#nodes += 1
    if (this.#nodes < nodesBetweenPauses) return false
    this.#nodes = 0
    return true
  }
}
