import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { useSearch } from '@/modules/search/use-search'

const readDocuments = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/workers/search/client', () => ({
  readDocuments,
  setSearchReader: () => undefined,
  subscribeSearch: () => () => undefined,
  searchState: vi.fn<() => object>().mockReturnValue({ progress: undefined, error: undefined }),
  watchResults: () => () => undefined,
}))
const visitor = vi.hoisted(() => ({ isStaff: false }))
vi.mock('@/modules/search/use-search-reader', () => ({ useSearchReader: () => visitor }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  readDocuments.mockClear()
})

function showSearch(queries: QueryClient = createQueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const initialProps = { text: '', isOpen: false }
  return renderHook(({ text, isOpen }) => useSearch(text, { limit: 5, isOpen }), { wrapper, initialProps })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('documents are read', () => {
  it('not before the search was opened, then when the network has been idle for half a second', async () => {
    const queries = createQueryClient()
    const { rerender } = showSearch(queries)
    await pass(10_000)
    expect(readDocuments).not.toHaveBeenCalled()
    let finish = () => {}
    const request = new Promise<null>((resolve) => (finish = () => resolve(null)))
    await act(async () => void queries.fetchQuery({ queryKey: ['page'], queryFn: () => request }))
    rerender({ text: '', isOpen: true })
    await pass(10_000)
    expect(readDocuments).not.toHaveBeenCalled()
    await act(async () => finish())
    await pass(499)
    expect(readDocuments).not.toHaveBeenCalled()
    await pass(1)
    expect(readDocuments).toHaveBeenCalledOnce()
  })

  it('at once when something is typed, whatever else is requested', async () => {
    const queries = createQueryClient()
    const { rerender } = showSearch(queries)
    await act(async () => void queries.fetchQuery({ queryKey: ['page'], queryFn: () => new Promise(() => undefined) }))
    rerender({ text: 'a', isOpen: true })
    expect(readDocuments).toHaveBeenCalledOnce()
  })
})
