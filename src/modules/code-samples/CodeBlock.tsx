import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { limitCombiningMarks } from '@/lib/combining-marks'
import { scrollable } from '@/lib/scrollable'
import { Button } from '@/ui/Button'
import { copyText } from '@/ui/copy-text'
import { Icon } from '@/ui/Icon'
import { codePieces } from '@/engines/samples/code-pieces'
import { useHighlighted } from './use-highlighted'
import { languageLabel } from '@/engines/samples/languages'
import styles from './CodeBlock.module.css'

interface CodeBlockProps {
  code: string
  /** Name or alias of the language, as in a fence. Code in an unknown language is not highlighted. */
  language?: string | undefined
  /** Replaces the language's name on the left of the bar. */
  head?: ReactNode
  /** Content on the right of the bar, before the copy button. */
  end?: ReactNode
  /** Content below the code. */
  foot?: ReactNode
  /** Ids of the code and of its tab, if the code is the panel of tabs in `head`. */
  panel?: { id: string; tabId: string } | undefined
}

/** Longer code is not highlighted and is laid out in pieces. In characters. */
const maxBlockLength = 40_000

const copiedDurationMs = 2000

/** A dark box with code that scrolls, below a bar with its language and the Copy Code button. */
export function CodeBlock({ code, language, head, end, foot, panel }: CodeBlockProps) {
  const displayed = useMemo(() => limitCombiningMarks(code), [code])
  const content = useHighlighted(displayed, language)
  const { isCopied, copy } = useCopy(code)
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        {head ?? <span>{languageLabel(language)}</span>}
        <div className={styles.end}>
          {end}
          <Button variant="ghost" size="sm" onClick={copy}>
            <Icon of={isCopied ? Check : Copy} size="sm" />
            Copy Code
          </Button>
        </div>
      </div>
      <pre {...scrollable} {...(panel && { role: 'tabpanel', id: panel.id, 'aria-labelledby': panel.tabId })}>
        <code className={language === 'json' ? styles.json : undefined}>
          {typeof content === 'string' && content.length > maxBlockLength ? <Pieces code={content} /> : content}
        </code>
      </pre>
      {foot}
    </div>
  )
}

/** Long code in pieces, so that the browser lays out only those in view. */
function Pieces({ code }: { code: string }) {
  const pieces = useMemo(() => codePieces(code), [code])
  return pieces.map((piece, index) => (
    <span key={index} className={piece.includes('\n') ? styles.piece : styles.line}>
      {piece}
    </span>
  ))
}

/** Copies a text to the clipboard. `isCopied` is true for 2 s after that succeeded. */
function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), copiedDurationMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  return { isCopied, copy: () => void copyText(text).then(setCopied) }
}
