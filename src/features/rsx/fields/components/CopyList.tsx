import { CopyButton } from '@/ui/CopyButton'
import { CopyMarkdown } from '@/ui/CopyMarkdown'
import { toCsv, toMarkdown, type PlainTable } from '@/lib/plain-table'
import styles from './Fields.module.css'

/** Buttons that copy the visible rows. */
export function CopyList({ table }: { table: () => PlainTable }) {
  return (
    <div className={styles.copy} role="group" aria-label="Copy the list">
      <CopyButton text={() => Promise.resolve(toCsv(table()))} label="Copy as CSV">
        Copy as CSV
      </CopyButton>
      <CopyMarkdown text={() => Promise.resolve(toMarkdown(table()))}>Copy as Markdown</CopyMarkdown>
    </div>
  )
}
