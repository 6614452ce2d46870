import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import type { GapInput } from '@/engines/rsx/compare/retailer-gap'
import type { OneSidedDocument, VersionSources } from '@/engines/rsx/compare/compare-sources'
import type { HighlightCall } from '@/workers/samples/highlight.worker'
import type { MatchRequest } from '@/workers/password/match.worker'

afterEach(cleanup)

// How long a test waits for content to appear, in milliseconds: long, because a busy machine must not fail a test.
configure({ asyncUtilTimeout: 60_000 })

// happy-dom has no workers, so their functions are called directly.
vi.mock('@/workers/samples/highlight-in-worker', async () => {
  const { highlight } = await import('@/engines/samples/highlight')
  return {
    highlightInWorker: ({ code, language }: HighlightCall) => Promise.resolve(highlight(code, language)),
  }
})

vi.mock('@/workers/rsx/outline-in-worker', async () => {
  const { readOutline } = await import('@/engines/rsx/schema-outline')
  return { outlineInWorker: readOutline }
})

vi.mock('@/workers/rsx/retailers-in-worker', async () => {
  const { retailerGap } = await import('@/engines/rsx/compare/retailer-gap')
  return { retailerGapInWorker: async (input: GapInput) => retailerGap(input) }
})

vi.mock('@/workers/rsx/compare-in-worker', async () => {
  const { compareOneSided, compareSources } = await import('@/engines/rsx/compare/compare-sources')
  return {
    compareOneSidedInWorker: async (document: OneSidedDocument) => compareOneSided(document),
    compareInWorker: (sources: VersionSources, signal: AbortSignal, report: (share: number) => void) =>
      compareSources(sources, { signal, report, transfer: () => undefined }),
  }
})

vi.mock('@/workers/password/match-in-worker', () => ({
  matchInWorker: ({ pattern, text }: MatchRequest) => Promise.resolve(new RegExp(pattern).test(text)),
}))

/** Handles a rejected promise among its items, as browsers do; otherwise it would fail the run as unhandled. */
class QuietClipboardItem extends ClipboardItem {
  constructor(items: Record<string, Promise<Blob | string>>) {
    super(items)
    for (const item of Object.values(items)) item.catch(() => undefined)
  }
}
Object.assign(window, { ClipboardItem: QuietClipboardItem })
