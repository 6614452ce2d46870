import Search from 'lucide-react/icons/search'
import { useEffect, useId, useRef } from 'react'
import control from './control.module.css'
import styles from './FilterField.module.css'
import { Icon } from './Icon'

interface FilterFieldProps {
  /** What is filtered by, shown while it is empty. */
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** The filter over a list; `/` puts the focus into it, Escape empties it. One on a page. */
export function FilterField({ placeholder, value, onChange }: FilterFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        Filter
      </label>
      <div className={control.search}>
        <Icon of={Search} />
        <input
          ref={input}
          id={id}
          className={control.input}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-keyshortcuts="/"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onChange('')}
        />
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </div>
    </div>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
