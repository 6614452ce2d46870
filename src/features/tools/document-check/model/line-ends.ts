import type { DocumentFormat } from '@/engines/rsx/document-tree'

/** How the lines of a text end. An editor counts every line end as one unit, the text as it is written may have two. */
export type LineEnd = '\n' | '\r\n'

/** In a positional file a carriage return that stands alone is an error, which the text in the editor must keep. */
const breaksOf = (format: DocumentFormat | undefined) => (format === 'Positional' ? /\r?\n/ : /\r\n?|\n/)

/** A text as an editor shows it, with one line end throughout. */
export interface EvenText {
  text: string
  lineEnd: LineEnd
}

/** Gives all lines the end that most editors write: that of Windows if any line has it. */
export function evenLineEnds(text: string, format: DocumentFormat | undefined): EvenText {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  return { text: text.split(breaksOf(format)).join(lineEnd), lineEnd }
}
