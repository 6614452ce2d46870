import { useId, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { readFile, useDocumentInput } from '../hooks/use-document-input'
import styles from './VerificationForm.module.css'

interface VerificationFormProps {
  /** The URL in the page's address; empty without one. */
  url: string
  /** The form was submitted; the URL is trimmed and otherwise unchecked. */
  onUrl: (url: string) => void
  /** A document was dropped, pasted or opened. */
  onText: (text: string) => void
}

/** Form for the document to verify: its URL, which may be any text (DOC-51), or the document itself. */
export function VerificationForm({ url, onUrl, onText }: VerificationFormProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(url)
  const [shownUrl, setShownUrl] = useState(url)
  const isDraggedOver = useDocumentInput(onText)

  // Update the field when the page's address changes. Remounting it with a key would lose the focus.
  if (url !== shownUrl) {
    setShownUrl(url)
    setValue(url)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onUrl(value.trim())
  }

  return (
    <form className={classNames(styles.form, isDraggedOver && styles.over)} onSubmit={submit}>
      <div className={classNames(control.field, styles.grow)}>
        <label className={control.label} htmlFor={id}>
          URL
        </label>
        <input
          id={id}
          className={classNames(control.input, control.mono)}
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      <Button type="submit" variant="primary">
        Verify
      </Button>
      <p id={`${id}-hint`} className={classNames(control.hint, styles.hint)}>
        Or paste a document, drop one on the page, or{' '}
        <button type="button" className={styles.open} onClick={() => file.current?.click()}>
          open a file
        </button>
        . It does not leave your browser.
      </p>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Document"
        accept=".json,.yaml,.yml,application/json,application/yaml,text/yaml"
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen) void readFile(chosen).then(onText)
          target.value = ''
        }}
      />
    </form>
  )
}
