import Search from 'lucide-react/icons/search'
import { useId, useLayoutEffect, useRef } from 'react'
import { limitCombiningMarks } from '@/lib/combining-marks'
import { isBehindDialog, isShortcut, useShortcuts } from '@/browser/shortcuts'
import control from './control.module.css'
import styles from './FilterField.module.css'
import { Icon } from './Icon'

interface FilterFieldProps {
  /** `Filter` unless given. */
  label?: string
  /** Placeholder: the names that are filtered. */
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** The filter over a list. The key `/` focuses it, unless the reader has turned that off (UI-15); Escape empties it. One per page. */
export function FilterField({ label = 'Filter', placeholder, value, onChange }: FilterFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [hasShortcut] = useShortcuts()

  // Before the field is painted: an effect after that would miss the keys pressed meanwhile.
  useLayoutEffect(() => {
    if (!hasShortcut) return undefined
    const focus = (event: KeyboardEvent) => {
      if (!isShortcut(event, '/') || isBehindDialog(input.current)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [hasShortcut])

  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        {label}
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
          aria-keyshortcuts={hasShortcut ? '/' : undefined}
          value={value}
          onChange={(event) => onChange(limitCombiningMarks(event.target.value, ''))}
          onKeyDown={({ key }) => key === 'Escape' && onChange('')}
        />
        {hasShortcut && (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        )}
      </div>
    </div>
  )
}
