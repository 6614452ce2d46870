import { useCallback } from 'react'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { formatNumber } from './number'

/** Returns a function that formats numbers in the person's locale; for visitors in en-US. */
export function useFormatNumber(): (value: number) => string {
  const locale = useCurrentUser().data?.preferences?.locale
  return useCallback((value) => formatNumber(value, { locale }), [locale])
}
