type Accepts = (character: string) => boolean

/** A part of a pattern. */
export type PatternPart =
  | { kind: 'character'; accepts: Accepts }
  | { kind: 'sequence'; parts: PatternPart[] }
  | { kind: 'choice'; parts: PatternPart[] }
  | { kind: 'repeat'; part: PatternPart; min: number; max: number }

/** Classes of XML Schema, as the inside of a class in JavaScript. */
const classes = new Map([
  ['d', String.raw`\p{Nd}`],
  ['s', String.raw` \t\n\r`],
  ['i', String.raw`\p{L}_:`],
  ['c', String.raw`\p{L}\p{N}\-._:`],
])
const wordClass = String.raw`\p{P}\p{Z}\p{C}`

/** The characters of an escape, as the inside of a class in JavaScript, or all others. */
interface CharacterClass {
  inside: string
  isNegated: boolean
}

function acceptsOf({ inside, isNegated }: CharacterClass): Accepts {
  const expression = new RegExp(`^[${isNegated ? '^' : ''}${inside}]$`, 'u')
  return (character) => expression.test(character)
}

/** How deep groups may be nested. */
const maxDepth = 100

/** A pattern that is none of XML Schema, or that has no counterpart here. */
class UnreadablePatternError extends Error {}

/** Reads a pattern of XML Schema; undefined when it cannot be read. */
export function readPattern(source: string): PatternPart | undefined {
  try {
    const reader = new PatternReader(source)
    const part = reader.readChoice(0)
    return reader.isAtEnd() ? part : undefined
  } catch (error) {
    // A class that JavaScript does not know is a syntax error.
    if (error instanceof UnreadablePatternError || error instanceof SyntaxError) return undefined
    throw error
  }
}

class PatternReader {
  readonly #characters: readonly string[]
  #at = 0

  constructor(source: string) {
    this.#characters = Array.from(source)
  }

  isAtEnd(): boolean {
    return this.#at >= this.#characters.length
  }

  readChoice(depth: number): PatternPart {
    if (depth > maxDepth) throw new UnreadablePatternError()
    const parts = [this.#readSequence(depth)]
    while (this.#take('|')) parts.push(this.#readSequence(depth))
    const [only, ...more] = parts
    return only && more.length === 0 ? only : { kind: 'choice', parts }
  }

  #readSequence(depth: number): PatternPart {
    const parts: PatternPart[] = []
    while (!this.isAtEnd() && this.#next() !== '|' && this.#next() !== ')') {
      parts.push(this.#readRepetition(this.#readAtom(depth)))
    }
    return { kind: 'sequence', parts }
  }

  #readAtom(depth: number): PatternPart {
    const sign = this.#read()
    if (sign === '(') {
      const part = this.readChoice(depth + 1)
      if (!this.#take(')')) throw new UnreadablePatternError()
      return part
    }
    if (sign === '.') return { kind: 'character', accepts: (character) => character !== '\n' && character !== '\r' }
    if (sign === '[') return { kind: 'character', accepts: this.#readClass() }
    if (sign === '\\') return { kind: 'character', accepts: acceptsOf(this.#readEscape()) }
    if ('?*+{}]'.includes(sign)) throw new UnreadablePatternError()
    return { kind: 'character', accepts: (character) => character === sign }
  }

  #readRepetition(part: PatternPart): PatternPart {
    if (this.#take('?')) return { kind: 'repeat', part, min: 0, max: 1 }
    if (this.#take('*')) return { kind: 'repeat', part, min: 0, max: Infinity }
    if (this.#take('+')) return { kind: 'repeat', part, min: 1, max: Infinity }
    if (!this.#take('{')) return part
    const min = this.#readCount()
    const max = this.#take(',') ? (this.#next() === '}' ? Infinity : this.#readCount()) : min
    if (max < min || !this.#take('}')) throw new UnreadablePatternError()
    return { kind: 'repeat', part, min, max }
  }

  #readCount(): number {
    let digits = ''
    while (/^\d$/.test(this.#next())) digits += this.#read()
    if (digits === '' || digits.length > 6) throw new UnreadablePatternError()
    return Number(digits)
  }

  /** Reads a class behind its opening bracket, with the class that may be subtracted from it. */
  #readClass(): Accepts {
    const isNegated = this.#take('^')
    let inside = ''
    const others: Accepts[] = []
    let without: Accepts | undefined
    while (!this.#take(']')) {
      const sign = this.#read()
      if (sign === '-' && this.#take('[')) {
        without = this.#readClass()
        if (this.#next() !== ']') throw new UnreadablePatternError()
      } else if (sign === '\\') {
        const escape = this.#readEscape()
        if (escape.isNegated) others.push(acceptsOf(escape))
        else inside += escape.inside
      } else if (sign === '[') throw new UnreadablePatternError()
      // A hyphen at an end of the class stands for itself.
      else if (sign === '-' && (inside === '' || this.#next() === ']')) inside += String.raw`\-`
      else inside += sign === '^' ? String.raw`\^` : sign
    }
    if (inside !== '') others.push(acceptsOf({ inside, isNegated: false }))
    if (others.length === 0) throw new UnreadablePatternError()
    return (character) => others.some((accepts) => accepts(character)) !== isNegated && without?.(character) !== true
  }

  /** Reads an escape behind its backslash. */
  #readEscape(): CharacterClass {
    const letter = this.#read()
    if (letter === 'p' || letter === 'P') {
      let name = ''
      if (!this.#take('{')) throw new UnreadablePatternError()
      while (!this.#take('}')) name += this.#read()
      return { inside: `\\${letter}{${name}}`, isNegated: false }
    }
    const inside = classes.get(letter.toLowerCase())
    if (inside !== undefined) return { inside, isNegated: letter !== letter.toLowerCase() }
    if (letter === 'w' || letter === 'W') return { inside: wordClass, isNegated: letter === 'w' }
    if (/^[nrt\\|.?*+(){}[\]^$-]$/.test(letter)) return { inside: `\\${letter}`, isNegated: false }
    throw new UnreadablePatternError()
  }

  #next(): string {
    return this.#characters[this.#at] ?? ''
  }

  #read(): string {
    const sign = this.#characters[this.#at]
    if (sign === undefined) throw new UnreadablePatternError()
    this.#at += 1
    return sign
  }

  #take(sign: string): boolean {
    if (this.#next() !== sign) return false
    this.#at += 1
    return true
  }
}
