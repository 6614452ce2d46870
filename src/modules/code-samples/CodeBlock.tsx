import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useMemo, type ReactNode } from 'react'
import { boundMarks } from '@/lib/bound-marks'
import { scrollable } from '@/lib/scrollable'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { codePieces } from './code-pieces'
import { useCopy } from './use-copy'
import { useHighlighted } from './use-highlighted'
import { languageLabel } from './languages'
import styles from './CodeBlock.module.css'

interface CodeBlockProps {
  code: string
  /** Name or alias of the language as in a fence; unknown ones stay plain. */
  language?: string | undefined
  /** What stands left in the bar in the place of the language's name. */
  head?: ReactNode
  /** What stands right in the bar before the copy button. */
  end?: ReactNode
  /** The code is the panel of tabs in `head`: its own id and that of its tab. */
  panel?: { id: string; tabId: string } | undefined
}

/** Code that is longer is never highlighted, and laid out in pieces. */
const maxBlockLength = 40_000

/** Code on ink: a bar with its language and Copy Code, lines that scroll within the box. */
export function CodeBlock({ code, language, head, end, panel }: CodeBlockProps) {
  const displayed = useMemo(() => boundMarks(code), [code])
  const content = useHighlighted(displayed, language)
  const { copied, copy } = useCopy(code)
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        {head ?? <span>{languageLabel(language)}</span>}
        <div className={styles.end}>
          {end}
          <Button variant="ghost" size="sm" onClick={copy}>
            <Icon of={copied ? Check : Copy} size="sm" />
            Copy Code
          </Button>
        </div>
      </div>
      <pre {...scrollable} {...(panel && { role: 'tabpanel', id: panel.id, 'aria-labelledby': panel.tabId })}>
        <code className={language === 'json' ? styles.json : undefined}>
          {typeof content === 'string' && content.length > maxBlockLength ? <Pieces code={content} /> : content}
        </code>
      </pre>
    </div>
  )
}

/** Long code as pieces of which the browser lays out those in view. */
function Pieces({ code }: { code: string }) {
  const pieces = useMemo(() => codePieces(code), [code])
  return pieces.map((piece, index) => (
    <span key={index} className={piece.includes('\n') ? styles.piece : styles.line}>
      {piece}
    </span>
  ))
}
