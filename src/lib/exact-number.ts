/**
 * A number of a JSON or YAML text that a JavaScript number would write with other digits: `106141411234567897`, `10.00`,
 * `1e3`, `-0`. All other numbers are plain ones. It cannot be cloned to or from a worker: pass JSON texts instead.
 */
export class ExactNumber {
  // Private, so that it looks like an object without members to code that asks for members.
  readonly #text: string

  /** @param text a number as JSON writes it */
  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** A number with all its digits. */
export type NumberValue = number | ExactNumber

/** Returns the number of a JSON text: a plain one if JavaScript writes it with the same digits. */
export function numberOf(text: string): NumberValue {
  const value = Number(text)
  return String(value) === text ? value : new ExactNumber(text)
}

/** Whether a value is a number, with all its digits or plain. */
export function isNumber(value: unknown): value is NumberValue {
  return typeof value === 'number' || value instanceof ExactNumber
}

/** The value of a number: its digits without the zeros around them, as an integer, times a power of ten. */
interface Decimal {
  isNegative: boolean
  digits: string
  /** Of ten. A BigInt, because an exponent may have any number of digits. */
  exponent: bigint
}

const zero: Decimal = { isNegative: false, digits: '', exponent: 0n }

function decimalOf(value: NumberValue): Decimal {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(String(value)) ?? []
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = digits.slice(0, digits.length - trailingZeros(digits))
  if (significant === '') return zero
  return {
    isNegative: sign === '-',
    digits: significant,
    exponent: BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length),
  }
}

/** Counts without a pattern, because `/0+$/` takes quadratic time for many zeros before another digit. */
function trailingZeros(digits: string): number {
  let count = 0
  while (digits.charAt(digits.length - 1 - count) === '0') count++
  return count
}

/** Returns a text that is equal for numbers with the same value: `1e1` for 10, 10.00 and 1e1. */
export function numberKey(value: NumberValue): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  const { isNegative, digits, exponent } = decimalOf(value)
  return digits === '' ? '0' : `${isNegative ? '-' : ''}${digits}e${exponent}`
}

/** Compares the values of two numbers: negative if the first is smaller, 0 if they are equal. */
export function compareNumbers(one: NumberValue, other: NumberValue): number {
  if (![one, other].every((value) => typeof value !== 'number' || Number.isFinite(value))) {
    return Number(one) === Number(other) ? 0 : Number(one) - Number(other)
  }
  const [a, b] = [decimalOf(one), decimalOf(other)]
  const signs = [signOf(a), signOf(b)] as const
  return signs[0] === signs[1] ? signs[0] * compareAmounts(a, b) : signs[0] - signs[1]
}

function signOf({ isNegative, digits }: Decimal): number {
  if (digits === '') return 0
  return isNegative ? -1 : 1
}

function compareAmounts(one: Decimal, other: Decimal): number {
  const [a, b] = [one, other].map(({ digits, exponent }) => BigInt(digits.length) + exponent) as [bigint, bigint]
  if (a !== b) return a < b ? -1 : 1
  const length = Math.max(one.digits.length, other.digits.length)
  const [left, right] = [one.digits.padEnd(length, '0'), other.digits.padEnd(length, '0')]
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Whether a number has no fraction; 10.00 and 1e3 have none. */
export function isWhole(value: NumberValue): boolean {
  if (typeof value === 'number') return Number.isInteger(value)
  return decimalOf(value).exponent >= 0n
}

/** Whether two values are identical, or numbers with the same value. */
export function isSameScalar(one: unknown, other: unknown): boolean {
  return one === other || (isNumber(one) && isNumber(other) && compareNumbers(one, other) === 0)
}

/** Numbers whose digits are further apart are not calculated with: it would take too long. */
const maxDigits = 2_000

/** Two numbers as whole amounts of the same power of ten. */
interface Aligned {
  one: bigint
  other: bigint
  exponent: bigint
}

function aligned(one: NumberValue, other: NumberValue): Aligned | undefined {
  const [a, b] = [decimalOf(one), decimalOf(other)]
  const exponent = a.exponent < b.exponent ? a.exponent : b.exponent
  const length = a.exponent + b.exponent - 2n * exponent + BigInt(a.digits.length + b.digits.length)
  if (length > BigInt(maxDigits)) return undefined
  const amount = ({ isNegative, digits, exponent: own }: Decimal) =>
    BigInt(digits) * 10n ** (own - exponent) * (isNegative ? -1n : 1n)
  return { one: amount(a), other: amount(b), exponent }
}

/** Whether a number is a whole multiple of another; true if the numbers are too far apart to compute it. */
export function isMultipleOf(value: NumberValue, divisor: NumberValue): boolean {
  const pair = aligned(value, divisor)
  if (!pair || pair.one === 0n) return true
  return pair.other !== 0n && pair.one % pair.other === 0n
}

/**
 * Returns the multiple of a step that is nearest to a limit, at the limit or further away from 0.
 * @param isNegative whether the limit is below 0, or 0 as the limit of numbers below it
 * @param isOpen whether the limit itself is excluded
 */
export function multipleFrom(
  limit: NumberValue,
  step: NumberValue,
  { isNegative, isOpen }: { isNegative: boolean; isOpen: boolean },
): NumberValue {
  const pair = aligned(limit, step)
  if (!pair || pair.other === 0n) return limit
  const [amount, size] = [absolute(pair.one), absolute(pair.other)]
  const isMultiple = amount % size === 0n
  const steps = amount / size + (isMultiple && !isOpen ? 0n : 1n)
  return written(steps * size * (isNegative ? -1n : 1n), pair.exponent)
}

/** Returns the sum of two numbers. */
export function sumOf(one: NumberValue, other: NumberValue): NumberValue {
  const pair = aligned(one, other)
  return pair ? written(pair.one + pair.other, pair.exponent) : one
}

/** Returns the number in the middle between two numbers. */
export function middleOf(one: NumberValue, other: NumberValue): NumberValue {
  const pair = aligned(one, other)
  return pair ? written((pair.one + pair.other) * 5n, pair.exponent - 1n) : one
}

function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}

/** Writes an amount of a power of ten, without an exponent and without zeros at the end of its fraction. */
function written(amount: bigint, exponent: bigint): NumberValue {
  const sign = amount < 0n ? '-' : ''
  if (exponent >= 0n) return numberOf(`${sign}${absolute(amount) * 10n ** exponent}`)
  const places = Number(-exponent)
  const digits = String(absolute(amount)).padStart(places + 1, '0')
  const fraction = digits.slice(-places)
  const kept = fraction.slice(0, places - trailingZeros(fraction))
  return numberOf(`${sign}${digits.slice(0, -places)}${kept === '' ? '' : `.${kept}`}`)
}
