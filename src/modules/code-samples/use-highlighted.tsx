import { useEffect, useState, type ReactNode } from 'react'
import { reportError } from '@/config/error-report'
import type { Run } from './highlight'
import { highlightInWorker } from './highlight-in-worker'
import { languageOf, type Language } from './languages'
import styles from './tokens.module.css'

// What has more than this stays plain: laying out its tokens would keep the page from answering.
/** Characters. */
const longest = 40_000
/** Characters of a line, whose every token is laid out in one piece. */
const longestLine = /^.{2000}/m
/** Pieces of one colour. */
const mostPieces = 10_000

/** A piece of code of one colour; undefined is the colour of the box. */
interface Piece {
  style: string | undefined
  text: string
}

/** The code, plain at first and highlighted as soon as its tokens are found. Failing to find them stays silent. */
export function useHighlighted(code: string, language: string | undefined): ReactNode {
  const known = code.length > longest || longestLine.test(code) ? undefined : languageOf(language)
  const [result, setResult] = useState<{ code: string; known: string; pieces: Piece[] }>()

  useEffect(() => {
    if (!known) return undefined
    const controller = new AbortController()
    highlightInWorker({ code, language: known }, controller.signal)
      .then((runs) => {
        if (!controller.signal.aborted) setResult({ code, known, pieces: piecesOf(runs, known) })
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) reportError(error)
      })
    return () => controller.abort()
  }, [code, known])

  if (result?.code !== code || result.known !== known || result.pieces.length > mostPieces) return code
  return result.pieces.map(({ style, text }, index) =>
    style === undefined ? (
      text
    ) : (
      <span key={index} className={style}>
        {text}
      </span>
    ),
  )
}

/** Runs that look alike are one piece, so that the page holds fewer elements. */
function piecesOf(runs: readonly Run[], language: Language): Piece[] {
  const pieces: Piece[] = []
  for (const { kinds, text } of runs) {
    const style = styleOf(kinds, language)
    const last = pieces.at(-1)
    if (last && last.style === style) last.text += text
    else pieces.push({ style, text })
  }
  return pieces
}

/** Half of the runs of JSON are punctuation, which has the colour of the box. */
function styleOf(kinds: readonly string[], language: Language): string | undefined {
  const kind = kinds.findLast((name) => styles[name] !== undefined)
  return kind === undefined || (language === 'json' && kind === 'punctuation') ? undefined : styles[kind]
}
