import Format from 'lucide-react/icons/indent-increase'
import Undo from 'lucide-react/icons/undo-2'
import { useCallback, useRef, useState } from 'react'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { OpenedDocument } from '@/engines/rsx/documents'
import { saveFile } from '@/modules/downloads/save-file'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Icon } from '@/ui/Icon'
import type { ClosedEditor, EditorHandle, EditorMark } from '../model/create-editor'
import { savedName } from '../model/saved-name'
import styles from './EditorPane.module.css'
import { TextPane } from './TextPane'

const notFormatted = 'This document cannot be formatted. Nothing was changed.'

/** Says why a document with these findings cannot be formatted; undefined when it can. */
function formatRefusal(findings: readonly Finding[]): string | undefined {
  return findings.some(({ code }) => code === 'not-well-formed')
    ? 'The document is not well-formed. Correct that first, then format it.'
    : undefined
}

interface EditorPaneProps {
  opened: OpenedDocument
  findings: readonly Finding[]
  /** Marks in place of the findings. */
  marks?: readonly EditorMark[] | undefined
  /** Loads the text as it is now. */
  textOf: (id: number) => Promise<string>
  onEdit: (id: number, text: string) => void
  onSaved: (id: number) => void
  /** Formats a text in the worker; undefined when it cannot be formatted. */
  format: (id: number, text: string) => Promise<string | undefined>
  /** The open editor. */
  editor: EditorHandle | undefined
  onEditor: (editor: EditorHandle | undefined) => void
  onCursor?: ((offset: number) => void) | undefined
  /** The editors that were closed, which Undo goes on with. */
  closedEditors: Map<string, ClosedEditor>
}

/** The text of a document in an editor, with the places of its findings marked. */
export function EditorPane({
  opened,
  findings,
  marks = findings,
  textOf,
  onEdit,
  onSaved,
  format: formatText,
  editor,
  onEditor,
  onCursor,
  closedEditors,
}: EditorPaneProps) {
  const { id, name, format } = opened
  const [changed, setChanged] = useState<string>()
  const [canUndo, setCanUndo] = useState(false)
  /** Whether the text could not be formatted, although no finding says why. */
  const [isFormatRefused, setIsFormatRefused] = useState(false)
  const latest = useRef<string>(undefined)
  // Another one when the document is opened again.
  const loadText = useCallback(() => textOf(opened.id), [textOf, opened])

  const formatAll = async (before: string) => {
    const formatted = await formatText(id, before).catch(() => undefined)
    // A text that was changed meanwhile is not replaced.
    if (latest.current !== undefined && latest.current !== before) return
    setIsFormatRefused(formatted === undefined)
    if (formatted !== undefined && formatted !== before) {
      editor?.apply([{ span: { start: 0, end: before.length }, text: formatted }])
    }
  }

  return (
    <TextPane
      opened={opened}
      title="Text"
      label={`Text of ${name}`}
      name={String(id)}
      hint="Tab leaves the editor. F8 goes to the next finding, Ctrl-Z takes back a change."
      loadText={loadText}
      marks={marks}
      closedEditors={closedEditors}
      onCursor={onCursor}
      onChange={(next, hasHistory) => {
        latest.current = next
        setIsFormatRefused(false)
        setChanged(next)
        setCanUndo(hasHistory)
        onEdit(id, next)
      }}
      onEditor={(current, { text, evenText }) => {
        // Spans of an uneven text would not fit what the editor shows.
        if (current && evenText !== text) onEdit(id, evenText)
        if (current) setCanUndo(current.canUndo())
        onEditor(current)
      }}
    >
      {({ text, evenText }) => (
        <div className={styles.actions}>
          {editor && (format === 'XML' || format === 'JSON') && (
            <Button
              size="sm"
              variant="ghost"
              disabledReason={formatRefusal(findings) ?? (isFormatRefused ? notFormatted : undefined)}
              onClick={() => void formatAll(changed ?? evenText)}
            >
              <Icon of={Format} size="sm" />
              <span>
                Format<span className="vh-narrow"> the document</span>
              </span>
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-disabled={!canUndo || undefined} onClick={() => editor?.undo()}>
            <Icon of={Undo} size="sm" />
            Undo
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              saveFile(new Blob([changed ?? text], { type: 'text/plain' }), savedName(name, format))
              onSaved(id)
            }}
          >
            Save file
          </Button>
          <CopyButton label="Copy the text" text={changed ?? text} />
        </div>
      )}
    </TextPane>
  )
}
