import { ChevronsUpDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'
import styles from './Combobox.module.css'

export interface ComboboxOption {
  value: string
  name: string
  /** Behind the name, quietly; it is searched as well. */
  note?: string | undefined
  /** Other words that find it. */
  keywords?: string
}

interface ComboboxProps {
  options: readonly ComboboxOption[]
  /** Empty: none. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  placeholder: string
  /** Said when nothing matches. */
  emptyText: string
  /** How long the search waits for more typing, in milliseconds. */
  debounceMs: number
  ref?: Ref<HTMLInputElement>
  id: string
}

/**
 * One of many, found by typing (the combobox pattern of ARIA, with a list of its own below the input). What is typed is
 * a search only: leaving the field brings the chosen name back.
 */
export function Combobox({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  emptyText,
  debounceMs,
  ref,
  ...field
}: ComboboxProps) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  /** Undefined while nothing is typed: the input then shows the chosen name. */
  const [typed, setTyped] = useState<string>()
  const search = useDebounced(typed ?? '', debounceMs)
  const [active, setActive] = useState<string>()

  const chosen = options.find((option) => option.value === value)
  const hits = open ? matching(options, search) : []
  const current = hits.find((option) => option.value === active) ?? hits[0]
  const optionId = (option: ComboboxOption) => `${listId}-${option.value}`

  function show() {
    setActive(value)
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setTyped(undefined)
  }

  function choose(option: ComboboxOption) {
    onChange(option.value)
    close()
  }

  function move(by: number) {
    const index = current ? hits.indexOf(current) : -1
    setActive(hits[Math.min(Math.max(index + by, 0), hits.length - 1)]?.value)
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (open) move(step)
      else show()
    } else if (open && event.key === 'Enter') {
      event.preventDefault()
      // The list may lag behind the typing: then Enter would choose what is not on screen yet.
      if (current && search === (typed ?? '')) choose(current)
    } else if (open && event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className={styles.box}>
      <input
        {...field}
        ref={ref}
        className={control.input}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && current ? optionId(current) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={chosen?.name ?? placeholder}
        value={typed ?? chosen?.name ?? ''}
        onChange={({ target }) => {
          setTyped(target.value)
          setOpen(true)
        }}
        onFocus={({ target }) => target.select()}
        onClick={() => {
          if (!open) show()
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          close()
          onBlur()
        }}
      />
      <Icon of={ChevronsUpDown} size="sm" />
      {open && (
        // The keyboard acts on the input: the list never has the focus, nor takes it from there.
        <div className={styles.pop} role="presentation" onMouseDown={(event) => event.preventDefault()}>
          <div id={listId} role="listbox" aria-label={placeholder}>
            {hits.map((option) => (
              <button
                key={option.value}
                ref={option === current ? bringIntoView : undefined}
                type="button"
                id={optionId(option)}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                data-active={option === current ? '' : undefined}
                onClick={() => choose(option)}
              >
                <span>{option.name}</span>
                {option.note !== undefined && <small>{option.note}</small>}
              </button>
            ))}
          </div>
        </div>
      )}
      <p className={open && hits.length === 0 ? styles.empty : 'vh'} role="status">
        {open && search !== '' && (hits.length === 0 ? emptyText : `${hits.length} found`)}
      </p>
    </div>
  )
}

function bringIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}

/** Options that have every word of the search somewhere, without regard to case and accents. */
function matching(options: readonly ComboboxOption[], search: string): readonly ComboboxOption[] {
  const words = plain(search).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ name, note = '', keywords = '' }) => {
    const text = plain(`${name} ${note} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[_\s]+/g, ' ')
    .toLowerCase()
}

/** The value as it was when it last stood still this long; an empty one at once. */
function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return value === '' ? value : settled
}
