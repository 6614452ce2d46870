import { useEffect } from 'react'
import { describeError } from '@/api/core/api-error'
import { dismissToast, showToast } from '@/ui/toast'

/**
 * Tells of a failed read by a toast that stays (2 §8): the server's words, else `message` under 'Error!'. It goes when a
 * later attempt succeeds.
 * @param key one toast for each.
 */
export function useErrorToast(key: string, error: unknown, message: string): void {
  useEffect(() => {
    if (error) showErrorToast(key, error, message)
    else dismissToast(key)
  }, [key, error, message])
}

/** The same for an action. */
export function showErrorToast(key: string, error: unknown, message: string): void {
  showToast({ key, ...describeError(error, { title: 'Error!', message }), tone: 'bad', persistent: true })
}
