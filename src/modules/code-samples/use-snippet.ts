import { useEffect, useState } from 'react'
import { reportError } from '@/config/error-report'
import type { SampleChoice, SampleRequest } from '@/engines/samples/sample-request'
import { snippetInWorker } from '@/workers/samples/snippet-in-worker'

interface Snippet {
  code: string | undefined
  /** Language of `code`, which stays the previous sample while the next is created. */
  language: SampleChoice
  /** Whether creating the sample failed. */
  isUnavailable: boolean
}

/** Creates code for a request. Reports errors without showing them (API-28). */
export function useSnippet(request: SampleRequest, language: SampleChoice): Snippet {
  const [snippet, setSnippet] = useState<Snippet>({ code: undefined, language, isUnavailable: false })

  useEffect(() => {
    const controller = new AbortController()
    snippetInWorker({ request, language }, controller.signal)
      .then((code) => setSnippet({ code, language, isUnavailable: false }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        reportError(error)
        setSnippet({ code: undefined, language, isUnavailable: true })
      })
    return () => controller.abort()
  }, [request, language])

  return snippet
}
