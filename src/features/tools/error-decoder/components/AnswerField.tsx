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
 * The field for the answer. Pasted and dropped texts are cut and redacted before they enter it, so that no secret is ever
 * visible and no large text is laid out (DECODER-2, DECODER-10).
 */
export function AnswerField({ value, onChange }: AnswerFieldProps) {
  const id = useId()

  function insert(event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>, given: string) {
    if (given === '') return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const inserted = given.slice(0, maxReadCharacters)
    const whole = pastedText(value.text.slice(0, selectionStart) + inserted + value.text.slice(selectionEnd))
    onChange({ ...whole, isCut: whole.isCut || inserted.length < given.length })
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
        onPaste={(event) => insert(event, event.clipboardData.getData('text'))}
        onDrop={(event) => insert(event, event.dataTransfer.getData('text'))}
      />
      <p className={control.hint} id={`${id}-hint`}>
        Status, headers and body, in any form: raw HTTP, <code>curl -i</code>, JSON, a HAR entry, a page, a message.
        Tokens, passwords and keys are removed before the text is shown.
      </p>
    </div>
  )
}
