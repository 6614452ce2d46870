import { useId, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { readFile } from '../hooks/use-document-input'
import styles from './VerificationForm.module.css'

interface OtherDocumentProps {
  /** The URL in the page's address; empty without one. */
  url: string
  onUrl: (url: string) => void
  /** A document was opened. */
  onText: (text: string) => void
  /** Ends the comparison; absent while there is none. */
  onEnd: (() => void) | undefined
}

/** Form for the document that the verified one is compared with: its URL, or a file (COMPARE-44). */
export function OtherDocument({ url, onUrl, onText, onEnd }: OtherDocumentProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(url)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (value.trim() !== '') onUrl(value.trim())
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={classNames(control.field, styles.grow)}>
        <label className={control.label} htmlFor={id}>
          Compare with an earlier document
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
      <Button type="submit">Compare</Button>
      {onEnd && (
        <Button variant="ghost" onClick={onEnd}>
          End the comparison
        </Button>
      )}
      <p id={`${id}-hint`} className={classNames(control.hint, styles.hint)}>
        Its URL, or{' '}
        <button type="button" className={styles.open} onClick={() => file.current?.click()}>
          open an earlier file
        </button>
        .
      </p>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Earlier document"
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
