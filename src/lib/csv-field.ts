/** Matches texts that a spreadsheet reads as a number, a date or a time: digits with signs and separators, months, parts of a day. */
const convertedCharacters = /^[\d\s.,:/()+$€£¥%'-]*$/
const convertedWords =
  /^(?:[adeptz]|am|pm|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i
const logicalWords = /^(?:true|false)$/i
/** Longer texts are sentences. */
const maxConvertedLength = 64

/**
 * Writes a field of a CSV file for a spreadsheet. A value that it would read as a number or a date is written as the text
 * of a formula (`="00012"`), so that it keeps its digits, zeros and signs. Any other value that it would run as a formula
 * gets an apostrophe before it.
 */
export function csvField(text: string): string {
  if (isConverted(text)) return quoted(`="${text}"`)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? quoted(safe) : safe
}

/** Whether a spreadsheet would show something else than the text. */
function isConverted(text: string): boolean {
  if (text.length > maxConvertedLength) return false
  if (logicalWords.test(text)) return true
  const withoutWords = text.replaceAll(/[a-z]+/gi, (word) => (convertedWords.test(word) ? '' : '?'))
  return /\d/.test(text) && convertedCharacters.test(withoutWords)
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
