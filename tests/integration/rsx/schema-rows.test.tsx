import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/rsx/docs/schema-download')

const saved = vi.hoisted((): { name: string; text: Promise<string> }[] => [])
vi.mock('@/modules/downloads/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ name, text: file.text() }),
}))

const platform = platformForTests()
const open = (query = '') => openPortal('/rsx/docs/schema-download' + query)
const choose = (user: ReturnType<typeof userEvent.setup>, name: string, version: string) =>
  user.click(within(screen.getByRole('group', { name: `Versions of ${name}` })).getByRole('button', { name: version }))
const rowDownload = (name: string) => screen.getByRole('button', { name: new RegExp(`^Download ${name} `) })

afterEach(() => {
  saved.length = 0
  delete window.dataLayer
})

it('the page says which schema to take, and marks the recommended version of each document', async () => {
  open('?set=qualified&version=all&showLegacy=true')
  await screen.findByRole('heading', { level: 2, name: 'Orders' })
  expect(
    screen.getByText(
      /For a new integration take the qualified schema 7\.7\.4, or the network schema 7\.7\.0 if you check the values yourself\.$/,
    ),
  ).toBeVisible()
  const group = screen.getByRole('group', { name: 'Versions of Orders' })
  expect(within(group).getByRole('button', { name: '7.7.4' })).toHaveAccessibleDescription('Recommended')
  expect(within(group).getByRole('button', { name: '7.3.0' })).not.toHaveAccessibleDescription()
})

it('a row starts its download without a choice, and shows its progress there and in the bar', async () => {
  const user = userEvent.setup()
  const answer = platform.hold({ match: { path: '/rsx/v1/assets/7.7.0/Invoices' } })
  open()
  await screen.findByRole('heading', { level: 2, name: 'Orders' })
  const button = screen.getByRole('button', { name: 'Download Invoices 7.7.0' })
  await user.click(button)
  const bar = await screen.findByRole('region', { name: 'Selection' })
  expect(within(bar).getByRole('progressbar', { name: 'Download' })).toBeVisible()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(rowDownload('Orders')).toHaveAttribute('aria-disabled', 'true')
  await user.click(rowDownload('Orders'))
  answer()
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Invoices-7.7.0-schema.zip']))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  expect(rowDownload('Orders')).not.toHaveAttribute('aria-disabled')
  expect(window.dataLayer).toContainEqual({ event: 'schema-download', format: 'XML', schemas: ['Invoices 7.7.0'] })
})

it('a row downloads only the chosen versions of that document', async () => {
  const user = userEvent.setup()
  open('?set=qualified&version=all&showLegacy=true')
  await screen.findByRole('heading', { level: 2, name: 'Orders' })
  await choose(user, 'Orders', '7.3.0')
  await choose(user, 'Invoices', '7.7.4')
  await user.click(screen.getByRole('button', { name: 'Download Orders 7.3.0' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Orders-7.3.0-schema.zip']))
  expect(screen.getByText('2 schemas')).toBeVisible()
})

it('a row whose download fails says so, and can try again', async () => {
  const user = userEvent.setup()
  platform.fail({ match: { path: '/rsx/v1/assets/7.7.0/Orders' }, drop: true })
  open()
  await screen.findByRole('heading', { level: 2, name: 'Orders' })
  await user.click(rowDownload('Orders'))
  expect(await screen.findByText(/^An error has occurred while getting schema/)).toBeVisible()
  expect(saved).toEqual([])
  platform.context().faults.remove()
  await user.click(rowDownload('Orders'))
  await waitFor(() => expect(saved).toHaveLength(1))
})
