const longestTurnMs = 50

/** Lets long work share its thread: it reports progress, and it ends when it is aborted. */
export interface Pace {
  /** Whether it is time to call `breathe`. Cheap enough for every hundredth node. */
  isBreathDue(): boolean
  /**
   * Gives waiting messages a turn.
   * @param progress Part of the work that is done, 0 to 1.
   * @throws the signal's reason when the work was aborted.
   */
  breathe(progress: number): Promise<void>
}

/** A pace that asks for a pause after every 50 ms of work. */
export function createPace(signal: AbortSignal, onProgress: (progress: number) => void): Pace {
  let turnStart = performance.now()
  return {
    isBreathDue: () => performance.now() - turnStart > longestTurnMs,
    async breathe(progress) {
      onProgress(progress)
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
      turnStart = performance.now()
    },
  }
}

/** A pace for a part of a work: its progress goes from `from` to `to` of the whole. */
export function partOf(pace: Pace, from: number, to: number): Pace {
  return {
    isBreathDue: () => pace.isBreathDue(),
    breathe: (progress) => pace.breathe(from + progress * (to - from)),
  }
}
