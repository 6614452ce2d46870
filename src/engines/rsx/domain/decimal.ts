import type { DocumentNode } from '../document-tree'

/** An exact decimal number: `units` divided by ten to the power of `scale`. */
export interface Decimal {
  units: bigint
  scale: number
}

/** Longer texts are not numbers of a document, and would be slow. */
const maxDigits = 40

export const zero: Decimal = { units: 0n, scale: 0 }
export const cent: Decimal = { units: 1n, scale: 2 }

/** Digits that a binary number holds exactly. */
const maxExactDigits = 15
const point = 46
const zeroDigit = 48

const exponentPattern = /^[+-]?\d{1,3}$/
/** A number of a document has no larger one, and its message no more digits. */
const maxExponent = 30

/** The number in a value. Only JSON writes some as `1.25E3`: in a text, an exponent is what a spreadsheet left of the digits. */
export function decimalOf(node: DocumentNode | undefined): Decimal | undefined {
  const text = node?.text ?? ''
  return node?.json?.type === 'number' ? parseJsonNumber(text) : parseDecimal(text)
}

/** Reads a number such as `-12.50` or, as JSON writes some, `1.25E3`; undefined for every other text. */
export function parseJsonNumber(text: string): Decimal | undefined {
  const trimmed = text.trim()
  const end = trimmed.search(/e/i)
  if (end < 0) return parseDecimal(trimmed)
  const written = trimmed.slice(end + 1)
  const exponent = exponentPattern.test(written) ? Number(written) : Number.NaN
  const number = Math.abs(exponent) <= maxExponent ? parseDecimal(trimmed.slice(0, end)) : undefined
  return number && shift(number, exponent)
}

/** Reads a number such as `-12.50`; undefined for every other text. */
export function parseDecimal(text: string): Decimal | undefined {
  const trimmed = text.trim()
  if (trimmed.length > maxDigits) return undefined
  const first = trimmed.charAt(0)
  const start = first === '-' || first === '+' ? 1 : 0
  let digits = 0
  let scale = -1
  let small = 0
  for (let at = start; at < trimmed.length; at += 1) {
    const code = trimmed.charCodeAt(at)
    if (code === point && scale < 0) scale = 0
    else if (code < zeroDigit || code > zeroDigit + 9) return undefined
    else {
      small = small * 10 + code - zeroDigit
      digits += 1
      if (scale >= 0) scale += 1
    }
  }
  if (digits === 0) return undefined
  const units = digits <= maxExactDigits ? BigInt(small) : BigInt(trimmed.slice(start).replace('.', ''))
  return { units: first === '-' ? -units : units, scale: Math.max(scale, 0) }
}

/** Multiplies with a power of ten. */
function shift({ units, scale }: Decimal, exponent: number): Decimal {
  const shifted = scale - exponent
  return shifted < 0 ? { units: units * 10n ** BigInt(-shifted), scale: 0 } : { units, scale: shifted }
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale }
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { units: -b.units, scale: b.scale })
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale }
}

/** Multiplies with a whole number. */
export function times(a: Decimal, factor: number): Decimal {
  return { units: a.units * BigInt(factor), scale: a.scale }
}

/** Divides by a whole number and rounds to cents, halves away from zero. */
export function divideToCents(a: Decimal, divisor: number): Decimal {
  const scale = Math.max(a.scale, 2)
  const denominator = BigInt(divisor) * 10n ** BigInt(scale - 2)
  const units = unitsAt(a, scale)
  const half = units < 0n ? -denominator : denominator
  return { units: (2n * units + half) / (2n * denominator), scale: 2 }
}

/** Below zero when a < b, zero when they are equal, above zero when a > b. */
export function compare(a: Decimal, b: Decimal): number {
  const { units } = subtract(a, b)
  return units === 0n ? 0 : units < 0n ? -1 : 1
}

export function distance(a: Decimal, b: Decimal): Decimal {
  const { units, scale } = subtract(a, b)
  return { units: units < 0n ? -units : units, scale }
}

/** The number of decimals that change the value: 1 for 2.50. */
export function significantDecimals({ units, scale }: Decimal): number {
  let rest = units
  let decimals = scale
  while (decimals > 0 && rest % 10n === 0n) {
    rest /= 10n
    decimals -= 1
  }
  return decimals
}

/** Writes a number with at least `minDecimals` decimals and no zeros after them. */
export function formatDecimal(value: Decimal, minDecimals = 0): string {
  const decimals = Math.max(significantDecimals(value), minDecimals)
  const scale = Math.max(value.scale, decimals)
  const units = unitsAt(value, scale) / 10n ** BigInt(scale - decimals)
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const sign = units < 0n ? '-' : ''
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function unitsAt({ units, scale }: Decimal, wanted: number): bigint {
  return wanted === scale ? units : units * 10n ** BigInt(wanted - scale)
}
