import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { readPack } from '@/engines/rule-pack/read-pack'
import { packArchive } from '@/workers/rsx/pack-archive'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'
import { startEngine } from './test-engine'

export const address = '/tools/document-check'
await loadPages(address, `${address}/sample`)

vi.mock('@/workers/rsx/client', () => ({ startChecker: () => startEngine() }))
vi.mock('@/features/tools/document-check/model/create-editor', () => import('./test-editor'))
/** How often the worker was asked for an archive. */
const packing = vi.hoisted(() => ({ requests: 0 }))
// Happy-dom has no workers.
vi.mock('@/workers/rsx/pack-in-worker', () => ({
  packInWorker: (content: Parameters<typeof packArchive>[0]) => {
    packing.requests += 1
    return packArchive(content)
  },
}))
const saved = vi.hoisted((): { name: string; file: Blob }[] => [])
vi.mock('@/modules/downloads/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ name, file }),
}))

export const platform = platformForTests()

let requestsBefore = 0
/** The paths that this test has requested. */
export const requestedPaths = () =>
  platform
    .context()
    .requests.list()
    .slice(requestsBefore)
    .map(({ path }) => path)

beforeEach(() => {
  requestsBefore = platform.context().requests.list().length
  saved.length = 0
  packing.requests = 0
})
afterEach(() => vi.restoreAllMocks())

/** Opens the dialog on a page. */
export async function openDialog(query = '?document=Shipments&version=7.7.4&retailer=Harbor+%26+Pine', path = address) {
  const portal = openPortal(path + query)
  await userEvent.click(await screen.findByRole('button', { name: 'Use this in your pipeline' }))
  const dialog = await screen.findByRole('dialog', { name: 'Use this in your pipeline' })
  await within(dialog).findByRole('heading', { name: 'Two files' })
  return { ...portal, dialog: within(dialog) }
}
export type Opened = Awaited<ReturnType<typeof openDialog>>['dialog']

export const packButton = (dialog: Opened) =>
  dialog.getByRole('button', { name: /^(Download|Try again) rule-pack\.zip$/ })
export const chosenBoxes = (dialog: Opened, group: string) =>
  within(dialog.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.closest('label')?.textContent)
export const line = (dialog: Opened) => dialog.getByRole('tabpanel').textContent

/** Downloads the rule pack, and reads it as the program does. */
export async function downloadPack(dialog: Opened) {
  await userEvent.click(packButton(dialog))
  expect(await dialog.findByText('rule-pack.zip is saved in your downloads.')).toHaveAttribute('role', 'status')
  const [pack] = saved
  expect(pack?.name).toBe('rule-pack.zip')
  return readPack(new Uint8Array((await pack?.file.arrayBuffer()) ?? []))
}

/** Fails what a path of the platform answers until `faults.remove` is called. */
export const fail = (path: string, fault: object) => platform.fail({ match: { path }, ...fault })

/** The files that the page saved in this test. */
export const savedFiles = () => saved
/** How often the worker was asked for an archive in this test. */
export const packRequests = () => packing.requests
