import type { Change } from '@/engines/changes/change'
import { changesCsv, changesMarkdown } from '@/engines/changes/exports'
import { saveFile } from '@/modules/downloads/save-file'
import { Button } from '@/ui/Button'
import { copyText } from '@/ui/copy-text'
import styles from './Changes.module.css'

interface ChangeExportsProps {
  changes: readonly Change[]
  title: string
  summary: string
  fileName: string
  /** Whether a change is ticked off, in a work list. */
  isDone?: ((change: Change) => boolean) | undefined
}

/** The ways to pass the shown changes on: as Markdown for a ticket, as CSV for a spreadsheet, on paper (COMPARE-3). */
export function ChangeExports({ changes, title, summary, fileName, isDone }: ChangeExportsProps) {
  const markdown = () => changesMarkdown(title, summary, changes, isDone)
  return (
    <div className={styles.exports} role="group" aria-label="Changes">
      <Button size="sm" onClick={() => void copyText(markdown())}>
        Copy
      </Button>
      <Button size="sm" variant="ghost" onClick={() => save(markdown(), 'text/markdown', `${fileName}.md`)}>
        Markdown
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => save(changesCsv(changes, isDone), 'text/csv', `${fileName}.csv`)}
      >
        CSV
      </Button>
      <Button size="sm" variant="ghost" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}

function save(text: string, type: string, name: string): void {
  saveFile(new Blob([text], { type }), name)
}
