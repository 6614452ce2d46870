import { useEffect, useState, type ReactNode } from 'react'
import { reportError } from '@/config/error-report'
import { languageOf } from './languages'
import type { Run } from './highlight'
import styles from './tokens.module.css'

/** Longer samples stay plain: finding and laying out their tokens would keep the page from answering. */
const longest = 40_000
/** So do samples with longer lines, whose every token is laid out in one piece. */
const longestLine = /^.{2000}/m

/** The code, plain at first and highlighted as soon as the highlighter is loaded. Failing to load stays silent. */
export function useHighlighted(code: string, language: string | undefined): ReactNode {
  const known = code.length > longest || longestLine.test(code) ? undefined : languageOf(language)
  const [result, setResult] = useState<{ code: string; known: string; runs: Run[] }>()

  useEffect(() => {
    if (!known) return undefined
    let current = true
    import('./highlight')
      .then(({ highlight }) => highlight(code, known))
      .then((runs) => current && setResult({ code, known, runs }))
      .catch(reportError)
    return () => {
      current = false
    }
  }, [code, known])

  if (result?.code !== code || result.known !== known) return code
  return result.runs.map(({ kinds, text }, index) => {
    const style = kinds.findLast((kind) => styles[kind] !== undefined)
    // Half of the runs of JSON are punctuation: it has the colour of the box, so that the page holds half the elements.
    return style === undefined || (known === 'json' && style === 'punctuation') ? (
      text
    ) : (
      <span key={index} className={styles[style]}>
        {text}
      </span>
    )
  })
}
