import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { getFile } from '@/api/content/file'

const url = 'https://files.example/data.csv'
const bytes = (text: string) => new TextEncoder().encode(text)

/** A server that answers when told to, as far as it is told to. */
function server() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream = controller
    },
  })
  let respond: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => stream?.error(signal.reason))
    return new Promise<Response>((resolve, reject) => {
      respond = resolve
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  })
  return {
    answer: () => respond(new Response(body)),
    send: (text: string) => stream?.enqueue(bytes(text)),
    end: () => stream?.close(),
  }
}

function download() {
  const controller = new AbortController()
  const file = getFile(url, { access: 'open', signal: controller.signal, onProgress: () => undefined })
  const failure = file.then(
    () => undefined,
    (error: unknown) => error,
  )
  return { file, failure, cancel: () => controller.abort() }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a file', () => {
  it('may take any time as long as something comes', async () => {
    const { answer, send, end } = server()
    const { file } = download()
    await vi.advanceTimersByTimeAsync(19_000)
    answer()
    for (const text of ['a', ';', 'b']) {
      send(text)
      await vi.advanceTimersByTimeAsync(19_000)
    }
    end()
    expect(await (await file).text()).toBe('a;b')
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['never answers', () => undefined],
    [
      'stops within the body',
      ({ answer, send }: ReturnType<typeof server>) => {
        answer()
        send('a;')
      },
    ],
  ])('of a server that %s fails after 20 s', async (_, begin) => {
    const host = server()
    const { failure } = download()
    await vi.advanceTimersByTimeAsync(0)
    begin(host)
    await vi.advanceTimersByTimeAsync(20_000)
    const error = await failure
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up when the caller wants it no more', async () => {
    server()
    const { failure, cancel } = download()
    await vi.advanceTimersByTimeAsync(0)
    cancel()
    expect(await failure).toMatchObject({ kind: 'aborted' })
  })
})
