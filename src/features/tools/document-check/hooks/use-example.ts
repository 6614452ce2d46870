import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { describeError } from '@/api/core/api-error'
import { contentQueries } from '@/api/content/queries'
import { environment } from '@/config/environment'
import { exampleNamed } from '@/engines/rsx/example-files'
import { madeExamples } from '@/modules/rsx/samples/made-examples'
import type { InputFile } from '../model/check-state'

/**
 * Loads the example that the address names and opens it: one that comes with the portal, or an example file, which visitors do not
 * read. Returns why it could not be loaded, and how to try again.
 */
export function useExample(name: string | undefined, isVisitor: boolean, onLoaded: (file: InputFile) => void) {
  const made = madeExamples.find(({ fileName }) => fileName === name)
  const file = exampleNamed(name ?? null)
  const { data, error, refetch } = useQuery({
    ...contentQueries.text(environment().contentUrl + (file?.url ?? '')),
    enabled: file !== undefined && !isVisitor,
  })
  const text = made?.text ?? data
  const load = useEffectEvent(onLoaded)
  useEffect(() => {
    if (name !== undefined && text !== undefined) load({ name, content: new Blob([text]) })
  }, [name, text])
  const unknown = name !== undefined && !file && !made ? 'There is no example file with this name.' : undefined
  const failed = error ? describeError(error, { title: '', message: 'It was not loaded.' }).message : undefined
  return {
    error: unknown ?? failed,
    needsAccount: isVisitor && file !== undefined && name !== undefined,
    retry: () => void refetch(),
  }
}
