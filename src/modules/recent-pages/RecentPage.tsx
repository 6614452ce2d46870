import { useEffect } from 'react'
import { useSession } from '@/auth/session'
import { rememberPage } from './remember-page'

interface RecentPageProps {
  /** Address of the page in its one form, made by `paths`: nothing that a reader added to it is kept. */
  to: string
  title: string
  /** What the page belongs to. */
  area: string
}

/**
 * Has this page kept as one of those opened last, for "Recently opened" on the home; visitors have no such list. It stands
 * only in pages that everybody who is signed in may read (decision record 24), and shows nothing.
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

/** Runs a task when the browser has nothing else to do, once. Returns how to run it at once if it has not run. */
function whenIdle(task: () => void): () => void {
  let waiting = true
  const run = () => {
    if (waiting) task()
    waiting = false
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 500)
  return run
}
