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

const upcE = /^([01])(\d{5})(\d)(\d)$/

/**
 * The UPC-A of twelve digits that a UPC-E is short for: its zeros are back, the check digit is the same. Undefined for other numbers:
 * a UPC-E has eight digits and begins with 0 or 1.
 */
export function expandUpcE(number: string): string | undefined {
  const parts = upcE.exec(number)
  if (!parts) return undefined
  const [, system = '', digits = '', zeros = '', checkDigit = ''] = parts
  return system + withZeros(digits, zeros) + checkDigit
}

/** The ten digits of maker and item. The last digit of a UPC-E says where the zeros were. */
function withZeros(digits: string, zeros: string): string {
  if (zeros <= '2') return `${digits.slice(0, 2)}${zeros}0000${digits.slice(2)}`
  if (zeros === '3') return `${digits.slice(0, 3)}00000${digits.slice(3)}`
  if (zeros === '4') return `${digits.slice(0, 4)}00000${digits.slice(4)}`
  return `${digits}0000${zeros}`
}

/** Whether the last digit of a number is its GS1 check digit. */
export function hasGs1CheckDigit(number: string): boolean {
  return number.slice(-1) === gs1CheckDigit(number.slice(0, -1))
}
