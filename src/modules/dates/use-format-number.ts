import { useCallback } from 'react'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { formatNumber } from './number'

/** Formats numbers as the person chose in Display Settings (2 §9); for visitors as in en-US. */
export function useFormatNumber(): (value: number) => string {
  const locale = useCurrentUser().data?.preferences?.locale
  return useCallback((value) => formatNumber(value, { locale }), [locale])
}
