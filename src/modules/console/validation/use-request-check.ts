import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reportError } from '@/config/error-report'
import type { OperationView } from '@/engines/openapi/document/types'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { useShownDocument } from '@/modules/openapi/view/document-context'
import { schemasQuery } from '@/modules/openapi/view/queries'
import { checkInWorker } from '@/workers/console/check-in-worker'
import type { RequestFindings } from '@/engines/requests/validation/check-request'
import { checkedRequest } from '@/engines/requests/validation/checked-request'

const noFindings: RequestFindings = { body: [], parameters: {} }
/** How long after the last change the request is checked, in milliseconds. */
const checkDelayMs = 250

/**
 * Checks the request after each change (CONSOLE-2). Returns the findings of the last check; none while the schemas load, and
 * if the request cannot be checked.
 * @param choices Must be the same object until the reader changes something.
 */
export function useRequestCheck(operation: OperationView, choices: HarChoices): RequestFindings {
  const { url, access } = useShownDocument()
  const { data: schemas } = useQuery(schemasQuery(url, operation, access))
  const [findings, setFindings] = useState(noFindings)
  useEffect(() => {
    if (!schemas) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      checkInWorker(checkedRequest(operation, choices, schemas), controller.signal)
        .then(setFindings)
        .catch((error: unknown) => {
          if (controller.signal.aborted) return
          reportError(error)
          setFindings(noFindings)
        })
    }, checkDelayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [operation, choices, schemas])
  return findings
}
