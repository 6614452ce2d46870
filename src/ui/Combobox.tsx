import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { foldText } from '@/lib/fold-text'
import styles from './Combobox.module.css'
import control from './control.module.css'
import { Icon } from './Icon'
import { listKeyTarget } from './list-keys'
import { useDebounced } from './use-debounced'

export interface ComboboxOption {
  value: string
  label: string
  /** Shown after the label in a quieter colour; it is searched as well. */
  note?: string | undefined
  /** Other words that find the option. */
  keywords?: string
}

interface ComboboxProps {
  options: readonly ComboboxOption[]
  /** The chosen option's value; empty without one. A value that is not among the options is shown as it is. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Also names the list. */
  placeholder: string
  /** Shown when nothing matches. */
  emptyText: string
  /** How long the search waits for more typing, in milliseconds. */
  debounceMs: number
  ref?: Ref<HTMLInputElement>
  id: string
}

/**
 * A field that searches a list of options and holds the chosen one (the combobox pattern of ARIA, docs/decisions/0035).
 * Arrows, Page Up, Page Down, Home and End move in the list, Enter chooses. Typing only searches: Escape or leaving the
 * field shows the chosen option again.
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
  // An emptied field shows the whole list without delay.
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

  const shown = typed ?? chosen?.label ?? value
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  // Select the chosen label, so that typing starts a new search instead of extending the label.
  useEffect(() => {
    const isUsed = typed === undefined && input.current === document.activeElement
    if (isUsed) input.current?.setSelectionRange(0, shown.length)
  }, [typed, shown])

  // Runs also when the options arrive after the list was opened.
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
    const target = listKeyTarget(event.key, at, hits.length)
    if (target !== undefined && (open || event.key.startsWith('Arrow'))) {
      event.preventDefault()
      if (open) setActive(hits[target]?.value)
      else show()
    } else if (open && event.key === 'Enter') {
      event.preventDefault()
      // The list may still show the results of an earlier search.

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
        // The input must keep the focus when the list is pressed.
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

/** The options that contain every word of the search, without regard to case and accents. */
function matching(options: readonly ComboboxOption[], search: string): readonly ComboboxOption[] {
  const words = searchText(search).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, note = '', keywords = '' }) => {
    const text = searchText(`${label} ${note} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
}

function searchText(text: string): string {
  return foldText(text).replaceAll(/[_\s]+/g, ' ')
}
