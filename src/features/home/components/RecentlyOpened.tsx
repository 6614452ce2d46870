import { useState, type MouseEvent } from 'react'
import { cut } from '@/modules/application/labels'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { LinkRow } from '@/modules/links/LinkRow'
import { SideCard } from '@/modules/links/SideCard'
import { Button } from '@/ui/Button'
import { dayText } from '../model/day-text'
import { clearRecentPages, useRecentPages } from '@/modules/recent-pages/recent-pages'
import styles from './RecentlyOpened.module.css'

/** The pages that this person opened last in this browser, at most three; nothing when there are none. */
export function RecentlyOpened({ person }: { person: string }) {
  const pages = useRecentPages(person)
  const [now] = useState(Date.now)
  const [cleared, setCleared] = useState(false)
  const preferences = useCurrentUser().data?.preferences

  function clear({ currentTarget }: MouseEvent<HTMLElement>) {
    clearRecentPages()
    setCleared(true)
    focusHeading(currentTarget.closest('aside'))
  }

  if (pages.length === 0 && !cleared) return null
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
        {cleared && pages.length === 0 && 'Recently opened is empty.'}
      </p>
    </>
  )
}

/** The button goes with its card: the focus stays in the column, at the heading of what is left there. */
function focusHeading(column: Element | null): void {
  const heading = column?.querySelector('h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
