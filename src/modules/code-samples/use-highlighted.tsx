import { useEffect, useState, type ReactNode } from 'react'
import { reportError } from '@/config/error-report'
import { piecesOf, type Piece } from './code-tokens'
import { highlightInWorker } from '@/workers/samples/highlight-in-worker'
import { languageOf } from '@/engines/samples/languages'

// Code above one of these limits stays plain: laying out its tokens would block the page.
const maxCharacters = 40_000
/** A line of 2,000 characters or more. The browser lays out all tokens of a line together. */
const longLinePattern = /^.{2000}/m
/** Pieces of code of one colour each. */
const maxPieces = 10_000

/**
 * Returns the code: plain at first, highlighted once the worker has responded. It stays plain after a failure, which is
 * reported but not shown.
 */
export function useHighlighted(code: string, language: string | undefined): ReactNode {
  const grammar = code.length > maxCharacters || longLinePattern.test(code) ? undefined : languageOf(language)
  const [result, setResult] = useState<{ code: string; grammar: string; pieces: Piece[] }>()

  useEffect(() => {
    if (!grammar) return undefined
    const controller = new AbortController()
    highlightInWorker({ code, language: grammar }, controller.signal)
      .then((runs) => {
        if (!controller.signal.aborted) setResult({ code, grammar, pieces: piecesOf(runs, grammar) })
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) reportError(error)
      })
    return () => controller.abort()
  }, [code, grammar])

  if (result?.code !== code || result.grammar !== grammar || result.pieces.length > maxPieces) return code
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
