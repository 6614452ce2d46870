import { memo, useId } from 'react'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Select } from '@/ui/Select'
import type { ParameterView } from '@/modules/openapi/document/types'
import { inputKind, isSentByDefault, sampleInput } from './parameter-input'
import styles from './Fields.module.css'

interface ParameterFieldProps {
  parameter: ParameterView
  /** What the reader typed; null leaves the parameter out, undefined is what the document says. */
  value: string | null | undefined
  /** Must be a stable function. */
  onChange: (parameter: ParameterView, value: string | null) => void
  /** Why the browser does not send the parameter as it is filled in. */
  note?: string | undefined
}

/** One parameter of a request. The box before an optional one includes it; typing does that, too (CONSOLE-21). */
export const ParameterField = memo(function ParameterField({ parameter, value, onChange, note }: ParameterFieldProps) {
  const id = useId()
  const { name, required, schema } = parameter
  const initial = isSentByDefault(parameter) ? sampleInput(parameter) : undefined
  const typed = value === undefined ? initial : (value ?? undefined)
  const isIncluded = typed !== undefined
  const noteId = note === undefined ? undefined : `${id}-note`
  const input = {
    id,
    'aria-required': required || undefined,
    'aria-describedby': noteId,
    value: typed ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange(parameter, target.value),
  }
  const kind = inputKind(parameter)
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        {!required && (
          <input
            type="checkbox"
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
        {kind.kind === 'choice' ? (
          <Select {...input} options={optionsOf(kind.options, typed)} placeholder="Not sent" />
        ) : kind.kind === 'json' ? (
          <textarea
            {...input}
            className={classNames(control.textarea, control.mono)}
            rows={Math.min(6, (typed ?? '').split('\n').length)}
            placeholder={isIncluded ? undefined : 'Not sent'}
            spellCheck={false}
          />
        ) : (
          <input
            {...input}
            className={classNames(control.input, control.mono)}
            placeholder={isIncluded ? undefined : 'Not sent'}
            autoComplete="off"
            spellCheck={false}
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

/** The allowed values, and what an address may hold instead. */
function optionsOf(values: readonly string[], typed: string | undefined) {
  const all = typed === undefined || typed === '' || values.includes(typed) ? values : [typed, ...values]
  return all.map((value) => ({ value, label: value === '' ? '(empty)' : value }))
}
