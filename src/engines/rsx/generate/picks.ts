import { gs1CheckDigit } from '../domain/check-digits'

/**
 * Seeded choices. Each depends on the seed and a key alone, not on the choices before it, so that documents of one set and all sizes
 * agree on what they share.
 */
export interface Picks {
  /** A whole number from `least` to `most`. */
  number(key: string, least: number, most: number): number
  pick<Item>(key: string, items: readonly [Item, ...Item[]]): Item
  /** A text of digits, the first of which is not zero. */
  digits(key: string, count: number): string
}

export function createPicks(seed: string): Picks {
  const number = (key: string, least: number, most: number) => least + (hashOf(`${seed} ${key}`) % (most - least + 1))
  return {
    number,
    pick: (key, items) => items[number(key, 0, items.length - 1)] ?? items[0],
    digits: (key, count) =>
      Array.from({ length: count }, (_, at) => number(`${key} ${at}`, at === 0 ? 1 : 0, 9)).join(''),
  }
}

/** Completes digits by their GS1 check digit. */
export function withCheckDigit(digits: string): string {
  return digits + gs1CheckDigit(digits)
}

/** A hash of 32 bits (FNV-1a with the finalizer of MurmurHash3, so that similar keys differ in all bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
