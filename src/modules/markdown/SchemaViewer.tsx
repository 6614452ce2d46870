import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect } from 'react'
import { tellsSessionEnd } from '@/api/core/api-error'
import type { SchemaEntry, SchemaRequest } from '@/api/content/sections'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { TieredListPlaceholder } from '@/ui/Placeholders'
import { Icon } from '@/ui/Icon'
import { RetryButton } from '@/ui/RetryButton'
import { showToast } from '@/ui/toast'
import { sectionsQuery } from './sections-query'
import styles from './SchemaViewer.module.css'

/** A documented schema by sections (1 §7); levels below the first open on demand. */
export function SchemaViewer({ request }: { request: SchemaRequest }) {
  const { data, error, isFetching, refetch } = useQuery(sectionsQuery(request))
  const counted = useCountText()

  // What is on screen stays when reading it anew fails. A session that has ended has its own dialog.
  const failed = error !== null && data === undefined
  const told = failed && !tellsSessionEnd(error)
  useEffect(() => {
    if (!told) return
    showToast({
      title: 'Error while fetching data',
      message: 'An error has occurred while fetching schema data, please try again later.',
      tone: 'bad',
      key: 'schema',
    })
  }, [told])

  if (failed) {
    return (
      <p className={styles.state}>
        The schema could not be loaded.
        <RetryButton inline pending={isFetching} onRetry={() => void refetch()} />
      </p>
    )
  }
  if (!data) return <TieredListPlaceholder label="Loading the schema" />
  if (data.length === 0) return <p className={styles.state}>The schema has no fields.</p>
  return (
    <div className={styles.viewer}>
      {data.map(({ title, items }, index) => (
        <section key={index} aria-label={title}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          <Entries entries={items} counted={counted} />
        </section>
      ))}
    </div>
  )
}

function Entries({ entries, counted }: { entries: readonly SchemaEntry[]; counted: CountText }) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry, index) => (
        <li key={index}>
          <p className={styles.line}>
            <code>{entry.key}</code>
            {entry.type !== undefined && <span>{entry.type}</span>}
            <span>{rulesOf(entry)}</span>
          </p>
          {entry.description !== undefined && <p className={styles.description}>{entry.description}</p>}
          {entry.items.length > 0 && (
            <details>
              <summary>
                <Icon of={ChevronRight} size="sm" />
                {counted(entry.items.length, 'field')}
              </summary>
              <Entries entries={entry.items} counted={counted} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function rulesOf({ minLength, maxLength, defaultValue }: SchemaEntry): string {
  const length = lengthOf(minLength, maxLength)
  const standard =
    defaultValue === undefined || defaultValue === null
      ? undefined
      : `default ${typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue)}`
  return [length, standard].filter(Boolean).join(', ')
}

function lengthOf(least: number | undefined, most: number | undefined): string | undefined {
  if (least === undefined) return most === undefined ? undefined : `at most ${characters(most)}`
  if (most === undefined) return `at least ${characters(least)}`
  return least === most ? `exactly ${characters(most)}` : `${least} to ${characters(most)}`
}

function characters(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`
}
