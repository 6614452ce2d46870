import { isNumber, numberKey } from '@/lib/exact-number'
import { own } from '../document/json'

/** Parts nested more deeply are read without recursion, which is slower. */
const maxDepth = 1_000

/** Numbers that are equal for values with the same content: the order of keys does not matter, `10.0` is 10. */
export class Digests {
  readonly #scalars = new Map<string, number>()
  readonly #known = new Map<object, number>()
  readonly #withReferences = new Set<object>()

  /** The digest of a value. Each object of a document is read once. */
  digestOf(value: unknown): number {
    return this.#digest(value, 0)
  }

  /** Whether a value refers to others, in itself or in a part of it. Known once its digest is. */
  hasReferences(value: unknown): value is object {
    return isContainer(value) && this.#withReferences.has(value)
  }

  #digest(value: unknown, depth: number): number {
    if (typeof value === 'string') return this.#scalar(value)
    if (!isContainer(value)) return this.#scalar(isNumber(value) ? `#${numberKey(value)}` : `#${String(value)}`)
    const known = this.#known.get(value)
    if (known !== undefined) return known
    const digest = depth > maxDepth ? this.#deep(value) : this.#container(value, depth)
    this.#known.set(value, digest)
    return digest
  }

  /** Reads the parts of a value before the value. */
  #deep(value: object): number {
    const found = new Set([value])
    for (const container of found)
      for (const child of Object.values(container)) if (isContainer(child) && !this.#known.has(child)) found.add(child)
    for (const container of [...found].toReversed()) this.#known.set(container, this.#container(container, 0))
    return this.#known.get(value) ?? 0
  }

  #container(value: object, depth: number): number {
    const isList = Array.isArray(value)
    let [low, high] = [isList ? 1 : 2, isList ? 3 : 4]
    let hasReferences = !isList && (typeof own(value, '$ref') === 'string' || own(value, '$dynamicRef') !== undefined)
    const names = Object.keys(value)
    for (const name of names) {
      const child: unknown = Reflect.get(value, name)
      const digest = this.#digest(child, depth + 1)
      if (this.#withReferences.has(child as object)) hasReferences = true
      const key = isList ? names.length : this.#scalar(name)
      const [first, second] = [
        mixed(mixed(key + 0x51ed, lowOf(digest)), highOf(digest)),
        mixed(mixed(highOf(digest) + 0x2c1b, key), lowOf(digest)),
      ]
      // Members add up in any order, items do not.
      low = isList ? mixed(low, first) : (low + first) | 0
      high = isList ? mixed(high, second) : (high + second) | 0
    }
    if (hasReferences) this.#withReferences.add(value)
    return (mixed(high, names.length) & 0x1fffff) * 0x1_0000_0000 + (mixed(low, names.length) >>> 0)
  }

  #scalar(text: string): number {
    const known = this.#scalars.get(text)
    if (known !== undefined) return known
    this.#scalars.set(text, this.#scalars.size)
    return this.#scalars.size - 1
  }
}

/** Whether a value is an object or a list. */
export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isNumber(value)
}

function lowOf(digest: number): number {
  return digest | 0
}

function highOf(digest: number): number {
  return Math.floor(digest / 0x1_0000_0000)
}

function mixed(hash: number, value: number): number {
  let next = Math.imul(hash ^ value, 0x9e3779b1)
  next = Math.imul(next ^ (next >>> 15), 0x85ebca6b)
  return next ^ (next >>> 13)
}
