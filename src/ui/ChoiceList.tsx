import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { foldText } from '@/lib/fold-text'
import { Icon } from './Icon'
import styles from './ChoiceList.module.css'
import control from './control.module.css'
import { useDebounced } from './use-debounced'

interface ChoiceListProps<T> {
  label: string
  /** One sentence under the label. */
  hint?: string
  items: readonly T[]
  getKey: (item: T) => string
  /** The name that is shown and searched, without regard to case and accents. */
  getLabel: (item: T) => string
  /** A second line, which distinguishes items of the same name. */
  getDetail?: (item: T) => string
  value: T | null
  onChange: (item: T) => void
  placeholder: string
  /** Shown when nothing matches the search. */
  emptyText: string
  /** Formats a number in the reader's locale. */
  formatNumber: (value: number) => string
  /** How long after the last letter the list is filtered, in milliseconds. Enter filters it at once. */
  debounceMs?: number
}

/** A list of radio buttons with a search field. The selected item stays selected while it is filtered out. */
export function ChoiceList<T>({
  label,
  hint,
  items,
  getKey,
  getLabel,
  getDetail,
  value,
  onChange,
  placeholder,
  emptyText,
  formatNumber,
  debounceMs = 0,
}: ChoiceListProps<T>) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [wanted, filterNow] = useDebounced(foldText(search.trim()), debounceMs)
  const hits = items.filter((item) => foldText(getLabel(item)).includes(wanted))

  function filterOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter in the search field must not submit the form.
    event.preventDefault()
    filterNow()
  }

  return (
    <div className={styles.frame}>
      <fieldset className={styles.choices} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
        <legend className={control.label}>{label}</legend>
        {hint !== undefined && (
          <p className={control.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <div className={styles.box}>
          {items.length > 1 && (
            <div className={control.search}>
              <Icon of={Search} />
              <input
                className={control.input}
                type="search"
                aria-label={placeholder}
                placeholder={placeholder}
                aria-controls={id}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
                onKeyDown={filterOnEnter}
              />
            </div>
          )}
          <ul className={styles.list} id={id}>
            {hits.map((item) => (
              <li key={getKey(item)}>
                <label>
                  <input
                    type="radio"
                    className={control.radio}
                    name={id}
                    checked={value !== null && getKey(value) === getKey(item)}
                    onChange={() => onChange(item)}
                  />
                  <span>
                    <bdi>{getLabel(item)}</bdi>
                    {getDetail && <small>{getDetail(item)}</small>}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {hits.length === 0 && <p className={styles.empty}>{emptyText}</p>}
        </div>
      </fieldset>
      <p className={styles.count} role="status">
        {wanted !== '' && `${formatNumber(hits.length)} of ${formatNumber(items.length)}`}
      </p>
    </div>
  )
}
