import { currentSession } from '@/auth/session'

/** Whether the start script has requested the text of the first page, and the page has not taken it yet. */
export function isTextEarly(): boolean {
  return (
    typeof window !== 'undefined' &&
    window.earlyWorkers?.markdown !== undefined &&
    currentSession().status === 'anonymous'
  )
}
