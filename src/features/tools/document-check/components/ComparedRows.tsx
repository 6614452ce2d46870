import { memo } from 'react'
import type { ComparedRow } from '@/engines/rsx/documents'
import { Badge } from '@/ui/Badge'
import styles from './ComparedRows.module.css'

interface ComparedRowsProps {
  rows: readonly ComparedRow[]
  names: { from: string; to: string }
  currentId: number | undefined
  /** Shows a place in both texts; `isPressed` also moves the focus there. */
  onShow: (row: ComparedRow, isPressed: boolean) => void
}

const labels = {
  same: 'Same',
  written: 'Written differently',
  differs: 'Differs',
  'only-from': 'Only here',
  'only-to': 'Only here',
} as const
const tones = {
  same: 'neutral',
  written: 'warn',
  differs: 'danger',
  'only-from': 'danger',
  'only-to': 'danger',
} as const

/** The places of two documents side by side, grouped by the group that they are in. */
export const ComparedRows = memo(function ComparedRows({ rows, names, currentId, onShow }: ComparedRowsProps) {
  return (
    <div className={styles.groups}>
      {byGroup(rows).map(({ key, group, rows: own }) => (
        <section key={key} aria-label={group}>
          <h3 className={styles.group}>{group}</h3>
          <ul className={styles.rows}>
            {own.map((row) => (
              <Row key={row.id} row={row} names={names} isCurrent={row.id === currentId} onShow={onShow} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
})

interface RowProps extends Pick<ComparedRowsProps, 'names' | 'onShow'> {
  row: ComparedRow
  isCurrent: boolean
}

const Row = memo(function Row({ row, names, isCurrent, onShow }: RowProps) {
  return (
    <li className={styles.row} data-likeness={row.likeness}>
      <button
        type="button"
        data-compared
        className={styles.place}
        aria-current={isCurrent}
        onFocus={() => onShow(row, false)}
        onPointerEnter={() => onShow(row, false)}
        onClick={() => onShow(row, true)}
      >
        <code>{row.place.at(-1) ?? ''}</code>
        <Badge tone={tones[row.likeness]}>{labelOf(row)}</Badge>
      </button>
      <Value name={names.from} text={row.from} place={row.fromAt?.label} />
      <Value name={names.to} text={row.to} place={row.toAt?.label} />
      {row.why !== '' && <p className={styles.why}>{row.why}</p>}
    </li>
  )
})

function labelOf({ likeness, what }: ComparedRow): string {
  return likeness === 'only-from' || likeness === 'only-to' ? what : labels[likeness]
}

function Value({ name, text, place }: { name: string; text: string | undefined; place: string | undefined }) {
  return (
    <p className={styles.value} data-absent={text === undefined || undefined}>
      <span className={styles.side}>{name}</span>
      <span className={styles.text}>{text === undefined ? 'not there' : text === '' ? 'empty' : text}</span>
      {place !== undefined && <small>{place}</small>}
    </p>
  )
}

/** The rows of each group, in their order. */
function byGroup(rows: readonly ComparedRow[]) {
  const groups = new Map<string, { key: string; group: string; rows: ComparedRow[] }>()
  for (const row of rows) {
    const group = row.place.slice(0, -1).join(' / ') || 'Document'
    const known = groups.get(group)
    if (known) known.rows.push(row)
    else groups.set(group, { key: group, group, rows: [row] })
  }
  return [...groups.values()]
}
