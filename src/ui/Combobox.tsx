import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { foldText } from '@/lib/fold-text'
import styles from './Combobox.module.css'
import control from './control.module.css'
import { Icon } from './Icon'
import { useDebounced } from './use-debounced'

export interface ComboboxOption {
  value: string
  label: string
  /** Behind the label, quietly; it is searched as well. */
  note?: string | undefined
  /** Other words that find it. */
  keywords?: string
}

interface ComboboxProps {
  options: readonly ComboboxOption[]
  /** Empty: none. One that is not among the options is shown as it is. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Also names the list. */
  placeholder: string
  /** Said when nothing matches. */
  emptyText: string
  /** How long the search waits for more typing, in milliseconds. */
  debounceMs: number
  ref?: Ref<HTMLInputElement>
  id: string
}

/**
 * One of many, found by typing (the combobox pattern of ARIA, with a list of its own below the input). Arrows, pages, Home
 * and End move, Enter chooses. What is typed is a search only: Escape or leaving the field brings the chosen one back.
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
  /** Undefined while nothing is typed: the input then shows the chosen label. */
  const [typed, setTyped] = useState<string>()
  const [settled] = useDebounced(typed ?? '', debounceMs)
  // Without a search there is nothing to wait for.
  const search = typed ? settled : ''
  const [active, setActive] = useState<string>()

  const chosen = options.find((option) => option.value === value)
  const hits = open ? matching(options, search) : []
  const at = Math.max(
    0,
    hits.findIndex((option) => option.value === active),
  )
  const current = hits[at]
  const searched = open && search !== ''

  // Typing after a choice is a new search, not the end of the chosen name.
  const shown = typed ?? chosen?.label ?? value
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useEffect(() => {
    const isUsed = typed === undefined && input.current === document.activeElement
    if (isUsed) input.current?.setSelectionRange(0, shown.length)
  }, [typed, shown])

  // Also when the options arrive after the list was opened.
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open && at < hits.length) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [open, at, hits.length])

  function show() {
    setActive(value)
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setTyped(undefined)
  }

  function choose(option: ComboboxOption | undefined) {
    if (!option) return
    close()
    if (option.value !== value) onChange(option.value)
  }

  function handleKey(event: KeyboardEvent) {
    // The keys of an input method choose its characters, not options.
    if (event.nativeEvent.isComposing) return
    const target = keyTarget(event.key, at, hits.length)
    if (target !== undefined && (open || event.key.startsWith('Arrow'))) {
      event.preventDefault()
      if (open) setActive(hits[target]?.value)
      else show()
    } else if (open && event.key === 'Enter') {
      event.preventDefault()
      // Straight after typing it means what was typed, not what the list has not caught up with.
      choose(search === (typed ?? '') ? current : matching(options, typed ?? '')[0])
    } else if (open && event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className={control.arrowed}>
      <input
        {...field}
        ref={input}
        className={control.input}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && `${listId}-${at}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={chosen?.label ?? placeholder}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(undefined)
          setOpen(true)
        }}
        onFocus={({ target }) => target.select()}
        onClick={({ currentTarget }) => {
          if (open) return
          currentTarget.select()
          show()
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          close()
          onBlur?.()
        }}
      />
      <Icon of={ChevronsUpDown} size="sm" />
      {open && (
        // The keyboard acts on the input: the list never has the focus, nor takes it from there.
        <div className={styles.pop} role="presentation" onMouseDown={(event) => event.preventDefault()}>
          <div ref={list} id={listId} role="listbox" aria-label={placeholder}>
            {hits.map((option, index) => (
              <button
                key={option.value}
                type="button"
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                data-active={option === current ? '' : undefined}
                onClick={() => choose(option)}
              >
                <span>{option.label}</span>
                {option.note !== undefined && <small>{option.note}</small>}
              </button>
            ))}
          </div>
        </div>
      )}
      <p className={searched && hits.length === 0 ? styles.empty : 'vh'} role="status">
        {searched && (hits.length === 0 ? emptyText : `${hits.length} found`)}
      </p>
    </div>
  )
}

/** Options that have every word of the search somewhere, without regard to case and accents. */
function matching(options: readonly ComboboxOption[], search: string): readonly ComboboxOption[] {
  const words = plain(search).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, note = '', keywords = '' }) => {
    const text = plain(`${label} ${note} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return foldText(text).replaceAll(/[_\s]+/g, ' ')
}

/** Where a key moves among `count` options; undefined for other keys. */
function keyTarget(key: string, at: number, count: number): number | undefined {
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 10, PageUp: at - 10, Home: 0, End: count }[key]
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1)
}
