import { useEffect } from 'react'
import { describeError } from '@/api/core/api-error'
import { dismissToast, showToast } from '@/ui/toast'

/**
 * Shows a failed read in a toast that stays until a later attempt succeeds: with the server's words, else with `message`
 * under 'Error!' (AUTH-28).
 * @param key an error with the key of one that is showing takes its place.
 */
export function useErrorToast(key: string, error: unknown, message: string): void {
  useEffect(() => {
    if (!error) dismissToast(key)
    else showToast({ key, ...describeError(error, { title: 'Error!', message }), tone: 'error', persistent: true })
  }, [key, error, message])
}
