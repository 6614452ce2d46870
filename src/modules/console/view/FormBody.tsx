import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { ContentView } from '@/engines/openapi/document/types'
import type { ChosenField } from '@/engines/openapi/model/choices'
import { UnsentNote } from '@/modules/openapi/view/LevelNotes'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'
import { formRows, type FormRow } from './form-rows'
import { ValueControl } from './ValueControl'
import { useLevel } from './use-level'
import styles from './Fields.module.css'

interface FormBodyProps {
  content: ContentView
  fields: readonly ChosenField[]
  onChange: (fields: readonly ChosenField[]) => void
}

/** The fields of a form body: those of its schema, then fields that the reader adds. A field for a file has a file input. */
export function FormBody({ content, fields, onChange }: FormBodyProps) {
  const level = useLevel(content.schema?.nested)
  const rows = formRows(content, level?.properties ?? [], fields)
  const replace = (row: FormRow, next: readonly ChosenField[]) =>
    onChange(
      row.index === undefined
        ? [...fields, ...next]
        : fields.flatMap((field, index) => (index === row.index ? next : [field])),
    )
  return (
    <div>
      {rows.map((row, index) => (
        <FieldRow key={index} row={row} onChange={(next) => replace(row, next)} />
      ))}
      <UnsentNote unsent={level?.unsent} />
      <Button size="sm" variant="ghost" onClick={() => onChange([...fields, { name: '', value: '' }])}>
        <Icon of={Plus} size="sm" /> Add a field
      </Button>
    </div>
  )
}

/** One field of the form. Calling `onChange` with an empty list removes it. */
function FieldRow({ row, onChange }: { row: FormRow; onChange: (fields: readonly ChosenField[]) => void }) {
  const id = useId()
  const { name, field, type, required, isFile, isCustom, options } = row
  const value = field && 'value' in field ? field.value : ''
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        {!required && !isCustom && (
          <input
            type="checkbox"
            className={control.checkbox}
            aria-label={`Send ${name}`}
            checked={field !== undefined}
            onChange={({ target }) => onChange(target.checked ? [row.initial] : [])}
          />
        )}
        {isCustom ? (
          <input
            className={classNames(control.input, control.mono)}
            aria-label="Name of the field"
            placeholder="Name"
            value={name}
            spellCheck={false}
            onChange={({ target }) => onChange([{ name: target.value, value }])}
          />
        ) : (
          <>
            <label htmlFor={id}>{name}</label>
            <span className={styles.type}>{type}</span>
            {required && <span className={styles.required}>required</span>}
          </>
        )}
      </span>
      <span className={styles.value}>
        {isFile ? (
          <input
            id={id}
            type="file"
            className={control.file}
            multiple={row.isList}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              if (files.length > 0) onChange(files.map((file) => ({ name, file })))
            }}
          />
        ) : (
          <span className={styles.removable}>
            <ValueControl
              id={id}
              aria-label={isCustom ? `Value of ${name || 'the field'}` : undefined}
              value={field && value}
              options={options}
              onChange={(text) => onChange([{ name, value: text }])}
            />
            {isCustom && (
              <Button
                size="sm"
                variant="ghost"
                icon
                aria-label={`Remove ${name || 'the field'}`}
                onClick={() => onChange([])}
              >
                <Icon of={X} size="sm" />
              </Button>
            )}
          </span>
        )}
      </span>
    </div>
  )
}
