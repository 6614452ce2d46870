import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { maxExportCharacters } from '@/engines/requests/model/export-limit'
import type { HistoryEntry } from '@/engines/requests/model/history'
import { HistoryExport } from '@/modules/console/view/HistoryExport'
import { harRequest } from '../../unit/engines/requests/har-request'

const worker = vi.hoisted(() => ({ fails: false }))
const saved = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>())
vi.mock('@/modules/downloads/save-file', () => ({ saveFile: saved }))
vi.mock('@/workers/console/export-in-worker', async () => {
  const { exporter } = await import('@/engines/requests/export/exporter')
  return {
    exportCalls: async (type: 'har' | 'script', entries: readonly HistoryEntry[], includesSecrets: boolean) => {
      if (worker.fails) throw new Error('No reply within 60 s')
      return exporter[type]({ entries, includesSecrets })
    },
  }
})

beforeEach(() => {
  worker.fails = false
  saved.mockClear()
})

const entry = (text: string): HistoryEntry => ({
  id: 1,
  operation: 'orders.json POST /orders',
  title: 'Create an order',
  sentAt: 0,
  ms: 1,
  choices: {},
  request: harRequest({
    method: 'POST',
    url: 'http://localhost:4400/orders',
    postData: { mimeType: 'text/plain', text },
  }),
  outcome: { error: { kind: 'offline' } },
})

it('saves the calls that a worker writes, without their secrets', async () => {
  render(<HistoryExport entries={[entry('password=hunter2')]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Export as HAR' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  const [file, name] = saved.mock.calls[0] ?? []
  expect(name).toBe('calls.har')
  expect(await file?.text()).toContain('password=[password removed]')
  await userEvent.click(screen.getByRole('button', { name: 'Export as curl script' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
  expect(saved.mock.calls[1]?.[1]).toBe('calls.sh')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('saves nothing and says why when the calls are too long', async () => {
  render(<HistoryExport entries={[entry('x'.repeat(maxExportCharacters))]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Export as HAR' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The calls of this tab have 25.1 million characters, and an export may have 25 million. Nothing was saved.',
  )
  expect(saved).not.toHaveBeenCalled()
})

it('saves nothing and says why when the worker is terminated, and tries again', async () => {
  worker.fails = true
  render(<HistoryExport entries={[entry('password=hunter2')]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Export as HAR' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved.')
  expect(saved).not.toHaveBeenCalled()
  worker.fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Export as HAR' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
