import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResponseBody, SentRequest } from '@/engines/requests/model/types'
import { CurrentUserProvider } from '@/modules/session/use-current-user'
import { ReceivedResponse } from '@/modules/console/view/response/ReceivedResponse'
import { isSmall } from '@/modules/console/view/response/ResponseText'
import { useSentRequest } from '@/modules/console/send/use-sent-request'
import { testRequest } from './in-process'
import type * as InProcess from './in-process'

type Respond = (signal: AbortSignal) => Response | Promise<Response>
const server: { respond: Respond } = vi.hoisted(() => ({ respond: () => new Response() }))
vi.mock('@/workers/console/send/client', async () => {
  const inProcess = await vi.importActual<typeof InProcess>('./in-process')
  return { send: inProcess.sendInProcess.bind(undefined, (signal) => server.respond(signal)) }
})
vi.mock('@/workers/console/tree-client', async () => {
  const inProcess = await vi.importActual<typeof InProcess>('./in-process')
  return { openTree: inProcess.openTreeInProcess }
})

const saved = vi.hoisted(() => ({ file: vi.fn<(file: Blob, name: string) => void>() }))
vi.mock('@/modules/downloads/save-file', () => ({ saveFile: saved.file }))
beforeEach(() => saved.file.mockClear())

function Visitor({ children }: { children: ReactNode }) {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <CurrentUserProvider>{children}</CurrentUserProvider>
    </QueryClientProvider>
  )
}

function Sent({ request }: { request: SentRequest }) {
  const { state, start, cancel } = useSentRequest()
  const send = useEffectEvent((sent: SentRequest) => start(sent, () => undefined))
  useEffect(() => send(request), [request])
  return (
    <>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
      {state && <ReceivedResponse key={state.id} state={state} method={request.har.method} title="Create a label" />}
    </>
  )
}

function show(response: Response | Respond, request = testRequest()) {
  server.respond = typeof response === 'function' ? response : () => response
  return render(<Sent request={request} />, { wrapper: Visitor })
}

const type = (contentType: string) => ({ headers: { 'content-type': contentType } })
const json = (value: unknown) => new Response(JSON.stringify(value), type('application/json'))
/** The row of the tree with this text. happy-dom computes no layout, and so no names of rows. */
const item = (text: RegExp) =>
  screen.findByText((_, element) => element?.role === 'treeitem' && text.test(element.textContent))

describe('a response', () => {
  it('shows its status with a meaning, its time and its size, and its headers when opened', async () => {
    show(
      new Response('{"id":7}', { status: 201, headers: { 'content-type': 'application/json', 'x-request': '<b>1' } }),
    )
    expect(await screen.findByText('201 Created')).toBeVisible()
    expect(screen.getByText('The request succeeded, and something was created.')).toBeVisible()
    expect(await screen.findByText('8 B')).toBeVisible()
    expect(screen.getByText(/^\d+ m?s$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Headers 2' }))
    for (const text of ['content-type', 'application/json', 'x-request', '<b>1'])
      expect(screen.getByText(text)).toBeVisible()
  })

  it('says how many calls its rate-limit headers leave, and nothing without them', async () => {
    const { unmount } = show(
      new Response('{}', { status: 429, headers: { RateLimit: '"a";r=18;t=12', 'RateLimit-Policy': '"a";q=20;w=60' } }),
    )
    expect(await screen.findByText('18 of 20 calls left, renewed in 12 s')).toBeVisible()
    unmount()
    show(json({}))
    expect(await screen.findByText('200 OK')).toBeVisible()
    expect(screen.queryByText(/calls left/)).not.toBeInTheDocument()
  })

  it('is replaced by the next one', async () => {
    const { rerender } = show(json({ first: 1 }))
    await item(/first/)
    server.respond = () => json({ second: 2 })
    rerender(<Sent request={testRequest()} />)
    await item(/second/)
    expect(screen.queryByText('first')).toBeNull()
  })
})

describe('JSON', () => {
  const body = { orders: [{ id: 1 }, { id: 2, 'unit price': '4,50' }], total: 2 }

  it('has the path of its first node before a key is pressed', async () => {
    show(json(body))
    expect(await screen.findByText('$')).toBeVisible()
  })

  it('is a tree that opens with the keyboard, and whose paths and values can be copied', async () => {
    const user = userEvent.setup()
    show(json(body))
    await item(/orders/)
    const tree = screen.getByRole('tree', { name: 'Body as a tree' })
    tree.focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}')
    expect(await item(/1 \{2\}/)).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    const price = await item(/unit price: "4,50"/)
    expect(price).toHaveAttribute('aria-selected', 'true')
    expect(price).toHaveAttribute('aria-level', '4')
    expect(price).toHaveAttribute('aria-posinset', '2')
    expect(price).toHaveAttribute('aria-setsize', '2')
    expect(tree).toHaveAttribute('aria-activedescendant', price.id)
    expect(await screen.findByText("$.orders[1]['unit price']")).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Path' }))
    expect(await navigator.clipboard.readText()).toBe("$.orders[1]['unit price']")
    await user.click(screen.getByRole('button', { name: 'Value' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('4,50'))
    tree.focus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.queryByText('"4,50"')).toBeNull()
  })

  it('is text with line breaks, or the text as received', async () => {
    show(new Response('{"big":12345678901234567890,"empty":[ ]}', type('application/problem+json')))
    await userEvent.click(await screen.findByRole('radio', { name: 'Text' }))
    const text = screen.getByRole('region', { name: 'Body as text' })
    await waitFor(() => expect(text).toHaveTextContent('{ "big": 12345678901234567890, "empty": []}'))
    await userEvent.click(screen.getByRole('switch', { name: 'Line breaks' }))
    await waitFor(() => expect(text).toHaveTextContent('{"big":12345678901234567890,"empty":[ ]}'))
  })

  it.each([
    ['{"a": 1,\n oops}', 'line 2, column 2'],
    ['<html>Bad gateway</html>', 'line 1, column 1'],
  ])('that is not valid is shown as text, with the place where reading stopped: %j', async (text, place) => {
    show(new Response(text, type('application/json')))
    expect(await screen.findByText(new RegExp(`It is shown as text\\. Reading stopped at ${place}\\.$`))).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Body as text' })).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'Tree' })).toBeNull()
  })

  it('that would be too long with line breaks is shown as it was received, and the console says so', async () => {
    show(new Response('['.repeat(20_000) + ']'.repeat(20_000), type('application/json')))
    await userEvent.click(await screen.findByRole('radio', { name: 'Text' }))
    expect(await screen.findByText(/^With line breaks, this body would be too long/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Body as text' })).toHaveTextContent(/^\[{100}/)
  })

  it('that is an example of the sandbox says so above the body', async () => {
    show(new Response('{"a":1}', { headers: { 'Content-Type': 'application/json', 'X-Sandbox': 'example' } }))
    const note = await screen.findByText('Example of the sandbox: nothing was stored')
    const tree = await screen.findByRole('tree')
    expect(note.compareDocumentPosition(tree) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('that has no value: the console says so', async () => {
    show(new Response('  ', type('application/json')))
    expect(await screen.findByText(/The body is not JSON, although its content type says so/)).toBeVisible()
  })
})

it('XML is shown as a tree and as text', async () => {
  show(new Response('<Order id="7"><Note>Fragile &amp; new</Note></Order>', type('application/xml')))
  expect(await item(/@id: 7/)).toBeVisible()
  expect(await item(/Note: Fragile & new/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Text' }))
  const text = screen.getByRole('region', { name: 'Body as text' })
  await waitFor(() => expect(text.textContent).toContain('<Order id="7"><Note>Fragile &amp; new</Note></Order>'))
})

it('a web page is shown as its source', async () => {
  show(new Response('<script>alert(1)</script>', type('text/html')))
  expect(await screen.findByText(/nothing in it is run/)).toBeVisible()
  // In one element at first, in several once it is highlighted.
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Response' })).toHaveTextContent('<script>alert(1)</script>'),
  )
  expect(document.querySelector('section script, section iframe')).toBeNull()
})

it('bytes are shown as numbers and as text, and saved under the name that the server states', async () => {
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="label.zpl"',
  }
  show(new Response(new Uint8Array([0, 65, 66, 255]), { headers }))
  const box = await screen.findByRole('region', { name: 'Body as bytes' })
  await waitFor(() => expect(box).toHaveTextContent(/00000000 ?00 41 42 ff ?\.AB\./))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved.file).toHaveBeenCalledOnce())
  const [file, name] = saved.file.mock.lastCall ?? []
  expect(name).toBe('label.zpl')
  expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(new Uint8Array([0, 65, 66, 255]))
})

it('a picture is shown', async () => {
  show(new Response('GIF89a', type('image/gif')))
  expect(await screen.findByRole('img', { name: 'Body of the response' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  )
})

it('a PDF is saved under the name of the operation, and never opened inside the page', async () => {
  show(new Response('%PDF-1.7', type('application/pdf')))
  expect(await screen.findByText(/The portal does not preview PDFs/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved.file).toHaveBeenCalledWith(expect.any(Blob), 'Create-a-label.pdf'))
  expect(document.querySelector('iframe, embed, object')).toBeNull()
})

describe('the hint about a response', () => {
  it.each([
    ['204', () => new Response(null, { status: 204 }), testRequest(), 'A response with status 204 has none.'],
    ['HEAD', () => new Response(null), testRequest({ method: 'HEAD' }), 'A response to HEAD has headers only.'],
    ['an empty body', () => new Response(''), testRequest(), 'The server sent headers only.'],
  ])('%s: says that it has no body', async (_, response, request, text) => {
    show(response, request)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('a redirect that was followed: names the address that responded', async () => {
    const response = json({})
    Object.defineProperties(response, { redirected: { value: true }, url: { value: 'https://elsewhere.example/x' } })
    show(response)
    expect(await screen.findByText(/The response comes from https:\/\/elsewhere\.example\/x/)).toBeVisible()
  })

  it('an invalid encoding: names the first invalid byte', async () => {
    show(new Response(new Uint8Array([97, 98, 0xff, 99]), type('text/plain; charset=utf-8')))
    expect(await screen.findByText('The text is not in UTF-8')).toBeVisible()
    expect(screen.getByText(/^Byte 3 is the first/)).toBeVisible()
    expect(await screen.findByText('ab�c')).toBeVisible()
  })

  it('a damaged chunk: shows the part that arrived', async () => {
    const parts = ['first part\n', undefined]
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = parts.shift()
        if (part === undefined) controller.error(new TypeError('network error'))
        else controller.enqueue(new TextEncoder().encode(part))
      },
    })
    show(new Response(stream, type('text/plain')))
    expect(await screen.findByText('The response is incomplete')).toBeVisible()
    expect(await screen.findByText('first part')).toBeVisible()
  })
})

describe('while the response arrives', () => {
  it('says that the console waits', async () => {
    show(() => new Promise<Response>(() => undefined))
    expect(await screen.findByText('Waiting for the response…')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Receiving the response' })).toBeVisible()
  })

  it('shows the events of a stream as they arrive, until the reader cancels', async () => {
    let push: (text: string) => void = () => undefined
    show((signal) => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          push = (text) => controller.enqueue(new TextEncoder().encode(text))
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(stream, type('text/event-stream'))
    })
    await screen.findByText('200 OK')
    await waitFor(() => {
      push('event: tick\ndata: {"at": 1}\n\n')
      return expect(screen.getByRole('region', { name: 'Events' })).toHaveTextContent('{"at": 1}')
    })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('You cancelled the response')).toBeVisible()
  })
})

it.each([
  [255_999, true],
  [256_000, false],
])('a text of %i bytes is loaded and highlighted as a whole: %s', (bytes, isWhole) => {
  expect(isSmall({ kind: 'json', end: 'complete', bytes } as ResponseBody)).toBe(isWhole)
})
