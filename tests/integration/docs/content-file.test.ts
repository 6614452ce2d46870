import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { getFile } from '@/api/content/file'

const url = 'https://files.example/data.csv'
const bytes = (text: string) => new TextEncoder().encode(text)

/** A server whose serves the test sends part by part. */
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
    reply: () => respond(new Response(body)),
    send: (text: string) => stream?.enqueue(bytes(text)),
    end: () => stream?.close(),
  }
}

function download() {
  const controller = new AbortController()
  const file = getFile(url, { access: 'open', signal: controller.signal, onProgress: () => undefined })
  const error = file.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return { file, error, cancel: () => controller.abort() }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a download', () => {
  it('may take any time as long as data keeps arriving', async () => {
    const { reply, send, end } = server()
    const { file } = download()
    await vi.advanceTimersByTimeAsync(19_000)
    reply()
    for (const text of ['a', ';', 'b']) {
      send(text)
      await vi.advanceTimersByTimeAsync(19_000)
    }
    end()
    expect(await (await file).text()).toBe('a;b')
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['never responds', () => undefined],
    [
      'stops within the body',
      ({ reply, send }: ReturnType<typeof server>) => {
        reply()
        send('a;')
      },
    ],
  ])('from a server that %s fails after 20 s', async (_, begin) => {
    const host = server()
    const { error: failing } = download()
    await vi.advanceTimersByTimeAsync(0)
    begin(host)
    await vi.advanceTimersByTimeAsync(20_000)
    const error = await failing
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is aborted when the caller cancels it', async () => {
    server()
    const { error, cancel } = download()
    await vi.advanceTimersByTimeAsync(0)
    cancel()
    expect(await error).toMatchObject({ kind: 'aborted' })
  })
})

describe('the content of a download', () => {
  const answerWith = (body: string, type: string) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'Content-Type': type } })))
  const get = (address: string, name?: string) =>
    getFile(address, { access: 'open', signal: new AbortController().signal, onProgress: () => undefined, name })

  it.each([
    [url, undefined],
    ['https://files.example/assets/7.7.0/Orders/?format=xml', 'Orders-7.7.0-schema.zip'],
  ])('is rejected if it is a web page: %s', async (address, name) => {
    answerWith('PK<!doctype html>', 'text/html; charset=utf-8')
    await expect(get(address, name)).rejects.toMatchObject({ kind: 'parse', status: 200 })
  })

  it.each([
    ['https://files.example/all.zip?v=1', undefined],
    ['https://files.example/assets/7.7.0/Orders/?format=xml', 'Orders-7.7.0-schema.ZIP'],
    ['https://files.example/guide', 'guide.xlsx'],
  ])('is rejected if it should be an archive and is not: %s', async (address, name) => {
    answerWith('<!doctype html>', 'application/octet-stream')
    await expect(get(address, name)).rejects.toMatchObject({ kind: 'parse' })
    answerWith('PK…', 'application/octet-stream')
    expect(await (await get(address, name)).text()).toBe('PK…')
  })

  it('may be a web page if the file name says so', async () => {
    answerWith('<!doctype html>', 'text/html')
    expect(await (await get('https://files.example/report.html')).text()).toBe('<!doctype html>')
  })
})
