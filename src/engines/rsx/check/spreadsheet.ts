/** A number as a spreadsheet shows it when it is long: `1.08E+13`. */
const shortForm = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i

/** Whether a text is a long number in the short form of a spreadsheet, without most of its digits. */
export function isShortForm(text: string): boolean {
  return shortForm.test(text.trim())
}

/** The advice where a spreadsheet changed numbers. */
export const textColumnAdvice =
  'Take the number from its source, and format the column as text before numbers come into it: a spreadsheet drops leading zeros and shortens long numbers.'
