import { useEffect, useState, type ReactNode } from 'react'
import { reportError } from '@/config/error-report'
import type { Run } from './highlight'
import { highlightInWorker } from './highlight-in-worker'
import { languageOf, type Language } from './languages'
import styles from './tokens.module.css'

// Code above one of these limits stays plain: laying out its tokens would block the page.
const maxCharacters = 40_000
/** A line of 2,000 characters or more. The browser lays out all tokens of a line together. */
const tooLongLine = /^.{2000}/m
/** Pieces of code of one colour each. */
const maxPieces = 10_000

/** A piece of code of one colour; undefined is the colour of the box. */
interface Piece {
  style: string | undefined
  text: string
}

/**
 * Returns the code: plain at first, highlighted once the worker has answered. It stays plain after a failure, which is
 * reported but not shown.
 */
export function useHighlighted(code: string, language: string | undefined): ReactNode {
  const known = code.length > maxCharacters || tooLongLine.test(code) ? undefined : languageOf(language)
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

  if (result?.code !== code || result.known !== known || result.pieces.length > maxPieces) return code
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
