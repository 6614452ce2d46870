import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Icon } from './Icon'
import styles from './ChoiceList.module.css'
import control from './control.module.css'

interface ChoiceListProps<T> {
  label: string
  items: readonly T[]
  getKey: (item: T) => string
  /** What is shown and searched, without regard to case. */
  getLabel: (item: T) => string
  value: T | null
  onChange: (item: T) => void
  placeholder: string
  /** Said when nothing matches the search. */
  emptyText: string
}

/** One of many, in a list that a search field narrows. The chosen one stays chosen while it is filtered out. */
export function ChoiceList<T>({
  label,
  items,
  getKey,
  getLabel,
  value,
  onChange,
  placeholder,
  emptyText,
}: ChoiceListProps<T>) {
  const id = useId()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const hits = items.filter((item) => getLabel(item).toLocaleLowerCase().includes(wanted))
  return (
    <fieldset className={styles.choices}>
      <legend className={control.label}>{label}</legend>
      <div className={styles.box}>
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
          />
        </div>
        <ul className={styles.list} id={id}>
          {hits.map((item) => (
            <li key={getKey(item)}>
              <label>
                <input
                  type="radio"
                  name={id}
                  checked={value !== null && getKey(value) === getKey(item)}
                  onChange={() => onChange(item)}
                />
                <bdi>{getLabel(item)}</bdi>
              </label>
            </li>
          ))}
        </ul>
        <p className={styles.empty} role="status">
          {hits.length === 0 && emptyText}
        </p>
      </div>
    </fieldset>
  )
}
