import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DecodedResponse } from '@/modules/error-decoder/view/DecodedResponse'
import type { FailedResponse } from '@/engines/errors/failed-response'
import type * as InProcess from '../support/in-process-workers'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

/** How the worker responses: as usual, never, or as one that is terminated. */
const worker = vi.hoisted(() => ({ state: 'answers' as 'answers' | 'hangs' | 'fails' }))
vi.mock('@/workers/errors/decoder-in-worker', async () => {
  const { decoderInProcess } = await vi.importActual<typeof InProcess>('../support/in-process-workers')
  const answered = <Result,>(response: () => Promise<Result>): Promise<Result> => {
    if (worker.state === 'fails') return Promise.reject(new Error('No reply within 10 s'))
    return worker.state === 'hangs' ? new Promise(() => undefined) : response()
  }
  return {
    decodePaste: (text: string) => answered(() => decoderInProcess.decodePaste(text)),
    decodeResponseInWorker: (response: FailedResponse) =>
      answered(() => decoderInProcess.decodeResponseInWorker(response)),
  }
})
beforeEach(() => {
  worker.state = 'answers'
})

await loadPages('/tools/error-decoder')

const platform = platformForTests()

async function openDecoder() {
  const portal = openPortal('/tools/error-decoder')
  await screen.findByRole('heading', { level: 1, name: 'Error Decoder' })
  return portal
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Response' })

async function paste(text: string) {
  await userEvent.click(field())
  await userEvent.paste(text)
}

const decoded = (name: string | RegExp) => screen.findByRole('region', { name })

describe('the page', () => {
  test('is open to visitors', async () => {
    await openDecoder()
    expect(field()).toBeInTheDocument()
    expect(screen.getByText('What to tell support')).toBeInTheDocument()
  })

  test('is open to people who are signed in', async () => {
    await platform.signIn()
    await openDecoder()
    expect(field()).toBeInTheDocument()
  })

  test('decodes a pasted response, with fields, steps and the wait', async () => {
    await openDecoder()
    await paste(
      'HTTP/1.1 400 Bad Request\nContent-Type: application/problem+json\n\n{"title":"Bad Request","status":400,"requestId":"r-1","context":[{"code":"INPUT_EMPTY","message":"At least one pack is needed.","field":"Pack","source":"body"}]}',
    )
    const region = await decoded('400 Bad Request')
    expect(within(region).getByText('Known')).toBeInTheDocument()
    expect(within(region).getByText('At least one pack is needed.')).toBeInTheDocument()
    expect(within(region).getByText(/The list or the object is empty/)).toBeInTheDocument()
    expect(within(region).getByText(/Unchanged, it fails again/)).toBeInTheDocument()
    expect(within(region).getByText('r-1')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Decoded: 400 Bad Request')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field()).toHaveValue('')
    expect(screen.getByText('What to tell support')).toBeInTheDocument()
  })

  test('says that an error is unknown, or which part of it is', async () => {
    await openDecoder()
    await paste('It does not work any more')
    const region = await decoded('Unknown error')
    expect(within(region).getByText('Unknown')).toBeInTheDocument()
    expect(within(region).getByText(/is in the catalogue of errors, so it is not explained/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await paste('HTTP/1.1 400 Bad Request\n\n{"errorCode":"ZX-81"}')
    const partly = await decoded('400 Bad Request')
    expect(within(partly).getByText('Partly known')).toBeInTheDocument()
    expect(within(partly).getByText('The code “ZX-81” is not in the catalogue.')).toBeInTheDocument()
  })

  test('decodes an example with one press', async () => {
    await openDecoder()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Or try an example' }), 'Too many calls')
    await userEvent.click(screen.getByRole('button', { name: 'Decode this example' }))
    expect(await decoded('429 Too Many Requests')).toHaveTextContent(/after 2 seconds/)
  })

  test('offers examples while the field is empty or has one, so that none replaces a pasted text', async () => {
    await openDecoder()
    const decodeExample = () => screen.queryByRole('button', { name: 'Decode this example' })
    await userEvent.click(screen.getByRole('button', { name: 'Decode this example' }))
    await decoded(/./)
    expect(decodeExample()).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await paste('HTTP/1.1 404 Not Found')
    await decoded('404 Not Found')
    expect(decodeExample()).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(decodeExample()).toBeInTheDocument()
  })

  test('copies a text for a ticket', async () => {
    await openDecoder()
    const user = userEvent.setup()
    await user.click(field())
    await user.paste('HTTP/1.1 500 Internal Server Error\nX-Request-ID: r-2\n\n{"client_secret":"hunter2"}')
    await user.click(await screen.findByRole('button', { name: 'Copy text for a ticket' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('Request id: r-2')
    expect(copied).not.toContain('hunter2')
  })
})

describe('the text', () => {
  test('is not shown before a worker has removed its secrets', async () => {
    await openDecoder()
    worker.state = 'hangs'
    await paste('password=hunter2')
    expect(field()).toHaveValue('')
    expect(field()).toHaveAttribute('readonly')
    // Keyboards of phones insert the clipboard without pasting.
    fireEvent.change(field(), { target: { value: '{"client_secret":"hunter2Hunter2"}' } })
    expect(document.body.innerHTML).not.toContain('unter2')
  })

  test('that cannot be read is not shown, and is read again with Retry', async () => {
    await openDecoder()
    worker.state = 'fails'
    await paste('HTTP/1.1 404 Not Found\n\npassword=hunter2')
    const error = await screen.findByRole('alert')
    expect(error).toHaveTextContent('The text could not be read')
    expect(document.body.innerHTML).not.toContain('hunter2')
    worker.state = 'answers'
    await userEvent.click(within(error).getByRole('button', { name: 'Retry' }))
    expect(await decoded('404 Not Found')).toBeInTheDocument()
    expect(field().value).toContain('[password removed]')
  })

  test('removes secrets before the text is shown', async () => {
    await openDecoder()
    await paste('HTTP/1.1 401 Unauthorized\nAuthorization: Bearer hunter2Hunter2\n\n{"client_secret":"hunter2"}')
    await waitFor(() => expect(field().value).toContain('[secret removed]'))
    expect(document.body.innerHTML).not.toContain('unter2')
  })

  test('removes secrets from a dropped or typed text, and keeps the text around it', async () => {
    await openDecoder()
    fireEvent.change(field(), { target: { value: 'password=hunter2' } })
    await waitFor(() => expect(field()).toHaveValue('password=[password removed]'))
    fireEvent.drop(field(), { dataTransfer: { files: [], getData: () => ' "token":"hunter2"' } })
    await waitFor(() => expect(field().value).toContain('"token":"[token removed]"'))
    expect(field().value).toContain('password=[password removed]')
  })

  test('is read from a dropped file', async () => {
    await openDecoder()
    const har = new File(['{"error":"invalid_scope","client_secret":"hunter2"}'], 'response.json')
    fireEvent.drop(field(), { dataTransfer: { files: [har] } })
    expect(await decoded('invalid_scope')).toBeInTheDocument()
    expect(field().value).toContain('[secret removed]')
  })

  test('cuts a long text and says so', async () => {
    await openDecoder()
    await paste(`{"title":"Not Found","status":404,"rest":"${'x'.repeat(300_000)}"}`)
    expect(await screen.findByText(/only its first 100,000 characters/)).toBeInTheDocument()
    expect(field().value.length).toBe(100_000)
    expect(await decoded('404 Not Found')).toBeInTheDocument()
  })

  test('is shown as text, also if it has markup', async () => {
    await openDecoder()
    await paste(
      'HTTP/1.1 400 Bad Request\n\n{"error":"<img src=x onerror=alert(1)>","message":"<script>alert(1)</script>"}',
    )
    const region = await decoded(/^400/)
    expect(region).toHaveTextContent('<script>alert(1)</script>')
    expect(region.querySelector('img, script')).toBeNull()
  })
})

test('links only to guides that the table of contents lists', async () => {
  const body = [{ text: 'Errors', link: 'errors' }]
  platform.fail({ match: { path: '/content/docs/getting-started/toc.json' }, body, status: 200 })
  const empty = [{ text: 'Overview', link: 'README' }]
  platform.fail({ match: { path: '/content/docs/label/toc.json' }, body: empty, status: 200 })
  await openDecoder()
  await paste(
    'Request URL: https://api.network.example/label/v1/1f\nRequest Method: GET\nStatus Code: 404 Not Found\n\n{"title":"Not Found","status":404}',
  )
  const region = await decoded('404 Not Found')
  expect(await within(region).findByRole('link', { name: 'Errors of all APIs' })).toHaveAttribute(
    'href',
    '/docs/getting-started/errors',
  )
  expect(
    within(region)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Errors of all APIs', 'Contact support'])
})

test('links to a guide of the RSX documentation', async () => {
  await openDecoder()
  await paste('Rejected: InvoiceHeader/InvoiceNumber is missing (line 12)')
  const region = await decoded(/Required element missing/)
  expect(await within(region).findByRole('link', { name: 'Refused documents' })).toHaveAttribute(
    'href',
    '/rsx/docs/return-documents/refused-documents',
  )
  expect(within(region).getByRole('link', { name: 'Check a Document' })).toHaveAttribute(
    'href',
    '/tools/document-check',
  )
})

test('a response is explained in place, without secrets, and with the given heading level', async () => {
  const response = {
    status: 429,
    headers: [
      ['Retry-After', '3'],
      ['Set-Cookie', 'sid=hunter2'],
    ] as const,
    body: '',
  }
  openPortal('/', { routes: [{ path: '/', element: <DecodedResponse response={response} headingLevel={3} /> }] })
  expect(await screen.findByRole('heading', { level: 3, name: '429 Too Many Requests' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 4, name: 'Send it again?' })).toBeInTheDocument()
  expect(await decoded('429 Too Many Requests')).toHaveTextContent(/after 3 seconds/)
  expect(document.body.innerHTML).not.toContain('hunter2')
})
