import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Credentials } from '@/modules/console/credentials/use-credentials'
import { tabHistory } from '@/engines/requests/model/history'
import { requiredCredential } from '@/engines/requests/model/required-credential'
import type { SendEvent, SentRequest } from '@/engines/requests/model/types'
import { SendRequest } from '@/modules/console/view/SendRequest'
import { CurrentUserProvider } from '@/modules/session/use-current-user'
import { changedChoices } from '@/engines/openapi/model/choice-change'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { bundle, operation } from '../../unit/engines/openapi/fixtures'
import type * as InProcess from './in-process'

const sent = vi.hoisted(() => ({ requests: [] as SentRequest[] }))
vi.mock('@/workers/console/send/client', async () => {
  const { sendInProcess } = await vi.importActual<typeof InProcess>('./in-process')
  return {
    send: (request: SentRequest, onEvent: (event: SendEvent) => void) => {
      sent.requests.push(request)
      return sendInProcess(() => new Response('done'), request, onEvent)
    },
  }
})

beforeEach(() => {
  tabHistory.clear()
  sent.requests = []
})

const limit = { name: 'limit', in: 'query', schema: { type: 'string' } }
const content = { 'application/json': { schema: { type: 'object' } }, 'application/octet-stream': {} }
const document = bundle({
  '/orders': {
    get: { summary: 'List orders', parameters: [limit] },
    put: { summary: 'Replace orders', parameters: [limit], requestBody: { content } },
    post: { summary: 'Add orders', requestBody: { required: true, content } },
  },
})

const bearer = {
  in: 'header',
  name: 'Authorization',
  value: 'Bearer YOUR_ACCESS_TOKEN',
  bearer: true,
  scheme: 'token',
}
const machine = { source: 'application', application: { id: 'a1', name: 'Sync', appType: 'm2m' }, kinds: ['test'] }
const person = { ...machine, application: { ...machine.application, appType: 'web' } }

/** The sending of a request, whose choices a test can change. */
function Sender({ method, first, credentials }: { method: string; first: HarChoices; credentials: object }) {
  const [choices, setChoices] = useState(first)
  const tokenToSend = () => Promise.resolve('token')
  return (
    <>
      <button type="button" onClick={() => setChoices({})}>
        Empty the form
      </button>
      <SendRequest
        operation={operation(document, '/orders', method)}
        choices={choices}
        findings={{ body: [], parameters: {} }}
        credentials={{ ...credentials, tokenToSend } as unknown as Credentials}
        required={requiredCredential([bearer])}
        service={undefined}
        onReplay={(change) => setChoices((before) => changedChoices(before, change))}
      />
    </>
  )
}

function show(method: string, choices: HarChoices, credentials: object = machine) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserProvider>
        <Sender method={method} first={choices} credentials={credentials} />
      </CurrentUserProvider>
    </QueryClientProvider>,
  )
}

/** Sends a request with these choices, empties the form, and replays it from the history. */
async function replay(method: string, choices: HarChoices, credentials: object = machine) {
  const user = userEvent.setup()
  show(method, choices, credentials)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(tabHistory.entries()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Empty the form' }))
  const history = (await screen.findByText('Request history of this tab (1)')).closest('details') as HTMLElement
  await user.click(within(history).getByText('Request history of this tab (1)'))
  await user.click(within(history).getByRole('button', { name: /^Replay/ }))
  return user
}

const send = () => screen.getByRole('button', { name: 'Send' })

it('a safe request is filled in and sent at once', async () => {
  await replay('get', { values: { 'query limit': '20' } })
  await waitFor(() => expect(tabHistory.entries()).toHaveLength(2))
  expect(sent.requests.map(({ har }) => har.queryString)).toEqual([
    [{ name: 'limit', value: '20' }],
    [{ name: 'limit', value: '20' }],
  ])
  expect(sent.requests[1]?.secret).toEqual({ token: 'token' })
  expect(send()).toHaveFocus()
  expect(send()).not.toHaveAccessibleDescription()
})

it('a request that may change something is filled in with its body, and waits for its reader', async () => {
  const user = await replay('put', { contentType: 'application/json', body: { text: '{"a":1}' } })
  expect(send()).toHaveFocus()
  expect(send()).toHaveAccessibleDescription(
    'Filled in again. PUT may change something: check the request, then send it.',
  )
  expect(sent.requests).toHaveLength(1)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent.requests).toHaveLength(2))
  expect(sent.requests[1]?.har.postData?.text).toBe('{"a":1}')
  expect(send()).not.toHaveAccessibleDescription()
})

it('numbers are replayed with their digits', async () => {
  const text = '{"a": 106141411234567897, "b": 10.00, "c": -0, "d": 1e400}'
  const choices: HarChoices = { values: { 'query limit': '12345678901234567890.10' }, contentType: 'application/json' }
  const user = await replay('put', { ...choices, body: { text } })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent.requests).toHaveLength(2))
  for (const { har } of sent.requests) {
    expect(har.queryString).toEqual([{ name: 'limit', value: '12345678901234567890.10' }])
    expect(har.postData?.text).toBe(text)
  }
})

it('a file has to be chosen again', async () => {
  const file = new File(['bytes'], 'report.pdf')
  await replay('put', { contentType: 'application/octet-stream', body: { file } })
  expect(send()).toHaveAccessibleDescription(/The history has no files: choose report\.pdf again/)
  expect(sent.requests.map(({ files }) => files)).toEqual([[file]])
})

it('a request that asks a person to sign in is filled in only', async () => {
  await replay('get', {}, person)
  expect(send()).toHaveAccessibleDescription('Filled in again. Sending it asks you to sign in to the application.')
  expect(sent.requests).toHaveLength(1)
})

it('an empty body is an error if the operation requires one, and can be sent', () => {
  show('post', { body: { text: ' ' } })
  expect(screen.getByText('The body is required.')).toBeVisible()
  expect(send()).toBeEnabled()
})
