import type { Node } from 'jsonc-parser'
import { useId, useMemo, useState } from 'react'
import type { ContentView } from '@/engines/openapi/document/types'
import { parseObject } from '@/engines/requests/model/json-edits'
import type { BodyFinding } from '@/engines/requests/validation/check-body'
import { JsonObjectFields } from './JsonObjectFields'
import styles from './Fields.module.css'

interface JsonFormProps {
  content: ContentView
  /** The text of the body. */
  text: string
  /** The errors of the body. */
  findings: readonly BodyFinding[]
  onChange: (text: string) => void
}

/** Longer bodies have no form, because each key press parses the whole text. In characters. */
const maxFormLength = 100_000

/** Shows the members of a JSON object as fields, which always have the values of the text (CONSOLE-50). */
export function JsonForm({ content, text, findings, onChange }: JsonFormProps) {
  const id = useId()
  const isLong = text.length > maxFormLength
  const isEmpty = text.trim() === ''
  const root = useMemo(() => (isLong ? undefined : parseObject(text)), [text, isLong])
  // While the text is invalid, the fields show its last valid values, and are disabled.
  const [last, setLast] = useState<{ text: string; root: Node | undefined }>({ text: '', root: undefined })
  const isReadable = root !== undefined || isEmpty
  if (isReadable && last.text !== text) setLast({ text, root })
  const shown = isReadable ? { text, root } : last
  const note = isLong
    ? `The body has more than ${maxFormLength.toLocaleString('en')} characters. Edit the text.`
    : 'The text is not a JSON object. Correct it to use the form; nothing is lost.'
  return (
    <fieldset className={styles.form} disabled={!isReadable} aria-describedby={isReadable ? undefined : id}>
      <legend className="vh">Form for the body</legend>
      {!isReadable && (
        <p className={styles.note} role="status" id={id}>
          {note}
        </p>
      )}
      <JsonObjectFields
        nested={content.schema?.nested}
        path={[]}
        text={shown.text}
        object={shown.root}
        findings={findings}
        onChange={onChange}
      />
    </fieldset>
  )
}
