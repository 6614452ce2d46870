import { memo, useId } from 'react'
import type { ParameterView } from '@/engines/openapi/document/types'
import { isWrittenAsJson } from '@/engines/openapi/model/chosen-operation'
import { isSentByDefault } from '@/engines/openapi/model/idempotency-key'
import { sampleInput } from '@/engines/requests/model/document-value'
import { ValueControl } from './ValueControl'
import { listInput, listText, listValues, optionsOf } from './value-input'
import { ListEditor } from './ListEditor'
import control from '@/ui/control.module.css'
import styles from './Fields.module.css'

interface ParameterFieldProps {
  parameter: ParameterView
  /** The value that the reader typed; null leaves the parameter out; undefined stands for the sample of the document. */
  value: string | null | undefined
  /** Must be a stable function. */
  onChange: (parameter: ParameterView, value: string | null) => void
  /** Why the browser does not send the parameter as it is filled in. */
  note?: string | undefined
}

/** A field for one parameter. The checkbox of an optional one includes it, and so does typing a value (CONSOLE-21). */
export const ParameterField = memo(function ParameterField({ parameter, value, onChange, note }: ParameterFieldProps) {
  const id = useId()
  const { name, required, schema } = parameter
  const initial = isSentByDefault(parameter) ? sampleInput(parameter) : undefined
  const typed = value === undefined ? initial : (value ?? undefined)
  const isIncluded = typed !== undefined
  const noteId = note === undefined ? undefined : `${id}-note`
  const kind = inputKind(parameter)
  const values = kind.kind !== 'list' ? undefined : typed === undefined ? [] : listValues(typed)
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        {!required && (
          <input
            type="checkbox"
            className={control.checkbox}
            aria-label={`Send ${name}`}
            checked={isIncluded}
            onChange={({ target }) => onChange(parameter, target.checked ? sampleInput(parameter) : null)}
          />
        )}
        <label htmlFor={id}>{name}</label>
        <span className={styles.type}>{schema.type}</span>
        {required && <span className={styles.required}>required</span>}
      </span>
      <span className={styles.value}>
        {kind.kind === 'list' && values ? (
          <ListEditor
            id={id}
            name={name}
            values={values}
            options={kind.options}
            describedBy={noteId}
            onSplice={(...change) => {
              const next = values.toSpliced(...change)
              // A required list keeps an empty row, which is reported as missing.
              const empty = required ? '' : null
              onChange(parameter, next.length === 0 ? empty : listText(next, kind.type))
            }}
          />
        ) : (
          <ValueControl
            id={id}
            aria-required={required || undefined}
            aria-describedby={noteId}
            value={typed}
            options={kind.kind === 'value' ? kind.options : []}
            isMultiline={kind.kind !== 'value'}
            onChange={(text) => onChange(parameter, text)}
          />
        )}
        {note !== undefined && (
          <span className={styles.note} id={noteId}>
            {note}
          </span>
        )}
      </span>
    </div>
  )
})

/** How the value of a parameter is typed: as one line of text or one of the allowed values, as a list of such, or as JSON. */
type InputKind =
  | { kind: 'value'; options: readonly string[] }
  /** Values have this type in JSON Schema. */
  | { kind: 'list'; options: readonly string[]; type: string }
  | { kind: 'json' }

/** Returns the input that suits a parameter. */
function inputKind(parameter: ParameterView): InputKind {
  const { schema, contentType } = parameter
  if (!isWrittenAsJson(parameter)) return { kind: 'value', options: optionsOf(schema) }
  const list = contentType === undefined ? listInput(schema) : undefined
  return list ? { kind: 'list', ...list } : { kind: 'json' }
}
