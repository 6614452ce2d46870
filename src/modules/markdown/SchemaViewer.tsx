import { queryOptions, useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect } from 'react'
import { isSessionEndedError } from '@/api/core/api-error'
import type { SchemaEntry, SchemaRequest } from '@/api/content/sections'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { TieredListPlaceholder } from '@/ui/Placeholders'
import { Icon } from '@/ui/Icon'
import { RetryButton } from '@/ui/RetryButton'
import { showToast } from '@/ui/toast'
import styles from './SchemaViewer.module.css'

const loadSections = loadOnCall(createCodeLoader(() => import('@/api/content/sections')))

function sectionsQuery(request: SchemaRequest) {
  return queryOptions({
    queryKey: ['content', 'sections', request],
    queryFn: async ({ signal }) => (await loadSections()).getSections(request, signal),
  })
}

/** Shows a documented schema by sections (DOC-55). Levels below the first open on demand. */
export function SchemaViewer({ request }: { request: SchemaRequest }) {
  const { data, error, isFetching, refetch } = useQuery(sectionsQuery(request))
  const countText = useCountText()

  // After a failed refetch the old data stays on screen.
  const hasFailed = error !== null && data === undefined
  // The end of the session has a dialog of its own.
  const shouldShowToast = hasFailed && !isSessionEndedError(error)
  useEffect(() => {
    if (!shouldShowToast) return
    showToast({
      title: 'Error while fetching data',
      message: 'An error has occurred while fetching schema data, please try again later.',
      tone: 'error',
      key: 'schema',
    })
  }, [shouldShowToast])

  if (hasFailed) {
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
          <Entries entries={items} countText={countText} />
        </section>
      ))}
    </div>
  )
}

function Entries({ entries, countText }: { entries: readonly SchemaEntry[]; countText: CountText }) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry, index) => (
        <li key={index}>
          <p className={styles.line}>
            <code>{entry.key}</code>
            {entry.type !== undefined && <span>{entry.type}</span>}
            <span>{rulesText(entry)}</span>
          </p>
          {entry.description !== undefined && <p className={styles.description}>{entry.description}</p>}
          {entry.items.length > 0 && (
            <details>
              <summary>
                <Icon of={ChevronRight} size="sm" />
                {countText(entry.items.length, 'field')}
              </summary>
              <Entries entries={entry.items} countText={countText} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function rulesText({ minLength, maxLength, defaultValue }: SchemaEntry): string {
  const length = lengthText(minLength, maxLength)
  const defaultText =
    defaultValue === undefined || defaultValue === null
      ? undefined
      : `default ${typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue)}`
  return [length, defaultText].filter(Boolean).join(', ')
}

function lengthText(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `at most ${characterCount(max)}`
  if (max === undefined) return `at least ${characterCount(min)}`
  return min === max ? `exactly ${characterCount(max)}` : `${min} to ${characterCount(max)}`
}

function characterCount(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`
}
