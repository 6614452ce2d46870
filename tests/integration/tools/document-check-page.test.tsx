import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPortal } from '../support/portal'
import { address, choose, errors, invalid, openTool, platform, savedFiles, status, xml } from './check-page'

test('says that the file never leaves the browser', async () => {
  await openTool()
  expect(screen.getByText(/Your file is checked in this browser and never leaves it\./)).toBeVisible()
})

test('links to no guide that the table of contents does not list', async () => {
  const body = [{ text: 'RSX Overview', link: 'rsx-overview' }]
  platform.fail({ match: { path: '/content/docs/rsx-docs/toc.json' }, body, status: 200 })
  const { queryClient } = await openTool()
  await choose(xml(invalid))
  const list = await errors()
  await userEvent.click(within(list).getByText('Finding 32: Code not in the list'))
  expect(await within(list).findByText('What the retailer would reply')).toBeInTheDocument()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(within(list).queryByRole('link', { name: 'Read the guide' })).not.toBeInTheDocument()
})

test('the report is saved as Markdown and as CSV', async () => {
  await openTool()
  await choose(xml(invalid))
  await errors()
  await userEvent.click(screen.getByRole('button', { name: 'Markdown' }))
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }))
  expect(savedFiles().map(({ name }) => name)).toEqual(['document-check.md', 'document-check.csv'])
  await expect(savedFiles()[0]?.text).resolves.toMatch(/^# Document check\n\n2 errors in SH1\.xml\./)
  await expect(savedFiles()[1]?.text).resolves.toMatch(/File,Document,Version,Level,Place/)
})

test('files are dropped anywhere on the page', async () => {
  await openTool()
  fireEvent.drop(document.body, { dataTransfer: { files: [xml(invalid)], types: ['Files'] } })
  expect(await status('2 errors in SH1.xml.')).toBeInTheDocument()
})

test('says nothing about versions while the rules are loading', async () => {
  await platform.signIn()
  const answer = platform.hold({ match: { path: '.*/valid_schema_names/' } })
  openPortal(address)
  await choose(xml(invalid))
  expect(await screen.findByRole('cell', { name: 'Not checked yet.' })).toBeVisible()
  expect(screen.queryByText(/No version of the schema/)).not.toBeInTheDocument()
  answer()
  expect(await status('2 errors in SH1.xml.')).toBeInTheDocument()
})
