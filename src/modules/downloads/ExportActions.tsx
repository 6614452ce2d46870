import { Button } from '@/ui/Button'
import { copyText } from '@/ui/copy-text'
import { showToast } from '@/ui/toast'
import styles from './ExportActions.module.css'
import { saveFile } from './save-file'

interface ExportActionsProps {
  /** Name of the group of buttons. */
  label: string
  /** Name of the files, without the extension. */
  fileName: string
  markdown: () => string | Promise<string>
  csv: () => string | Promise<string>
  /** Label of the button that copies the Markdown; there is none without it. */
  copyLabel?: string
}

/** The ways to pass a result on: as Markdown for a ticket, as CSV for a spreadsheet, on paper. */
export function ExportActions({ label, fileName, markdown, csv, copyLabel }: ExportActionsProps) {
  const pass = (text: string | Promise<string>, use: (text: string) => unknown) =>
    void Promise.resolve(text)
      .then(use)
      .catch(() =>
        showToast({
          title: 'The result could not be exported',
          message: 'Try again, or reload the page.',
          tone: 'error',
        }),
      )
  const save = (text: string | Promise<string>, type: string, extension: string) =>
    pass(text, (content) => saveFile(new Blob([content], { type }), `${fileName}.${extension}`))
  return (
    <div className={styles.actions} role="group" aria-label={label}>
      {copyLabel !== undefined && (
        <Button size="sm" onClick={() => pass(markdown(), (text) => copyText(text))}>
          {copyLabel}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => save(markdown(), 'text/markdown', 'md')}>
        Markdown
      </Button>
      <Button size="sm" variant="ghost" onClick={() => save(csv(), 'text/csv', 'csv')}>
        CSV
      </Button>
      <Button size="sm" variant="ghost" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
