import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ResponseHead } from '@/engines/requests/model/types'
import { ExplainedResponse } from '@/modules/console/view/ExplainedResponse'
import type * as InProcess from '../support/in-process-workers'
import { openPortal, platformForTests } from '../support/portal'

const worker = vi.hoisted(() => ({ fails: false }))
vi.mock('@/workers/errors/decoder-in-worker', async () => {
  const { decoderInProcess } = await vi.importActual<typeof InProcess>('../support/in-process-workers')
  const { decodeResponseInWorker } = decoderInProcess
  return {
    decodeResponseInWorker: (...[response]: Parameters<typeof decodeResponseInWorker>) =>
      worker.fails ? Promise.reject(new Error('No reply within 10 s')) : decodeResponseInWorker(response),
  }
})

platformForTests()

const head: ResponseHead = {
  status: 404,
  statusText: 'Not Found',
  headers: [['content-type', 'application/problem+json']],
  url: 'https://api.network.example/label/v1/none',
  redirected: false,
  isHiddenRedirect: false,
}
const text = '{"title":"Not Found",\n"status":404,"detail":"The label \\"none\\" could not be found."}'

function open(given: ResponseHead, beginning = text, bytes = beginning.length) {
  const element = <ExplainedResponse head={given} beginning={beginning} bytes={bytes} method="GET" />
  return openPortal('/', { routes: [{ path: '/', element }] })
}

test('a failed response is explained in place', async () => {
  open(head)
  const response = await screen.findByRole('region', { name: 'What this means' })
  expect(response).toHaveTextContent('There is no template with this id.')
  expect(response).toHaveTextContent('GET https://api.network.example/label/v1/none')
})

test('a successful response is not explained', () => {
  const { container } = open({ ...head, status: 200 })
  expect(container.querySelector('section')).toBeNull()
})

test('says where reading stopped, and explains what was read', async () => {
  const beginning = `{"title":"Not Found","status":404,"rest":"${'x'.repeat(100_000)}`.slice(0, 100_000)
  open(head, beginning, 3_000_000)
  const gaps = await screen.findByRole('list', { name: 'Not known' })
  expect(gaps).toHaveTextContent(
    'Reading stopped after the first 100,000 characters of the body. What follows is not explained.',
  )
})

test('a worker that is terminated leaves a line and Retry', async () => {
  worker.fails = true
  open(head)
  const note = await screen.findByRole('note')
  expect(note).toHaveTextContent('This response could not be explained')
  worker.fails = false
  await userEvent.click(within(note).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'What this means' })).toBeInTheDocument()
})
