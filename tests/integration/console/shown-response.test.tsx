import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Credentials } from '@/modules/console/credentials/use-credentials'
import type { SendEvent, SentRequest } from '@/engines/requests/model/types'
import { SendRequest } from '@/modules/console/view/SendRequest'
import type * as notes from '@/modules/console/view/response/response-notes'
import { CurrentUserProvider } from '@/modules/session/use-current-user'
import { bundle, operation } from '../../unit/engines/openapi/fixtures'
import type * as InProcessWorkers from '../support/in-process-workers'
import type * as InProcess from './in-process'

const response = vi.hoisted(() => ({ status: 200, cannotBeShown: false }))
vi.mock('@/workers/console/send/client', async () => {
  const { sendInProcess } = await vi.importActual<typeof InProcess>('./in-process')
  const init = { headers: { 'Content-Type': 'application/json' } }
  return {
    send: (request: SentRequest, onEvent: (event: SendEvent) => void) =>
      sendInProcess(() => new Response('{"a":1}', { ...init, status: response.status }), request, onEvent),
  }
})
vi.mock('@/workers/errors/decoder-in-worker', async () => {
  const { decoderInProcess } = await vi.importActual<typeof InProcessWorkers>('../support/in-process-workers')
  return decoderInProcess
})
vi.mock('@/workers/console/tree-client', async () => {
  const inProcess = await vi.importActual<typeof InProcess>('./in-process')
  return { openTree: inProcess.openTreeInProcess }
})
vi.mock('@/modules/console/view/response/response-notes', async (actual) => {
  const { responseNotes } = await actual<typeof notes>()
  return {
    responseNotes: (...parameters: Parameters<typeof responseNotes>) => {
      if (response.cannotBeShown) throw new Error('The notes cannot be written')
      return responseNotes(...parameters)
    },
  }
})
beforeEach(() => Object.assign(response, { status: 200, cannotBeShown: false }))

async function sendOrder() {
  const view = operation(bundle({ '/orders': { get: { summary: 'List orders' } } }), '/orders', 'get')
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <CurrentUserProvider>
          <SendRequest
            operation={view}
            choices={{}}
            findings={{ body: [], parameters: {} }}
            credentials={{} as Credentials}
            required={undefined}
            service={undefined}
            onReplay={() => undefined}
          />
        </CurrentUserProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

it('a failed call is explained above its body', async () => {
  response.status = 404
  await sendOrder()
  const tree = await screen.findByRole('tree')
  const explanation = await screen.findByRole('region', { name: 'What this means' })
  expect(explanation.compareDocumentPosition(tree) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('a response that cannot be shown leaves the request as it is', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  response.cannotBeShown = true
  await sendOrder()
  expect(await screen.findByText('The response could not be shown')).toBeVisible()
  response.cannotBeShown = false
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('tree')).toBeVisible()
  log.mockRestore()
})
