import { Button } from '@/ui/Button'
import { CopyMarkdown } from '@/ui/CopyMarkdown'
import { copyText } from '@/ui/copy-text'
import { toCsv, toMarkdown, type PlainTable } from '../model/plain-table'
import styles from './Fields.module.css'

/** Buttons that copy the visible rows. */
export function CopyList({ table }: { table: () => PlainTable }) {
  return (
    <div className={styles.copy} role="group" aria-label="Copy the list">
      <Button size="sm" variant="ghost" onClick={() => void copyText(toCsv(table()))}>
        Copy as CSV
      </Button>
      <CopyMarkdown text={() => Promise.resolve(toMarkdown(table()))}>Copy as Markdown</CopyMarkdown>
    </div>
  )
}
