/** A source of numbers from 0 to 1 that is the same in every run. */
export type Random = () => number

/** Creates a source from a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Writes a random number of JSON: up to 40 digits, perhaps with a sign, a fraction, zeros at its end and an exponent. */
export function randomNumber(random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  const upTo = (limit: number) => 1 + Math.floor(random() * limit)
  const whole = digits(upTo(40)).replace(/^0+(?=\d)/, '')
  const fraction = random() < 0.4 ? `.${digits(upTo(12))}${'0'.repeat(Math.floor(random() * 4))}` : ''
  const sign = random() < 0.3 ? '-' : ''
  const exponent =
    random() < 0.2 ? `${random() < 0.5 ? 'e' : 'E'}${['', '+', '-'][Math.floor(random() * 3)]}${upTo(400)}` : ''
  return random() < 0.05 ? '-0' : sign + whole + fraction + exponent
}
