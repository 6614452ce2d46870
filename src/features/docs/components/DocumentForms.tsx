import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { readFile, useDocumentInput } from '../hooks/use-document-input'
import styles from './DocumentForms.module.css'

interface DocumentInput {
  /** The URL in the page's address; empty without one. */
  url: string
  /** The form was submitted; the URL is trimmed and otherwise unchecked. */
  onUrl: (url: string) => void
  /** A document was opened, or dropped or pasted where the form takes it. */
  onText: (text: string) => void
}

/** Form for the document to verify: its URL, which may be any text (DOC-51), or the document itself. */
export function VerificationForm(input: DocumentInput) {
  const isDraggedOver = useDocumentInput(input.onText)
  return (
    <DocumentForm
      {...input}
      label="URL"
      fileLabel="Document"
      hint={['Or paste a document, drop one on the page, or', 'open a file', '. It does not leave your browser.']}
      isDraggedOver={isDraggedOver}
    >
      <Button type="submit" variant="primary">
        Verify
      </Button>
    </DocumentForm>
  )
}

interface EarlierDocumentFormProps extends DocumentInput {
  /** Ends the comparison; absent while there is none. */
  onEnd: (() => void) | undefined
}

/** Form for the document that the verified one is compared with: its URL, or a file (COMPARE-44). */
export function EarlierDocumentForm({ onEnd, onUrl, ...input }: EarlierDocumentFormProps) {
  return (
    <DocumentForm
      {...input}
      label="Compare with an earlier document"
      fileLabel="Earlier document"
      hint={['Its URL, or', 'open an earlier file', '.']}
      onUrl={(url) => (url === '' ? undefined : onUrl(url))}
    >
      <Button type="submit">Compare</Button>
      {onEnd && (
        <Button variant="ghost" onClick={onEnd}>
          End the comparison
        </Button>
      )}
    </DocumentForm>
  )
}

interface DocumentFormProps extends DocumentInput {
  label: string
  fileLabel: string
  /** The hint: before the button that opens a file, on it, and after it. */
  hint: readonly [before: string, open: string, after: string]
  isDraggedOver?: boolean
  /** The buttons of the form. */
  children: ReactNode
}

function DocumentForm({ url, onUrl, onText, label, fileLabel, hint, isDraggedOver, children }: DocumentFormProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(url)
  const [shownUrl, setShownUrl] = useState(url)
  const [before, open, after] = hint

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
          {label}
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
      {children}
      <p id={`${id}-hint`} className={classNames(control.hint, styles.hint)}>
        {before}{' '}
        <button type="button" className={styles.open} onClick={() => file.current?.click()}>
          {open}
        </button>
        {after}
      </p>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={fileLabel}
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
