import { afterEach, expect, test, vi } from 'vitest'
import { createCheckerWithRules } from '@/workers/rsx/checker-with-rules'
import type { RuleSources } from '@/engines/rsx/rule-sources'

const request = vi.hoisted(() => vi.fn<(name: string, input: unknown) => Promise<unknown>>())
vi.mock('@/workers/rsx/client', () => ({
  startChecker: () => ({ request, state: () => 'idle', end: () => undefined }),
}))
afterEach(() => request.mockReset())

const sourcesOf = (version: string) => ({ document: 'Orders', version, reasons: {} }) as RuleSources

test('rules are compiled once, and again when their sources are others', async () => {
  request.mockResolvedValue({})
  const { withRules } = createCheckerWithRules()
  const first = sourcesOf('7.7.4')
  await withRules(Promise.resolve([first]))
  await withRules(Promise.resolve([first, sourcesOf('7.7.0')]))
  expect(request).toHaveBeenCalledTimes(2)
  await withRules(Promise.resolve([sourcesOf('7.7.4')]))
  expect(request).toHaveBeenCalledTimes(3)
})

test('rules that could not be compiled are compiled again', async () => {
  request.mockRejectedValueOnce(new Error('The schema of Orders 7.7.4 cannot be read.')).mockResolvedValue({})
  const { withRules } = createCheckerWithRules()
  const sources = [sourcesOf('7.7.4')]
  await expect(withRules(Promise.resolve(sources))).rejects.toThrow('cannot be read')
  await withRules(Promise.resolve(sources))
  expect(request).toHaveBeenCalledTimes(2)
})
