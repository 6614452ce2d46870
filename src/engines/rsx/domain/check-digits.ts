/** The GS1 check digit of the digits before it: weights 3 and 1 from the right. */
export function gs1CheckDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - at) - 48
    sum += at % 2 === 0 ? digit * 3 : digit
  }
  return String((10 - (sum % 10)) % 10)
}

/** The check digit of an ISBN with ten places, from the nine digits before it: weights 10 to 2, X for ten. */
export function isbn10CheckDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) sum += (digits.charCodeAt(at) - 48) * (10 - at)
  const rest = (11 - (sum % 11)) % 11
  return rest === 10 ? 'X' : String(rest)
}

/** Whether the last digit of a number is its GS1 check digit. */
export function hasGs1CheckDigit(number: string): boolean {
  return number.slice(-1) === gs1CheckDigit(number.slice(0, -1))
}
