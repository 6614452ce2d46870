import type { Run } from '@/engines/samples/highlight'
import type { Language } from '@/engines/samples/languages'
import styles from './tokens.module.css'

/** A piece of code of one colour. */
export interface Piece {
  /** Class name; undefined for the colour of the box. */
  style: string | undefined
  text: string
}

/** Merges neighbouring runs with the same style, so that the page has fewer elements. */
export function piecesOf(runs: readonly Run[], language: Language): Piece[] {
  const pieces: Piece[] = []
  for (const { kinds, text } of runs) {
    const style = styleOf(kinds, language)
    const last = pieces.at(-1)
    if (last && last.style === style) last.text += text
    else pieces.push({ style, text })
  }
  return pieces
}

/**
 * Class name of a token. Undefined for punctuation in JSON: it is half of all runs, and the box already has its colour.
 */
function styleOf(kinds: readonly string[], language: Language): string | undefined {
  const kind = kinds.findLast((name) => styles[name] !== undefined)
  return kind === undefined || (language === 'json' && kind === 'punctuation') ? undefined : styles[kind]
}
