import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPage } from '@/app/lazy-page'
import { pause } from '@/lib/pause'
import { loadComponent } from '../support/page-routes'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('waits for the code of a page that loads longer than a second', async () => {
  const Page = () => <h1>Here</h1>
  const loading = loadComponent(lazyPage(() => pause(2_500).then(() => ({ Page })), 'Page'))
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(loading).resolves.toBe(Page)
})
