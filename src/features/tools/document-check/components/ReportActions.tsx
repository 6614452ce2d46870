import { Button } from '@/ui/Button'
import { copyText } from '@/ui/copy-text'
import { saveFile } from '@/modules/downloads/save-file'
import { csvReport, markdownReport, type ReportedDocument } from '../model/report'
import styles from './ReportActions.module.css'

interface ReportActionsProps {
  documents: readonly ReportedDocument[]
  /** The sentence about all verdicts. */
  summary: string
}

/** The ways to pass the result on: as Markdown for a ticket, as CSV for a spreadsheet, on paper. */
export function ReportActions({ documents, summary }: ReportActionsProps) {
  return (
    <div className={styles.actions} role="group" aria-label="Report">
      <Button size="sm" onClick={() => void copyText(markdownReport(documents, summary))}>
        Copy report
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => save(markdownReport(documents, summary), 'text/markdown', 'document-check.md')}
      >
        Markdown
      </Button>
      <Button size="sm" variant="ghost" onClick={() => save(csvReport(documents), 'text/csv', 'document-check.csv')}>
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
