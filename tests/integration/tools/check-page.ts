import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'
import { startTestChecker, trouble } from './test-checker'
import { editor } from './test-editor'

export const address = '/tools/document-check'
await loadPages(address)

vi.mock('@/workers/rsx/client', () => ({ startChecker: () => startTestChecker() }))
vi.mock('@/features/tools/document-check/model/create-editor', () => import('./test-editor'))
const saved = vi.hoisted((): { name: string; text: Promise<string> }[] => [])
vi.mock('@/modules/downloads/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ name, text: file.text() }),
}))

export const platform = platformForTests()

beforeEach(() => {
  trouble.next = 'none'
  editor.revealed.length = 0
  saved.length = 0
})
afterEach(() => vi.restoreAllMocks())

/** The files that the page saved in this test. */
export const savedFiles = () => saved

/** Opens the check, whose checker has three rules. */
export async function openTool(query = '') {
  await platform.signIn()
  const portal = openPortal(address + query)
  await screen.findByRole('heading', { level: 1, name: 'Check a Document', hidden: true })
  return portal
}

/** A document with two codes that are not allowed, and a warning. */
export const invalid =
  '<Shipments>\n<OrderQtyUOM>EACH</OrderQtyUOM>\n<OrderQtyUOM>EACH</OrderQtyUOM>\n1.234\n</Shipments>'

export async function choose(...files: File[]) {
  await userEvent.upload(screen.getByLabelText('Files to check'), files)
}
export const xml = (text: string, name = 'SH1.xml') => new File([text], name)
export const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' })
export const errors = () => screen.findByRole('region', { name: 'Findings' })
