import { expect, it, vi } from 'vitest'
import { setErrorReporter } from '@/config/error-report'
import { createRowBlocks } from '@/modules/console/view/response/row-blocks'
import { waitFor } from '../../support/wait-for'

const numbers = (from: number, to: number) => Promise.resolve(Array.from({ length: to - from }, (_, at) => from + at))

it('loads each block in view once, and notifies its listeners', async () => {
  const load = vi.fn<typeof numbers>(numbers)
  const rows = createRowBlocks(load)
  const listener = vi.fn<() => void>()
  rows.subscribe(listener)
  expect(rows.row(130)).toBeUndefined()
  rows.request(100, 140, 1000)
  rows.request(100, 140, 1000)
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(2))
  rows.request(100, 140, 1000)
  expect(load.mock.calls).toEqual([
    [0, 128],
    [128, 256],
  ])
  expect(rows.row(130)).toBe(130)
  expect(rows.version()).toBe(2)
})

it('loads the last block again when the list has grown', async () => {
  const load = vi.fn<typeof numbers>(numbers)
  const rows = createRowBlocks(load)
  rows.request(0, 50, 10)
  await waitFor(() => expect(rows.row(9)).toBe(9))
  expect(rows.row(10)).toBeUndefined()
  rows.request(0, 50, 30)
  await waitFor(() => expect(rows.row(29)).toBe(29))
  expect(load.mock.calls).toEqual([
    [0, 10],
    [0, 30],
  ])
})

it('evicts blocks that are far from the view', async () => {
  const rows = createRowBlocks(numbers)
  for (let at = 0; at < 20; at += 1) {
    rows.request(at * 128, at * 128 + 1, 1_000_000)
    await waitFor(() => expect(rows.row(at * 128)).toBe(at * 128))
  }
  expect(rows.row(0)).toBeUndefined()
  expect(rows.row(19 * 128)).toBeDefined()
  expect(rows.row(10 * 128)).toBeDefined()
})

it('reports a failed load, and loads the rows again at the next request', async () => {
  const reporter = vi.fn<(error: unknown) => void>()
  setErrorReporter(reporter)
  const load = vi.fn<typeof numbers>(numbers).mockRejectedValueOnce(new Error('gone'))
  const rows = createRowBlocks(load)
  rows.request(0, 5, 5)
  await waitFor(() => expect(reporter).toHaveBeenCalledOnce())
  rows.request(0, 5, 5)
  await waitFor(() => expect(rows.row(4)).toBe(4))
})
