// All texts of a document pass through these functions before they become part of code, so that no text can act as code.

/**
 * Characters that JSON does not escape although they are dangerous: they end a line in some language, or change the
 * direction in which code is displayed.
 */
const unsafeCharacters = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/**
 * Escapes a text for use between double quotes. Python, Java, C# and JavaScript all read the escapes of JSON. Java reads
 * \u before anything else, but not if another backslash comes before it.
 */
function escaped(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(unsafeCharacters, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Writes a text as a literal of Python, Java, C# and JavaScript. */
export function doubleQuoted(text: string): string {
  return `"${escaped(text)}"`
}

/** Writes a text as a literal of JavaScript, with the single quotes that are usual there. */
export function singleQuoted(text: string): string {
  return `'${escaped(text)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)}'`
}

/**
 * Writes a text as one word of a POSIX shell, quoted if necessary. Removes control characters other than tabs and line
 * breaks, because a terminal acts on them before the shell sees the quotes.
 */
export function shellWord(text: string): string {
  const safe = text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
  return /^[\w./@%:-][\w./@%:=-]*$/.test(safe) ? safe : `'${safe.replaceAll("'", String.raw`'\''`)}'`
}
