import { useEffect, useState, type ReactNode } from 'react'
import { reportError } from '@/config/error-report'
import type { Run } from './highlight'
import { highlightInWorker } from './highlight-in-worker'
import { languageOf, type Language } from './languages'
import styles from './tokens.module.css'

// Code above one of these limits stays plain: laying out its tokens would block the page.
const maxCharacters = 40_000
/** A line of 2,000 characters or more. The browser lays out all tokens of a line together. */
const longLinePattern = /^.{2000}/m
/** Pieces of code of one colour each. */
const maxPieces = 10_000

/** A piece of code of one colour. */
interface Piece {
  /** Class name; undefined for the colour of the box. */
  style: string | undefined
  text: string
}

/**
 * Returns the code: plain at first, highlighted once the worker has answered. It stays plain after a failure, which is
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

/** Merges neighbouring runs with the same style, so that the page has fewer elements. */
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

/**
 * Class name of a token. Undefined for punctuation in JSON: it is half of all runs, and the box already has its colour.
 */
function styleOf(kinds: readonly string[], language: Language): string | undefined {
  const kind = kinds.findLast((name) => styles[name] !== undefined)
  return kind === undefined || (language === 'json' && kind === 'punctuation') ? undefined : styles[kind]
}
