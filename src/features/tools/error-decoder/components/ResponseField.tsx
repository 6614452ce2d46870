import { useId, type ClipboardEvent, type DragEvent } from 'react'
import { maxReadCharacters } from '@/engines/errors/failed-response'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import styles from './ResponseField.module.css'

interface ResponseFieldProps {
  text: string
  /** Whether a text is being read that is not shown yet. */
  isReading: boolean
  onType: (text: string) => void
  /** Takes a text that may be shown only without its secrets. */
  onInsert: (text: string, isCut: boolean) => void
}

/**
 * The field for the response. Cuts pasted and dropped texts and shows them without their secrets, so that no secret becomes
 * visible and a large text does not block the page (DECODER-2, DECODER-10).
 */
export function ResponseField({ text, isReading, onType, onInsert }: ResponseFieldProps) {
  const id = useId()

  function insert(field: HTMLTextAreaElement, input: string, isCut = input.length > maxReadCharacters) {
    const { selectionStart, selectionEnd } = field
    const inserted = input.slice(0, maxReadCharacters)
    onInsert(text.slice(0, selectionStart) + inserted + text.slice(selectionEnd), isCut)
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text')
    if (pasted === '') return
    event.preventDefault()
    insert(event.currentTarget, pasted)
  }

  function drop(event: DragEvent<HTMLTextAreaElement>) {
    // Otherwise the browser would open a dropped file instead of the page.
    event.preventDefault()
    const { currentTarget: field, dataTransfer } = event
    const [file] = dataTransfer.files
    if (!file) return insert(field, dataTransfer.getData('text'))
    void file
      .slice(0, maxReadCharacters)
      .text()
      .then((content) => insert(field, content, file.size > maxReadCharacters))
  }

  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        Response
      </label>
      <textarea
        id={id}
        rows={18}
        spellCheck={false}
        autoComplete="off"
        className={classNames(control.textarea, control.mono, styles.text)}
        aria-describedby={`${id}-hint`}
        value={text}
        readOnly={isReading}
        aria-busy={isReading}
        onChange={({ target }) => onType(target.value)}
        onPaste={paste}
        onDrop={drop}
      />
      <p className={control.hint} id={`${id}-hint`}>
        Status, headers and body, in any form: raw HTTP, <code>curl -i</code>, JSON, a HAR entry, a page, a message, X12
        or EDIFACT. Tokens, passwords and keys are removed before the text is shown.
      </p>
    </div>
  )
}
