import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setErrorReporter } from '@/config/error-report'
import { RequestSample } from '@/modules/code-samples/RequestSample'
import type { SampleRequest } from '@/engines/samples/sample-request'

vi.mock('@/workers/samples/snippet-in-worker', () => ({
  snippetInWorker: ({ request }: { request: SampleRequest }) =>
    request.method === 'POST' ? Promise.resolve('post()') : Promise.reject(new Error('cannot be converted')),
}))

test('a sample that cannot be generated is only reported, and the box shows "No sample is available."', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  setErrorReporter(reported)
  const request: SampleRequest = { method: 'GET', url: 'https://api.example/labels', headers: [], query: [] }
  render(<RequestSample request={request} head="GET /labels" />)
  expect(await screen.findByText('No sample is available.')).toBeVisible()
  await waitFor(() => expect(reported).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('combobox')).toBeEnabled()
})

test('a sample that cannot be generated does not leave that of another request', async () => {
  setErrorReporter(() => undefined)
  const request: SampleRequest = { method: 'POST', url: 'https://api.example/labels', headers: [], query: [] }
  const { rerender } = render(<RequestSample request={request} head="POST /labels" />)
  expect(await screen.findByText('post()')).toBeVisible()
  rerender(<RequestSample request={{ ...request, method: 'GET' }} head="GET /labels" />)
  expect(await screen.findByText('No sample is available.')).toBeVisible()
  expect(screen.queryByText('post()')).toBeNull()
})
