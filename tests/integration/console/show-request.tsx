import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import type { Credentials } from '@/modules/console/credentials/use-credentials'
import type { RequiredCredential } from '@/engines/requests/model/required-credential'
import type { SentRequest } from '@/engines/requests/model/types'
import { Authorization } from '@/modules/console/view/Authorization'
import { SendRequest } from '@/modules/console/view/SendRequest'
import { CurrentUserProvider } from '@/modules/session/use-current-user'
import type { HarChoices } from '@/engines/openapi/model/choices'
import type { OperationView } from '@/engines/openapi/document/types'

const sent = vi.hoisted(() => ({ requests: [] as SentRequest[] }))
vi.mock('@/workers/console/send/client', () => ({
  send: (request: SentRequest) => {
    sent.requests.push(request)
    return { close: () => undefined }
  },
}))
beforeEach(() => {
  sent.requests = []
})

/** The requests that the console sent in this test; none leaves the test. */
export const sentRequests = () => sent.requests

/** Renders the part of the console that sends a request, below the one that chooses its credential if it requires one. */
export function showRequest(
  operation: OperationView,
  choices: HarChoices,
  { credentials = {}, required }: { credentials?: Partial<Credentials>; required?: RequiredCredential } = {},
) {
  const all = credentials as Credentials
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserProvider>
        {required && <Authorization credentials={all} required={required} />}
        <SendRequest
          operation={operation}
          choices={choices}
          findings={{ body: [], parameters: {} }}
          credentials={all}
          required={required}
          service={undefined}
          onReplay={() => undefined}
        />
      </CurrentUserProvider>
    </QueryClientProvider>,
  )
}
