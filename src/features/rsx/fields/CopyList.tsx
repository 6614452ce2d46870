import { showToast } from '@/ui/toast'
import { Button } from '@/ui/Button'
import { toCsv, toMarkdown, type PlainTable } from './copy-text'
import styles from './Fields.module.css'

/** Copies the rows that are shown. */
export function CopyList({ table }: { table: () => PlainTable }) {
  return (
    <div className={styles.copy} role="group" aria-label="Copy the list">
      <Button size="sm" variant="ghost" onClick={() => copy(toCsv(table()))}>
        Copy as CSV
      </Button>
      <Button size="sm" variant="ghost" onClick={() => copy(toMarkdown(table()))}>
        Copy as Markdown
      </Button>
    </div>
  )
}

function copy(text: string) {
  navigator.clipboard.writeText(text).then(
    () => showToast({ title: 'Copied to Clipboard', tone: 'ok', key: 'copied' }),
    () =>
      showToast({
        title: 'Could Not Copy',
        message: 'The browser did not allow it. Select the text and press Ctrl-C.',
        tone: 'bad',
        key: 'copied',
      }),
  )
}
