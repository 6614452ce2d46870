import { createNotifier } from '@/lib/notifier'
import { reportError } from '@/config/error-report'

/** Loads the rows from index `from` (inclusive) to `to` (exclusive). */
export type LoadRows<Row> = (from: number, to: number) => Promise<readonly Row[]>

/** The rows of a long list. Only a part of them is in memory. */
export interface RowSource<Row> {
  /** Returns a row; undefined until it has loaded. */
  row: (index: number) => Row | undefined
  /** Starts loading the missing rows from index `start` (inclusive) to `end` (exclusive), and evicts distant rows. */
  request: (start: number, end: number, rowCount: number) => void
  subscribe: (listener: () => void) => () => void
  /** Returns a number that changes with every loaded block. */
  version: () => number
}

/** Number of rows in a block. A block is loaded at once. */
const blockSize = 128
const maxCachedBlocks = 12

/** Caches blocks of rows around the view, so that the page never has a whole response in memory (CONSOLE-35). */
export function createRowBlocks<Row>(load: LoadRows<Row>): RowSource<Row> {
  const blocks = new Map<number, readonly Row[]>()
  /** End of each block that is loading. The last block of a growing list has to be loaded again with a new end. */
  const pending = new Map<number, number>()
  const { subscribe, notify } = createNotifier()
  let version = 0
  let center = 0

  async function loadBlock(block: number, end: number) {
    pending.set(block, end)
    try {
      blocks.set(block, await load(block * blockSize, end))
      evict()
      version += 1
      notify()
    } catch (error) {
      reportError(error)
    } finally {
      if (pending.get(block) === end) pending.delete(block)
    }
  }

  function evict() {
    if (blocks.size <= maxCachedBlocks) return
    const byDistance = [...blocks.keys()].toSorted((one, other) => Math.abs(other - center) - Math.abs(one - center))
    for (const block of byDistance.slice(0, blocks.size - maxCachedBlocks)) blocks.delete(block)
  }

  return {
    row: (index) => blocks.get(Math.floor(index / blockSize))?.[index % blockSize],
    request(start, end, rowCount) {
      const first = Math.floor(start / blockSize)
      const last = Math.floor(Math.max(start, end - 1) / blockSize)
      center = (first + last) / 2
      for (let block = first; block <= last && block * blockSize < rowCount; block += 1) {
        const blockEnd = Math.min(rowCount, (block + 1) * blockSize)
        const loadedEnd = block * blockSize + (blocks.get(block)?.length ?? 0)
        if (loadedEnd < blockEnd && pending.get(block) !== blockEnd) void loadBlock(block, blockEnd)
      }
    },
    subscribe,
    version: () => version,
  }
}
