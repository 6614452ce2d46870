import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { ComparedRow } from '@/engines/rsx/documents'
import { ComparisonState } from '@/modules/changes/ComparisonState'
import { useCountText } from '@/modules/dates/use-count-text'
import { ExportActions } from '@/modules/downloads/ExportActions'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { FilterField } from '@/ui/FilterField'
import { Segments } from '@/ui/Segments'
import toolbar from '@/ui/toolbar.module.css'
import { useArrowKeys } from '../hooks/use-arrow-keys'
import { rowsPerPress, useComparedRows } from '../hooks/use-compared-rows'
import { useDocumentComparison } from '../hooks/use-document-comparison'
import { useReveal } from '../hooks/use-reveal'
import type { CheckSession } from '../model/check-session'
import type { EditorHandle, EditorMark } from '../model/create-editor'
import { UnreadDocumentError, type Beside, type ComparedDocuments } from '../model/document-comparison'
import { ComparedRows } from './ComparedRows'
import styles from './CompareView.module.css'
import { TextPane } from './TextPane'

/** Links the text of the compared document with the other one. */
export interface ComparedText {
  marks: readonly EditorMark[]
  onCursor: (offset: number) => void
}

interface CompareViewProps {
  session: CheckSession
  id: number
  beside: Beside
  /** The results of the check that ran last; undefined while another one runs. */
  checked: unknown
  editor: EditorHandle | undefined
  onClose: () => void
  /** Makes the pane with the text of the document. */
  children: (text: ComparedText) => ReactNode
}

const views = [
  { value: 'differences', label: 'Only differences' },
  { value: 'all', label: 'All' },
] as const
type View = (typeof views)[number]['value']

const noRows: readonly ComparedRow[] = []

/** A document beside another one: a sentence, the places that differ or all of them, and both texts with linked places. */
export function CompareView({ session, id, beside, checked, editor, onClose, children }: CompareViewProps) {
  const comparison = useDocumentComparison(session, id, beside, checked)
  const result = comparison.status === 'done' ? comparison.result : undefined
  const [rows, setRows] = useState(noRows)
  const [currentId, setCurrentId] = useState<number>()
  const [other, setOther] = useState<EditorHandle>()
  const revealFrom = useReveal(editor, id)
  const revealTo = useReveal(other, result?.to.id)
  const show = useCallback(
    (row: ComparedRow, isPressed: boolean) => {
      setCurrentId(row.id)
      if (row.toAt) revealTo(row.toAt.span, false)
      if (row.fromAt) revealFrom(row.fromAt.span, isPressed)
    },
    [revealFrom, revealTo],
  )
  /** Shows in the other text what the cursor is at. */
  const follow = async (side: 'from' | 'to', offset: number) => {
    const row = await session.comparison.placeAt(side, offset).catch(() => undefined)
    if (!row) return
    setCurrentId(row.id)
    const [reveal, at] = side === 'from' ? [revealTo, row.toAt] : [revealFrom, row.fromAt]
    if (at) reveal(at.span, false)
  }
  const marks = useMemo(() => ({ from: marksOf(rows, 'fromAt'), to: marksOf(rows, 'toAt') }), [rows])
  const to = result?.to
  const { besideText } = session.comparison
  const loadText = useCallback(
    () => (to && to.id > 0 ? session.textOf(to.id) : besideText()),
    [session, besideText, to],
  )
  return (
    <section className={styles.compare} aria-label="Comparison">
      <div className={styles.head}>
        <h2>{result ? `${result.from.name} beside ${result.to.name}` : 'Comparison'}</h2>
        <Button size="sm" onClick={onClose}>
          Close the comparison
        </Button>
      </div>
      <div>
        <ComparisonState
          comparison={comparison}
          label="Comparing"
          describeError={describeError}
          summarize={({ summary }) => summary.sentence}
        >
          {(compared) => (
            <Differences session={session} result={compared} currentId={currentId} onShow={show} onRows={setRows} />
          )}
        </ComparisonState>
      </div>
      <div className={styles.texts}>
        {children({ marks: marks.from, onCursor: (offset) => void follow('from', offset) })}
        {to && (
          <TextPane
            key={to.name}
            opened={to}
            title="Text to compare with"
            label={`Text of ${to.name}, to read`}
            name={to.name}
            hint="Read only. Move the cursor to see the same place in the other text."
            loadText={loadText}
            marks={marks.to}
            isReadOnly
            onChange={() => undefined}
            onCursor={(offset) => void follow('to', offset)}
            onEditor={setOther}
          />
        )}
      </div>
    </section>
  )
}

function describeError(error: unknown): { title: string; message: string } {
  const message = error instanceof Error ? error.message : String(error)
  if (!(error instanceof UnreadDocumentError)) return { title: 'The documents were not compared', message }
  const [side] = error.sides
  return error.sides.length > 1
    ? { title: 'Both documents could not be read', message }
    : { title: `${side?.name ?? 'A document'} could not be read`, message: side?.reason ?? message }
}

interface DifferencesProps {
  session: CheckSession
  result: ComparedDocuments
  currentId: number | undefined
  onShow: (row: ComparedRow, isPressed: boolean) => void
  onRows: (rows: readonly ComparedRow[]) => void
}

function Differences({ session, result, currentId, onShow, onRows }: DifferencesProps) {
  const countText = useCountText()
  const url = useUrlQuery()
  const [text, setText] = useUrlText(url, 'filter')
  const [count, setCount] = useState(rowsPerPress)
  const view: View = url.query.get('show') === 'all' ? 'all' : 'differences'
  const reply = useComparedRows(result, { isAll: view === 'all', text, count })
  const rows = reply?.rows ?? noRows
  const list = useArrowKeys('[data-compared]')
  useEffect(() => onRows(rows), [rows, onRows])
  const { summary, from, to } = result
  const names = useMemo(() => ({ from: from.name, to: to.name }), [from.name, to.name])
  const total = reply?.total ?? 0
  return (
    <>
      {summary.notes.length > 0 && (
        <Callout tone="warn" title="What was not compared">
          {summary.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Callout>
      )}
      <div className={toolbar.toolbar}>
        <Segments
          label="Show"
          labelHidden
          options={views}
          value={view}
          onChange={(value) => url.change({ show: value === 'all' ? 'all' : undefined })}
        />
        <div className={toolbar.filter}>
          <FilterField placeholder="Field or value" value={text} onChange={setText} />
        </div>
      </div>
      <div className={toolbar.line}>
        <p className={toolbar.count} role="status">
          {countText(total, 'place')}
        </p>
        <ExportActions
          label="Comparison as a file"
          fileName="comparison"
          markdown={() => session.comparison.report('markdown')}
          csv={() => session.comparison.report('csv')}
        />
      </div>
      <div ref={list}>
        <ComparedRows rows={rows} names={names} currentId={currentId} onShow={onShow} />
      </div>
      {total > rows.length && (
        <Button onClick={() => setCount(count + rowsPerPress)}>
          Show {Math.min(rowsPerPress, total - rows.length)} more
        </Button>
      )}
    </>
  )
}

function marksOf(rows: readonly ComparedRow[], side: 'fromAt' | 'toAt'): EditorMark[] {
  return rows.flatMap(({ likeness, what, ...row }) => {
    const at = row[side]
    return at && likeness !== 'same'
      ? [{ place: at, level: likeness === 'written' ? ('note' as const) : ('warning' as const), message: what }]
      : []
  })
}
