import { useEffect, useState } from 'react'
import { reportError } from '@/config/error-report'
import type { SampleLanguage, SampleRequest } from './sample-request'
import { snippetInWorker } from './snippet-in-worker'

interface Snippet {
  code: string | undefined
  /** Language of `code`: the last sample stays while another is made. */
  language: SampleLanguage
  /** There is no sample and none is being made. */
  none: boolean
}

/** A request as code. A failure is reported, not shown (API-28). */
export function useSnippet(request: SampleRequest, language: SampleLanguage): Snippet {
  const [snippet, setSnippet] = useState<Snippet>({ code: undefined, language, none: false })

  useEffect(() => {
    const controller = new AbortController()
    snippetInWorker({ request, language }, controller.signal)
      .then((code) => setSnippet({ code, language, none: false }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        reportError(error)
        setSnippet({ code: undefined, language, none: true })
      })
    return () => controller.abort()
  }, [request, language])

  return snippet
}
