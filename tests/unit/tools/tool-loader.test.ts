import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { importedAddress } from '@/browser/fresh-import'
import { createToolLoader } from '@/features/tools/model/tool-loader'

/** A function with the text that a build or the development server leaves. */
const withText = (text: string) => Object.assign(() => undefined, { toString: () => text })
const base = 'https://portal.example/assets/ToolRoute-abc.js'

describe('importedAddress', () => {
  test.each([
    ['()=>r(()=>import(`./Tool-1a2b.js`),__vite__mapDeps([0,1]))', 'https://portal.example/assets/Tool-1a2b.js'],
    ['()=>import("./Tool-1a2b.js")', 'https://portal.example/assets/Tool-1a2b.js'],
    ["() => import('/src/features/tools/Tool.tsx')", 'https://portal.example/src/features/tools/Tool.tsx'],
    ['() => import("https://cdn.example/Tool.js")', 'https://cdn.example/Tool.js'],
    ['() => reimport("./x.js")', undefined],
    ['() => Promise.resolve()', undefined],
  ])('%s', (text, address) => {
    expect(importedAddress(withText(text), base)).toBe(address)
  })

  test('leads nowhere without a base', () => {
    expect(importedAddress(withText('()=>import("./x.js")'), '')).toBeUndefined()
  })
})

describe('createToolLoader', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('keeps what it loaded, and asks once for what is on its way', async () => {
    const code = vi.fn<() => Promise<string>>().mockResolvedValue('tool')
    const loader = createToolLoader(code, { base })
    expect(loader.current()).toBeUndefined()
    const [first, second] = [loader.load(false), loader.load(false)]
    expect(await first).toBe('tool')
    expect(await second).toBe('tool')
    expect(loader.current()).toBe('tool')
    expect(code).toHaveBeenCalledTimes(1)
  })

  test('gives up after ten seconds, and not before', async () => {
    const loader = createToolLoader(() => new Promise<string>(() => undefined), { base })
    const settled = vi.fn<(error: Error) => void>()
    loader.load(false).catch(settled)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled.mock.calls[0]?.[0].message).toBe('Not loaded within 10 s')
  })

  test('takes what arrives after its time', async () => {
    let arrive: (code: string) => void = () => undefined
    const loader = createToolLoader(() => new Promise<string>((resolve) => (arrive = resolve)), { base })
    loader.load(false).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10_000)
    arrive('late')
    await vi.advanceTimersByTimeAsync(0)
    expect(loader.current()).toBe('late')
  })

  test('the second Retry loads the portal anew; the first does not, nor does coming back', async () => {
    const reload = vi.fn<() => void>()
    const code = withTextThatFails('()=>import("data:text/javascript,throw new Error(1)")')
    const loader = createToolLoader(code, { base, reload })
    await expect(loader.load(false)).rejects.toThrow('gone')
    await expect(loader.load(false)).rejects.toThrow(/./)
    await expect(loader.load(true)).rejects.toThrow(/./)
    await expect(loader.load(false)).rejects.toThrow(/./)
    expect(reload).not.toHaveBeenCalled()
    await expect(loader.load(true)).rejects.toThrow(/./)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('offline nothing is loaded anew', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const reload = vi.fn<() => void>()
    const loader = createToolLoader(withTextThatFails('() => none'), { base, reload })
    await expect(loader.load(true)).rejects.toThrow('gone')
    await expect(loader.load(true)).rejects.toThrow('gone')
    await expect(loader.load(true)).rejects.toThrow('gone')
    expect(reload).not.toHaveBeenCalled()
  })
})

function withTextThatFails(text: string) {
  return Object.assign(() => Promise.reject(new Error('gone')), { toString: () => text })
}
