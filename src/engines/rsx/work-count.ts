/** Work that is done in small steps: a pause is possible at each yield. */
export type Steps<Result = void> = Generator<undefined, Result, undefined>

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
