import { useState, type MouseEvent } from 'react'
import { cut } from '@/modules/application/labels'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { LinkRow } from '@/modules/navigation/LinkRow'
import { SideCard } from '@/modules/navigation/SideCard'
import { Button } from '@/ui/Button'
import { dayText } from '../model/day-text'
import { clearRecentPages, useRecentPages } from '@/modules/documentation/recent/recent-pages'
import styles from './RecentlyOpened.module.css'

/** The card with the last pages, at most three, that this person opened in this browser. Renders nothing without any. */
export function RecentlyOpened({ person }: { person: string }) {
  const pages = useRecentPages(person)
  const [now] = useState(Date.now)
  const [isCleared, setIsCleared] = useState(false)
  const preferences = useCurrentUser().data?.preferences

  function clear({ currentTarget }: MouseEvent<HTMLElement>) {
    clearRecentPages()
    setIsCleared(true)
    focusHeading(currentTarget.closest('aside'))
  }

  if (pages.length === 0 && !isCleared) return null
  return (
    <>
      {pages.length > 0 && (
        <SideCard
          title="Recently opened"
          action={
            <Button variant="ghost" size="sm" aria-label="Clear recently opened" onClick={clear}>
              Clear
            </Button>
          }
        >
          {pages.map(({ to, title, area, openedAt }) => (
            <LinkRow
              key={to}
              to={to}
              label={
                <span className={styles.title} title={title} dir="auto">
                  {title}
                </span>
              }
              text={`${cut(area)}, ${dayText(openedAt, now, preferences)}`}
            />
          ))}
        </SideCard>
      )}
      <p className="vh" role="status">
        {isCleared && pages.length === 0 && 'Recently opened is empty.'}
      </p>
    </>
  )
}

/** Focuses the first heading of the column after the button was removed together with its card. */
function focusHeading(column: Element | null): void {
  const heading = column?.querySelector('h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
