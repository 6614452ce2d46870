import type { Span } from '../document-tree'
import type { Edit } from '../findings/finding'
import type { ReadingFindings } from './reading-findings'

/** Constants of Python with those of JSON. */
const constants: ReadonlyMap<string, string> = new Map([
  ['None', 'null'],
  ['True', 'true'],
  ['False', 'false'],
])

/** Two names behind each other, as each document of the network begins, in single quotes or without any. */
const firstNames =
  /^\s*(?:\[\s*)?\{\s*(?:'\w{1,100}'|[A-Za-z]\w{0,99})\s*:\s*(?:\[\s*)?\{\s*(?:'\w{1,100}'|[A-Za-z]\w{0,99})\s*:/

/** The data of a program as it prints them itself: texts in single quotes, names without quotes, constants of its language. */
export interface ObjectLiteral {
  /** Replaces a token by its JSON. */
  replace(span: Span, text: string): void
  /** The JSON of a constant; undefined for any other word. */
  constantOf(word: string): string | undefined
  /** @param isRead Whether all of the file was understood, so that the correction makes all of it JSON with the same values. */
  report(findings: ReadingFindings, isRead: boolean): void
}

/** Recognizes such a file by its first names. One other quote further down is a slip. */
export function findObjectLiteral(text: string): ObjectLiteral | undefined {
  if (!firstNames.test(text)) return undefined
  const edits: Edit[] = []
  return {
    replace(span, json) {
      edits.push({ span, text: json })
    },
    constantOf: (word) => constants.get(word),
    report(findings, isRead) {
      const [first] = edits
      if (!first) return
      const { span } = first
      const isQuoted = text[span.start] === "'"
      findings.add('envelope', span, {
        found: text.slice(span.start, span.end),
        expected: first.text,
        message: isQuoted
          ? 'The file is the notation of a program, with texts in single quotes, as Python prints a dictionary. JSON has double quotes, and null, true and false in small letters.'
          : 'The file is the notation of a program, with names that have no quotes, as JavaScript prints an object. JSON has double quotes around names and texts.',
        fix: isQuoted
          ? 'Write the file with json.dumps, which makes JSON.'
          : 'Write the file with JSON.stringify, which makes JSON.',
        ...(isRead && { quickFix: { label: 'Write it as JSON', edits } }),
      })
    },
  }
}
