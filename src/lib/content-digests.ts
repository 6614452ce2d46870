import { isNumber, numberKey } from './exact-number'

/** Marks a value whose parts are being read. YAML allows a value to contain itself. */
const unfinished = -1

/**
 * Numbers for the values of documents, equal for the same content: the order of keys does not matter, `10.0` is 10. Finds
 * those that contain an object of interest, too.
 */
export class ContentDigests {
  readonly #isOfInterest: (object: object) => boolean
  readonly #texts = new Map<string, number>()
  /** The numbers of all other contents. A container is written with the numbers of its parts. */
  readonly #contents = new Map<string, number>()
  readonly #known = new Map<unknown, number>()
  readonly #interesting = new Set<unknown>()

  constructor(isOfInterest: (object: object) => boolean) {
    this.#isOfInterest = isOfInterest
  }

  /** The digest of a value. Each object is read once, and without recursion, because documents nest without end. */
  digestOf(value: unknown): number {
    const open = [value]
    while (open.length > 0) {
      const next = open.at(-1)
      const known = this.#known.get(next)
      if (known === undefined && isContainer(next)) {
        this.#known.set(next, unfinished)
        for (const child of Object.values(next)) if (isContainer(child) && !this.#known.has(child)) open.push(child)
      } else {
        open.pop()
        if (known === unfinished) this.#known.set(next, this.#container(next as object))
      }
    }
    return this.#digest(value)
  }

  /** Whether a value is of interest, or contains one that is. Known once its digest is. */
  isInteresting(value: unknown): value is object {
    return this.#interesting.has(value)
  }

  #digest(value: unknown): number {
    if (typeof value === 'string') return this.#number(this.#texts, value)
    const known = this.#known.get(value)
    return known ?? this.#number(this.#contents, isNumber(value) ? numberKey(value) : String(value))
  }

  #container(value: object): number {
    const isList = Array.isArray(value)
    let isInteresting = !isList && this.#isOfInterest(value)
    const parts: string[] = []
    for (const name of Object.keys(value)) {
      const child: unknown = Reflect.get(value, name)
      isInteresting ||= this.#interesting.has(child)
      const digest = this.#digest(child)
      parts.push(isList ? String(digest) : `${this.#number(this.#texts, name)}:${digest}`)
    }
    if (isInteresting) this.#interesting.add(value)
    return this.#number(this.#contents, isList ? `[${parts.join()}` : `{${parts.toSorted().join()}`)
  }

  #number(numbers: Map<string, number>, content: string): number {
    const known = numbers.get(content)
    if (known !== undefined) return known
    const next = this.#texts.size + this.#contents.size
    numbers.set(content, next)
    return next
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isNumber(value)
}
