import { Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '@/ui/Icon'
import control from '@/ui/control.module.css'
import styles from './ServiceFilter.module.css'

interface ServiceFilterProps {
  value: string
  onChange: (value: string) => void
}

/** The filter over the cards; `/` puts the focus into it, Escape empties it. */
export function ServiceFilter({ value, onChange }: ServiceFilterProps) {
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
          placeholder="Service name"
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
