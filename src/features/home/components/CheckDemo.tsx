import { useEffect, useId, useRef, useState, type Ref } from 'react'
import { Link } from 'react-router-dom'
import type { CheckedDocument } from '@/engines/rsx/documents'
import type { Span } from '@/engines/rsx/document-tree'
import { paths } from '@/lib/paths'
import { invoiceWithErrors } from '@/modules/rsx/samples/made-examples'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Card } from '@/ui/Card'
import { LockMark } from '@/ui/LockMark'
import { useDemo, type Work } from '../hooks/use-demo'
import { DemoFailed } from './DemoFailed'
import styles from './CheckDemo.module.css'

/** How long after the last key the invoice is checked again, in milliseconds. */
const editDelayMs = 150
/** How many findings are listed: an edited text may have many. */
const maxFindings = 5

/** An invoice with two errors, which a press checks; after that it is checked again while it is edited. */
export function CheckDemo({ check }: { check: Work<string, CheckedDocument> }) {
  const [text, setText] = useState(invoiceWithErrors.text.trimEnd())
  const { phase, result, run } = useDemo(check)
  const field = useRef<HTMLTextAreaElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function edit(next: string) {
    setText(next)
    clearTimeout(timer.current)
    if (phase !== 'idle') timer.current = setTimeout(() => run(next), editDelayMs)
  }
  function show({ start, end }: Span) {
    field.current?.focus()
    field.current?.setSelectionRange(start, end)
  }

  return (
    <Card className={styles.check}>
      <div className={styles.panel}>
        <h3>Check a document</h3>
        <p>
          This invoice has two errors. Find them by the network’s public schema, then correct them in the text: it is
          checked while you type, in this browser.
        </p>
        {phase === 'failed' ? (
          <DemoFailed onRetry={() => run(text)} />
        ) : (
          <Button
            variant={result ? 'secondary' : 'primary'}
            pending={phase === 'running' && !result}
            onClick={() => run(text)}
          >
            Check this invoice
          </Button>
        )}
        {result && <Findings result={result} onShow={show} />}
        <div className={styles.foot}>
          <p>
            <b>
              With an account
              <LockMark />
            </b>{' '}
            A verdict for each of your retailers, by what they require beside the network’s rules.
          </p>
          <Link className={buttonClass({ size: 'sm' })} to={paths.documentCheck()}>
            Check your own file without an account
          </Link>
        </div>
      </div>
      <InvoiceField
        field={field}
        text={text}
        markedLines={result?.findings.map(({ place }) => place.line)}
        onEdit={edit}
      />
    </Card>
  )
}

interface InvoiceFieldProps {
  field: Ref<HTMLTextAreaElement>
  text: string
  markedLines: readonly number[] | undefined
  onEdit: (text: string) => void
}

/** The text of the invoice with the numbers of its lines. */
function InvoiceField({ field, text, markedLines = [], onEdit }: InvoiceFieldProps) {
  const id = useId()
  const lines = text.split('\n').map((_, index) => index + 1)
  return (
    <div className={styles.document}>
      <label className={styles.name} htmlFor={id}>
        invoice.xml
      </label>
      <div className={styles.code}>
        <ol className={styles.gutter} aria-hidden="true">
          {lines.map((line) => (
            <li key={line} data-marked={markedLines.includes(line) || undefined}>
              {line}
            </li>
          ))}
        </ol>
        <textarea
          ref={field}
          id={id}
          rows={lines.length}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onEdit(target.value)}
        />
      </div>
    </div>
  )
}

interface FindingsProps {
  result: CheckedDocument
  onShow: (span: Span) => void
}

/** The verdict and the findings. A press on a place selects it in the text. */
function Findings({ result: { findings, verdicts }, onShow }: FindingsProps) {
  const errors = verdicts[0]?.errors ?? 0
  const verdict =
    errors === 0 ? 'The network accepts it.' : `${errors} ${errors === 1 ? 'error' : 'errors'}: the network refuses it.`
  return (
    <>
      <p className={styles.verdict} role="status" data-outcome={errors === 0 ? 'pass' : 'fail'}>
        {verdict}
      </p>
      <ul className={styles.findings} aria-label="Findings">
        {findings.slice(0, maxFindings).map(({ place, message, code }) => (
          <li key={`${code} ${place.span.start}`}>
            <button type="button" onClick={() => onShow(place.span)}>
              {place.label}
            </button>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
