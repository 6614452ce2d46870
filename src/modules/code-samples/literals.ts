// Texts of a document reach code through these functions only: whatever a text holds, it stays a text.

/** What JSON leaves as it is, but ends a line in some language or turns the direction in which the code is displayed. */
const treacherous = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/**
 * A text for between double quotes. Python, Java, C# and JavaScript read the escapes of JSON alike; Java, which reads
 * \u before anything else, takes no backslash for its beginning that follows another one.
 */
function escaped(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(treacherous, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A text as a literal of Python, Java, C# and JavaScript. */
export function doubleQuoted(text: string): string {
  return `"${escaped(text)}"`
}

/** A text as a literal of JavaScript, as it is mostly written there. */
export function singleQuoted(text: string): string {
  return `'${escaped(text)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)}'`
}

/**
 * A text as one word of a POSIX shell, quoted where it has to be. A terminal takes control characters for commands
 * before the shell sees a quote: those other than tabs and line breaks are left out.
 */
export function shellWord(text: string): string {
  const shown = text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
  return /^[\w./@%:-][\w./@%:=-]*$/.test(shown) ? shown : `'${shown.replaceAll("'", String.raw`'\''`)}'`
}
