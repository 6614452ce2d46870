// All texts of a document pass through these functions before they become part of code, so that no text can act as code.

import { scalarJson } from '@/lib/exact-json'
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
  return scalarJson(text)
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

/** Control characters that a terminal acts on before a shell sees the quotes around them. */
const controls = /[^\P{Cc}\t\n]/u

/** Whether a text has control characters other than tabs and line feeds. */
export function hasControls(text: string): boolean {
  return controls.test(text)
}

/**
 * Writes a text as one word of a shell, quoted if necessary. A word with control characters is written as `$'…'`, which bash
 * and zsh read. The text must have no NUL, because no argument can have it.
 */
export function shellWord(text: string): string {
  if (hasControls(text)) return `$'${octalEscaped(text.replaceAll(/[\\']/g, String.raw`\$&`))}'`
  return /^[\w./@%:-][\w./@%:=-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** Writes a text as the format of `printf` in any POSIX shell. It may have NUL. */
export function shellText(text: string): string {
  const format = text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('%', '%%')
    .replaceAll("'", String.raw`\047`)
  return `'${octalEscaped(format)}'`
}

/** Writes the bytes of control characters in UTF-8 as octal numbers, which have three digits whatever follows. */
function octalEscaped(text: string): string {
  return text.replaceAll(new RegExp(controls, 'gu'), (letter) =>
    [...new TextEncoder().encode(letter)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
  )
}
