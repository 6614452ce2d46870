import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCodeLoader, isReloadPrevented, loadOnCall } from '@/browser/code-loader'
import { importAgain, importedFile } from '@/browser/fresh-import'
import { clearFilesOpen, clearUnsaved, markFilesOpen, markUnsaved } from '@/browser/unsaved-input'

/** A function with the text that a build or the development server leaves. */
const withText = (text: string) => Object.assign(() => undefined, { toString: () => text })
const base = 'https://portal.example/assets/routes-abc.js'

describe('importedFile', () => {
  test.each([
    ['()=>r(()=>import(`./Tool-1a2b.js`),__vite__mapDeps([0,1]))', 'https://portal.example/assets/Tool-1a2b.js'],
    ['()=>import("./Tool-1a2b.js")', 'https://portal.example/assets/Tool-1a2b.js'],
    ["() => import('/src/features/tools/Tool.tsx')", 'https://portal.example/src/features/tools/Tool.tsx'],
    ['() => import("https://cdn.example/Tool.js")', 'https://cdn.example/Tool.js'],
    ['() => reimport("./x.js")', undefined],
    ['() => Promise.resolve()', undefined],
  ])('%s', (text, address) => {
    expect(importedFile(withText(text), base)?.address).toBe(address)
  })

  test('knows the export of a module in a shared file', () => {
    expect(importedFile(withText('()=>t(()=>import(`./openapi-1a2b.js`).then(e=>e.n),[])'), base)).toEqual({
      address: 'https://portal.example/assets/openapi-1a2b.js',
      exportName: 'n',
    })
  })

  test('leads nowhere without a base', () => {
    expect(importedFile(withText('()=>import("./x.js")'), '')).toBeUndefined()
  })
})

describe('importAgain', () => {
  const file = { address: 'data:text/javascript,export const a = {};//', exportName: undefined }

  test('asks once at each new address, whichever module of a shared file asks', async () => {
    vi.stubGlobal('document', { querySelectorAll: () => [] })
    const first = importAgain<{ a: object }>(file, 0)
    const other = importAgain<object>({ ...file, exportName: 'a' }, 0)
    expect([first.attempt, other.attempt]).toEqual([1, 1])
    expect((await first.module).a).toBe(await other.module)
    const next = importAgain<{ a: object }>(file, 1)
    expect(next.attempt).toBe(2)
    expect((await next.module).a).not.toBe(await other.module)
    vi.unstubAllGlobals()
  })
})

describe('createCodeLoader', () => {
  const reload = vi.fn<() => void>()

  // One clock for all: the page counts as being left for a while after each reload.
  beforeAll(() => void vi.useFakeTimers())
  afterAll(() => void vi.useRealTimers())
  beforeEach(() => {
    reload.mockClear()
    vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }))
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('document', { querySelectorAll: () => [] })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  })
  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    vi.unstubAllGlobals()
  })

  /** The message with which a load fails; a page that is being reloaded waits before it fails. */
  async function errorOf(load: Promise<unknown>): Promise<string> {
    const error = load.then(
      () => 'none',
      ({ message }: Error) => message,
    )
    await vi.advanceTimersByTimeAsync(6_000)
    return error
  }

  test('remembers what it loaded, and requests it once', async () => {
    const code = vi.fn<() => Promise<string>>().mockResolvedValue('module')
    const loader = createCodeLoader(code)
    expect(loader.loaded()).toBeUndefined()
    expect(await Promise.all([loader.load(), loader.load()])).toEqual(['module', 'module'])
    expect(loader.loaded()).toBe('module')
    expect(await loader.load()).toBe('module')
    expect(code).toHaveBeenCalledTimes(1)
  })

  test('after a press it first lets the browser paint', async () => {
    vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: true } })
    const code = vi.fn<() => Promise<string>>().mockResolvedValue('module')
    const loading = createCodeLoader(code).load()
    await Promise.resolve()
    expect(code).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(0)
    expect(await loading).toBe('module')
  })

  test.each([
    ['twenty seconds', {}, 20],
    ['the time limit of its own', { timeoutMs: 10_000 }, 10],
  ])('fails after %s, and not before', async (_, options, seconds) => {
    const loader = createCodeLoader(() => new Promise<string>(() => undefined), options)
    const settled = vi.fn<(error: Error) => void>()
    loader.load().catch(settled)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled.mock.calls[0]?.[0].message).toBe(`Not loaded within ${seconds} s`)
  })

  test('uses a module that arrives after the time limit', async () => {
    let arrive: (code: string) => void = () => undefined
    const loader = createCodeLoader(() => new Promise<string>((resolve) => (arrive = resolve)))
    loader.load().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(20_000)
    arrive('late')
    await vi.advanceTimersByTimeAsync(0)
    expect(loader.loaded()).toBe('late')
  })

  test('reloads the portal on the second Retry, not on the first, nor when the page is opened again', async () => {
    const loader = createCodeLoader(failing('()=>import("data:text/javascript,throw new Error(1)")'))
    expect(await errorOf(loader.load())).toBe('gone')
    expect(await errorOf(loader.load())).not.toBe('none')
    expect(await errorOf(loader.load(true))).not.toBe('none')
    expect(await errorOf(loader.load())).not.toBe('none')
    expect(reload).not.toHaveBeenCalled()
    expect(await errorOf(loader.load(true))).not.toBe('none')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('reloads the portal on the first Retry if the file has arrived, so that one that it shares with others is missing', async () => {
    const file = 'data:text/javascript,throw new Error(2)'
    const loader = createCodeLoader(failing(`()=>import("${file}")`))
    expect(await errorOf(loader.load())).toBe('gone')
    const arrived = { responseStatus: 200 } as PerformanceResourceTiming
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => (name === file ? [arrived] : []))
    expect(await errorOf(loader.load(true))).not.toBe('none')
    expect(reload).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })

  test.each([
    ['offline', () => vi.stubGlobal('navigator', { onLine: false })],
    ['over unsaved input', () => markUnsaved('form', () => Promise.resolve(true))],
    ['over an open file', () => markFilesOpen('file')],
  ])('does not reload the portal %s', async (_, arrange) => {
    arrange()
    const loader = createCodeLoader(failing('() => none'))
    for (const _attempt of [1, 2, 3]) expect(await errorOf(loader.load(true))).toBe('gone')
    expect(loader.needsReload()).toBe(navigator.onLine)
    clearUnsaved('form')
    clearFilesOpen('file')
    expect(reload).not.toHaveBeenCalled()
  })

  test('prevents the automatic reload after a deploy while it loads for the first time, if asked to', async () => {
    let arrive: (code: string) => void = () => undefined
    const load = () => new Promise<string>((resolve) => (arrive = resolve))
    const page = createCodeLoader(load).load()
    expect(isReloadPrevented()).toBe(false)
    arrive('page')
    await page
    const tool = createCodeLoader(load, { reloadsPortal: false }).load()
    expect(isReloadPrevented()).toBe(true)
    arrive('tool')
    await tool
    expect(isReloadPrevented()).toBe(false)
  })
})

describe('loadOnCall', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('counts a call as Retry only if the call before it failed and the reader has pressed something', async () => {
    const retries: boolean[] = []
    const load = (isRetry?: boolean) => (retries.push(isRetry === true), Promise.reject(new Error('gone')))
    const client = loadOnCall({ ...createCodeLoader(() => Promise.resolve('')), load })
    vi.stubGlobal('navigator', { userActivation: { isActive: true } })
    await expect(client()).rejects.toThrow('gone')
    await expect(client()).rejects.toThrow('gone')
    vi.stubGlobal('navigator', { userActivation: { isActive: false } })
    await expect(client()).rejects.toThrow('gone')
    expect(retries).toEqual([false, true, false])
  })
})

function failing(text: string) {
  return Object.assign(() => Promise.reject(new Error('gone')), { toString: () => text })
}
