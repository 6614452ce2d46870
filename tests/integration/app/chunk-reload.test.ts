import type { Location } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnMissingCode } from '@/app/chunk-reload'
import { markErrorShown } from '@/browser/code-loader'
import { clearFilesOpen, clearUnsaved, markFilesOpen, markUnsaved } from '@/browser/unsaved-input'

const navigation: { location?: Location } = {}
const reload = vi.fn<() => void>()
const assign = vi.fn<(path: string | URL) => void>()
const server = vi.fn<() => Promise<Response>>()

reloadOnMissingCode({ state: { navigation } as never })

// One clock for all: the page counts as being left for a while after each reload.
beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  vi.stubGlobal('fetch', server)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  server.mockResolvedValue(new Response())
})
afterEach(() => {
  vi.clearAllMocks()
  vi.advanceTimersByTime(10_000)
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.body.innerHTML = ''
  delete navigation.location
  clearUnsaved('form')
  clearFilesOpen('file')
})

/** Reports missing code, as the loader of the build does. */
async function failToLoad() {
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(0)
}

function typeInto(field: string) {
  document.body.innerHTML = field
  document.body.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }))
}

function goTo(pathname: string) {
  navigation.location = { pathname, search: '?page=2', hash: '', state: null, key: 'next' }
}

describe('missing code', () => {
  it('reloads the page once', async () => {
    await failToLoad()
    expect(reload).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    await failToLoad()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('of a page that is being opened reloads the portal there', async () => {
    goTo('/applications')
    await failToLoad()
    expect(assign.mock.calls).toEqual([['/applications?page=2']])
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['an unsaved form', () => markUnsaved('form', () => Promise.resolve(true))],
    ['an open file', () => markFilesOpen('file')],
    ['a text field', () => typeInto('<input>')],
    ['a text', () => typeInto('<textarea></textarea>')],
    ['a choice', () => typeInto('<select></select>')],
  ])('does not reload the page over %s', async (_, arrange) => {
    arrange()
    await failToLoad()
    expect(reload).not.toHaveBeenCalled()
    expect(server).not.toHaveBeenCalled()
  })

  it('reloads the page when the field is gone, or is left with its page', async () => {
    typeInto('<input>')
    goTo('/applications')
    await failToLoad()
    expect(assign).toHaveBeenCalledTimes(1)
    sessionStorage.clear()
    await vi.advanceTimersByTimeAsync(10_000)
    delete navigation.location
    document.body.innerHTML = '<input>'
    await failToLoad()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('missing code without a server', () => {
  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server answers with an error', () => Promise.resolve(new Response('', { status: 502 }))],
  ])('does not reload the page while %s, and reloads it later', async (_, answer) => {
    server.mockImplementationOnce(answer)
    await failToLoad()
    expect(reload).not.toHaveBeenCalled()
    await failToLoad()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload the page over what was typed while the server was asked', async () => {
    let respond: (response: Response) => void = () => undefined
    server.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    await failToLoad()
    typeInto('<input>')
    respond(new Response())
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload the page under an error with Retry that was shown while the server was asked', async () => {
    let respond: (response: Response) => void = () => undefined
    server.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    await failToLoad()
    const hideFailure = markErrorShown()
    respond(new Response())
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).not.toHaveBeenCalled()
    hideFailure()
    await vi.advanceTimersByTimeAsync(10_000)
    await failToLoad()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not bring back a reader who leaves while the server is asked', async () => {
    let respond: (response: Response) => void = () => undefined
    server.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    await failToLoad()
    await vi.advanceTimersByTimeAsync(10)
    window.dispatchEvent(new Event('beforeunload'))
    respond(new Response())
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).not.toHaveBeenCalled()
  })
})
