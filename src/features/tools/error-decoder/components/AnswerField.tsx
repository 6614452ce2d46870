import { useId, type ClipboardEvent, type DragEvent } from 'react'
import { maxReadCharacters } from '@/modules/error-decoder/answer'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { pastedText, type PastedText } from '../model/pasted-text'
import styles from './AnswerField.module.css'

interface AnswerFieldProps {
  value: PastedText
  onChange: (value: PastedText) => void
}

/**
 * The field for the answer. Cuts and redacts pasted and dropped texts before it shows them, so that no secret becomes
 * visible and a large text does not block the page (DECODER-2, DECODER-10).
 */
export function AnswerField({ value, onChange }: AnswerFieldProps) {
  const id = useId()

  function insert(field: HTMLTextAreaElement, given: string, isCut = given.length > maxReadCharacters) {
    const { selectionStart, selectionEnd } = field
    const inserted = given.slice(0, maxReadCharacters)
    const whole = pastedText(value.text.slice(0, selectionStart) + inserted + value.text.slice(selectionEnd))
    onChange({ ...whole, isCut: whole.isCut || isCut })
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData('text')
    if (text === '') return
    event.preventDefault()
    insert(event.currentTarget, text)
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
      .then((text) => insert(field, text, file.size > maxReadCharacters))
  }

  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        Answer
      </label>
      <textarea
        id={id}
        rows={18}
        spellCheck={false}
        autoComplete="off"
        className={classNames(control.textarea, control.mono, styles.text)}
        aria-describedby={`${id}-hint`}
        value={value.text}
        onChange={({ target }) => onChange(pastedText(target.value))}
        onPaste={paste}
        onDrop={drop}
      />
      <p className={control.hint} id={`${id}-hint`}>
        Status, headers and body, in any form: raw HTTP, <code>curl -i</code>, JSON, a HAR entry, a page, a message.
        Tokens, passwords and keys are removed before the text is shown.
      </p>
    </div>
  )
}
