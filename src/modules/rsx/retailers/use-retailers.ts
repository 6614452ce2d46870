import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { designQueries } from '@/api/content/design-queries'
import { retailersOf, type RetailerList } from './retailers'

/**
 * Loads the retailers of a published design, such as `Orders-850`. The list stays while that of another design is loaded.
 * @param isWanted Whether they are needed yet.
 */
export function useRetailers(file: string, isWanted: boolean): RetailerList {
  const { data, error, isFetching, refetch } = useQuery({
    ...designQueries.design(file),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
  const retailers = useMemo(() => data && retailersOf(data), [data])
  return { retailers, error, isFetching, retry: () => void refetch() }
}
