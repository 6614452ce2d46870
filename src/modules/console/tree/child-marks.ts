/** How many children lie between two marks. */
const step = 128

/**
 * Offsets of every 128th child of a node: reading a window of children starts at the mark before it, so that neither all
 * offsets are stored nor the whole node is scanned for each window.
 */
export class ChildMarks {
  readonly #offsets: number[] = []

  /** Records where a child starts. Called in order, for every child or again for known ones. */
  add(index: number, offset: number): void {
    if (index === this.#offsets.length * step) this.#offsets.push(offset)
  }

  /** The nearest known child at or before an index; undefined if there is none. */
  before(index: number): { index: number; offset: number } | undefined {
    const at = Math.min(Math.floor(index / step), this.#offsets.length - 1)
    const offset = this.#offsets[at]
    return offset === undefined ? undefined : { index: at * step, offset }
  }
}
