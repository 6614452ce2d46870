/** Number of children from one mark to the next. */
const childrenPerMark = 128

/**
 * Stores the offset of every 128th child of a node. Reading a range of children starts at the nearest stored offset, so that
 * the node is not scanned from its start each time.
 */
export class ChildMarks {
  readonly #offsets: number[] = []

  /** Records the offset of a child. Must be called in the order of the children; known children may be repeated. */
  add(index: number, offset: number): void {
    if (index === this.#offsets.length * childrenPerMark) this.#offsets.push(offset)
  }

  /** Returns the nearest recorded child at or before an index; undefined if there is none. */
  before(index: number): { index: number; offset: number } | undefined {
    const at = Math.min(Math.floor(index / childrenPerMark), this.#offsets.length - 1)
    const offset = this.#offsets[at]
    return offset === undefined ? undefined : { index: at * childrenPerMark, offset }
  }
}
