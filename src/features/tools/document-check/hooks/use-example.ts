import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { describeError } from '@/api/core/api-error'
import { contentQueries } from '@/api/content/queries'
import { environment } from '@/config/environment'
import { exampleNamed } from '@/engines/rsx/example-files'
import type { InputFile } from '../model/check-state'

/** Loads the example file that the address names and opens it. Returns why it could not be loaded, and how to try again. */
export function useExample(name: string | undefined, onLoaded: (file: InputFile) => void) {
  const file = exampleNamed(name ?? null)
  const { data, error, refetch } = useQuery({
    ...contentQueries.text(environment().contentUrl + (file?.url ?? '')),
    enabled: file !== undefined,
  })
  const load = useEffectEvent(onLoaded)
  useEffect(() => {
    if (name !== undefined && data !== undefined) load({ name, content: new Blob([data]) })
  }, [name, data])
  const unknown = name !== undefined && !file ? 'There is no example file with this name.' : undefined
  const failed = error ? describeError(error, { title: '', message: 'It was not loaded.' }).message : undefined
  return { error: unknown ?? failed, retry: () => void refetch() }
}
