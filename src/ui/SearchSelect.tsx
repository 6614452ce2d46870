import { ChevronsUpDown } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import control from './control.module.css'
import { Icon } from './Icon'
import styles from './SearchSelect.module.css'
import { useDebounced } from './use-debounced'

export interface SearchOption {
  value: string
  label: string
}

interface SearchSelectProps {
  label: string
  options: readonly SearchOption[]
  /** The chosen option's value; one that is not among the options is shown as it is. */
  value: string
  onChange: (value: string) => void
  /** How long typing rests before the list is searched, in milliseconds. */
  delay: number
  /** Said when nothing matches. */
  emptyText: string
}

/**
 * One of many, found by typing: a combobox with a list below it. Arrows, Home and End move, Enter chooses, Escape and
 * leaving keep what was chosen.
 */
export function SearchSelect({ label, options, value, onChange, delay, emptyText }: SearchSelectProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState<string>()
  const [active, setActive] = useState(0)
  const search = useDebounced(text ?? '', delay)
    .trim()
    .toLowerCase()
  const chosen = options.find((option) => option.value === value)?.label ?? value
  const hits = text === undefined ? options : options.filter((option) => option.label.toLowerCase().includes(search))
  const at = Math.min(active, hits.length - 1)

  function show() {
    if (open) return
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setText(undefined)
  }

  function choose(option: SearchOption | undefined) {
    if (!option) return
    close()
    if (option.value !== value) onChange(option.value)
  }

  function handleKey(event: KeyboardEvent) {
    const target = keyTarget(event.key, at, hits.length)
    if (target !== undefined && (open || event.key.startsWith('Arrow'))) {
      event.preventDefault()
      if (open) setActive(target)
      else show()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      // Enter straight after typing means what was typed, not what the list has not caught up with.
      const wanted = (text ?? '').trim().toLowerCase()
      choose(search === wanted ? hits[at] : options.find((option) => option.label.toLowerCase().includes(wanted)))
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          className={control.input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
          value={text ?? chosen}
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
            setOpen(true)
          }}
          onClick={show}
          onFocus={({ target }) => target.select()}
          onBlur={close}
          onKeyDown={handleKey}
        />
        <Icon of={ChevronsUpDown} />
        <div
          className={styles.list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          hidden={!open || hits.length === 0}
        >
          {hits.map((option, index) => (
            <button
              key={option.value}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-highlighted={index === at || undefined}
              // The focus stays in the field: leaving it would close the list before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(option)}
            >
              {option.label}
            </button>
          ))}
        </div>
        <p className={styles.empty} role="status" hidden={!open || hits.length > 0}>
          {open && hits.length === 0 && emptyText}
        </p>
      </div>
    </div>
  )
}

/** Where a key moves among `count` options; undefined for other keys. */
function keyTarget(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
