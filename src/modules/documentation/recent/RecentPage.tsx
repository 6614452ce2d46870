import { useEffect } from 'react'
import { useSession } from '@/auth/session'
import { rememberPage } from './remember-page'

interface RecentPageProps {
  /** Address of the page, made by `paths`, without anything that the reader has added to it. */
  to: string
  title: string
  /** Name of what the page belongs to. */
  area: string
}

/**
 * Stores this page for "Recently opened" on the home page. Renders nothing. Visitors have no such list. Use it only on pages
 * that every signed-in person may read (docs/decisions/0024).
 */
export function RecentPage({ to, title, area }: RecentPageProps) {
  const session = useSession()
  const person = session.status === 'signedIn' ? session.userId : undefined
  useEffect(
    () => (person === undefined ? undefined : whenIdle(() => rememberPage({ person, to, title, area }))),
    [person, to, title, area],
  )
  return null
}

/** Runs a task once, when the browser is idle. Returns a function that runs it immediately if it has not run yet. */
function whenIdle(task: () => void): () => void {
  let isWaiting = true
  const run = () => {
    if (isWaiting) task()
    isWaiting = false
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 500)
  return run
}
