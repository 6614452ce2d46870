/** A number as a spreadsheet shows it when it is long: `1.08E+13`. */
const shortForm = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i
/** A number as programs write it when it is long, from 1.0E7 on in Java. Without a point, it may be the name of something. */
const longForm = /^-?\d\.(\d{1,16})E\+?(?:0?[7-9]|[1-9]\d)$/i
/** A spreadsheet shows at most so many decimals unless somebody asks for more. */
const maxShortDecimals = 5

/** Whether a text is a long number in the short form of a spreadsheet, without most of its digits. */
export function isShortForm(text: string): boolean {
  return shortForm.test(text.trim()) && numberInLongForm(text) === undefined
}

/** The number that a program wrote in scientific notation with all its digits: 812345576771 for `8.12345576771E11`. */
export function numberInLongForm(text: string): string | undefined {
  const decimals = longForm.exec(text.trim())?.[1]
  if (decimals === undefined || (text.includes('+') && decimals.length <= maxShortDecimals)) return undefined
  const number = String(Number(text))
  return number.includes('e') ? undefined : number
}

/** The advice where a spreadsheet changed numbers. */
export const textColumnAdvice =
  'Take the number from its source, and format the column as text before numbers come into it: a spreadsheet drops leading zeros and shortens long numbers.'
