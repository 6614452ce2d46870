import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { ValueControl } from './ValueControl'
import styles from './Fields.module.css'

interface ValueListProps {
  /** Accessible name of the list. */
  name: string
  /** Id of the first control, which a label refers to. */
  id: string
  values: readonly string[]
  /** The allowed values; empty if any text is allowed. */
  options: readonly string[]
  /** Returns why a value is invalid. */
  errorOf?: (index: number) => string | undefined
  describedBy?: string | undefined
  /** Replaces values from `index` on. */
  onSplice: (index: number, removed: number, ...added: string[]) => void
}

/** A list of values with one row for each. Enter adds a row below, Backspace removes an empty row (CONSOLE-51). */
export function ListEditor({ name, id, values, options, errorOf, describedBy, onSplice }: ValueListProps) {
  const list = useRef<HTMLDivElement>(null)
  const rowToFocus = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (rowToFocus.current === undefined) return
    const rows = list.current?.querySelectorAll<HTMLElement>('input, select, button[data-add]')
    rows?.[rowToFocus.current]?.focus()
    rowToFocus.current = undefined
  })
  const insert = (index: number) => {
    onSplice(index, 0, options.find((option) => !values.includes(option)) ?? options[0] ?? '')
    rowToFocus.current = index
  }
  const remove = (index: number) => {
    onSplice(index, 1)
    rowToFocus.current = index
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const isEmpty = event.key === 'Backspace' && values[index] === ''
    if (event.key !== 'Enter' && !isEmpty) return
    event.preventDefault()
    if (!isEmpty) return insert(index + 1)
    remove(index)
    rowToFocus.current = Math.max(index - 1, 0)
  }
  return (
    <div ref={list} className={styles.value} role="group" aria-label={name} aria-describedby={describedBy}>
      {values.map((value, index) => {
        const error = errorOf?.(index)
        const errorId = `${id}-error-${index}`
        return (
          <div key={index} className={styles.value}>
            <span className={styles.removable}>
              <ValueControl
                id={index === 0 ? id : undefined}
                aria-label={`${name}, value ${index + 1}`}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={error === undefined ? undefined : errorId}
                value={value}
                options={options}
                onChange={(text) => onSplice(index, 1, text)}
                onKeyDown={(event) => onKeyDown(event, index)}
              />
              <Button
                size="sm"
                variant="ghost"
                icon
                aria-label={`Remove value ${index + 1} of ${name}`}
                onClick={() => remove(index)}
              >
                <Icon of={X} size="sm" />
              </Button>
            </span>
            {error !== undefined && (
              <span className={styles.error} id={errorId}>
                {error}
              </span>
            )}
          </div>
        )
      })}
      <span>
        <Button
          size="sm"
          variant="ghost"
          data-add
          id={values.length === 0 ? id : undefined}
          aria-label={`Add a value to ${name}`}
          onClick={() => insert(values.length)}
        >
          <Icon of={Plus} size="sm" /> Add a value
        </Button>
      </span>
    </div>
  )
}
