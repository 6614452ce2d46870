import Search from 'lucide-react/icons/search'
import { useId, useLayoutEffect, useRef } from 'react'
import { useShortcuts } from '@/browser/shortcuts'
import control from './control.module.css'
import styles from './FilterField.module.css'
import { Icon } from './Icon'

interface FilterFieldProps {
  /** Placeholder: the names that are filtered. */
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** The filter over a list. The key `/` focuses it, unless the reader has turned that off (UI-15); Escape empties it. One per page. */
export function FilterField({ placeholder, value, onChange }: FilterFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [hasShortcut] = useShortcuts()

  // Before the field is painted: an effect after that would miss the keys pressed meanwhile.
  useLayoutEffect(() => {
    if (!hasShortcut) return undefined
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      // Behind a dialog the field is hidden from the reader.
      if (input.current?.closest('[inert], [aria-hidden="true"]')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [hasShortcut])

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
          aria-keyshortcuts={hasShortcut ? '/' : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
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

/** Whether a key was pressed in a field, a dialog or an open menu, where it is not a shortcut of the page. */
function isElsewhere(target: EventTarget | null): boolean {
  const elsewhere =
    'input, textarea, select, [contenteditable], [role$="dialog"], [popover], [role="menu"], [role="listbox"]'
  return target instanceof Element && target.closest(elsewhere) !== null
}
