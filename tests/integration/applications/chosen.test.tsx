import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { applicationPagesKey } from '@/api/devcenter/queries'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/applications')

const platform = platformForTests()
const path = '/devcenter/v1/applications'
const open = (search = '') => openPortal(`/applications${search}`)
const filterField = () => screen.findByRole('textbox', { name: 'Filter' })
const names = () =>
  within(screen.getAllByRole('list')[0] ?? document.body)
    .getAllByRole('link')
    .slice(1)
    .map((link) => link.textContent)
const readPages = ({ queryClient }: ReturnType<typeof open>) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: applicationPagesKey })
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey }) => queryKey.at(-1))

test('without a filter only the page of 25 is read', async () => {
  await platform.signIn({ applicationCount: 38 })
  const portal = open()
  expect(await screen.findByText('Applications 1 to 25 of 38')).toBeInTheDocument()
  expect(readPages(portal)).toEqual([{ page: 1, pageSize: 25 }])
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('All applications')
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Default order')
})

test('a filter finds applications on all pages, is in the address, and starts at the first page', async () => {
  const user = userEvent.setup()
  await platform.signIn({ applicationCount: 138 })
  const portal = open('?page=3')
  await screen.findByText('Applications 51 to 75 of 138')
  const field = await filterField()
  await user.type(field, 'number 7')
  expect(await screen.findByText('11 of 138 applications')).toHaveAttribute('role', 'status')
  expect(names()).toContain('Application 7')
  expect(names()).toHaveLength(11)
  await waitFor(() => expect(portal.router.state.location.search).toBe('?filter=number+7'))
  expect(field).toHaveFocus()
  expect(readPages(portal)).toEqual(
    expect.arrayContaining([
      { page: 1, pageSize: 100 },
      { page: 2, pageSize: 100 },
    ]),
  )
  await user.clear(field)
  expect(await screen.findByText('Applications 1 to 25 of 138')).toBeInTheDocument()
})

test('a few applications are filtered without another request', async () => {
  await platform.signIn({ applicationCount: 3 })
  const portal = open('?filter=number+2')
  expect(await screen.findByText('1 of 3 applications')).toBeVisible()
  expect(readPages(portal)).toEqual([{ page: 1, pageSize: 25 }])
})

test('the address chooses type, order and page', async () => {
  const user = userEvent.setup()
  await platform.signIn({ applicationCount: 120 })
  const { router } = open('?show=web&sort=az&page=2')
  expect(await screen.findByText('30 of 120 applications')).toBeVisible()
  expect(names()).toHaveLength(5)
  const pager = screen.getByRole('navigation', { name: 'Pages of applications' })
  expect(pager).toHaveTextContent('26–30 of 30')
  await user.click(within(pager).getByRole('link', { name: 'Page 1' }))
  expect(router.state.location.search).toBe('?show=web&sort=az')
  expect(names().slice(0, 3)).toEqual(['Application 1', 'Application 5', 'Application 9'])
  expect(screen.getByRole('heading', { name: 'Your applications' })).toHaveFocus()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name Z-A')
  expect(names()[0]).toBe('Application 117')
  expect(router.state.location.search).toBe('?show=web&sort=za')
})

test('nothing is shown until all have been read, and the reading can be cancelled and taken up again', async () => {
  const user = userEvent.setup()
  await platform.signIn({ applicationCount: 138 })
  open('?sort=az')
  platform.hold({ match: { path: `${path}/\\?page=.*page_size=100` } })
  expect(await screen.findByText('Reading 138 applications')).toHaveAttribute('role', 'status')
  expect(screen.getByText('Loading your applications')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Application/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('25 of 25 applications. Only 25 of your 138 were searched.')).toBeVisible()
  expect(names()).toHaveLength(25)
  platform.context().faults.remove()
  await user.click(screen.getByRole('button', { name: 'Search them all' }))
  expect(await screen.findByText('138 of 138 applications')).toBeVisible()
})

test('of more than 500 applications 500 are searched, and the page says so', async () => {
  await platform.signIn({ applicationCount: 520 })
  const portal = open('?sort=updated')
  expect(await screen.findByText('500 of 500 applications. Only 500 of your 520 were searched.')).toBeVisible()
  expect(readPages(portal)).toHaveLength(6)
  expect(screen.queryByRole('button', { name: 'Search them all' })).toBeNull()
})

test.each([
  ['an error', { status: 500 }],
  ['a lost connection', { drop: true }],
])('%s on one page is shown beside what was read; Retry reads the rest', async (_, fault) => {
  const user = userEvent.setup()
  await platform.signIn({ applicationCount: 138 })
  platform.fail({ match: { path: `${path}/\\?page=2&page_size=100` }, ...fault })
  open('?sort=az')
  expect(await screen.findByRole('alert')).toHaveTextContent('An error has occurred when fetching the applications')
  expect(screen.getByText('100 of 100 applications. Only 100 of your 138 were searched.')).toBeVisible()
  expect(names()).toHaveLength(25)
  platform.context().faults.remove()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('138 of 138 applications')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a list that cannot be read at all is shown as such; Retry reads it', async () => {
  const user = userEvent.setup()
  await platform.signIn({ applicationCount: 3 })
  platform.fail({ match: { path }, status: 500 })
  open('?filter=number+2')
  expect(await screen.findByRole('alert')).toHaveTextContent('An error has occurred when fetching the applications')
  platform.context().faults.remove()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('1 of 3 applications')).toBeVisible()
})

test('a filter without a match says so, and all applications are a press away', async () => {
  const user = userEvent.setup()
  await platform.signIn({ applicationCount: 30 })
  const { router } = open('?filter=no+such+name&show=spa')
  expect(await screen.findByRole('heading', { name: 'No records found' })).toBeVisible()
  expect(screen.getByText('No name, description or client ID here contains “no such name”.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Build An App' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all applications' }))
  expect(await screen.findByText('Applications 1 to 25 of 30')).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
})

test('somebody without applications has nothing to filter', async () => {
  await platform.signIn()
  open()
  await screen.findByText('You have no apps built or granted.')
  expect(screen.queryByRole('textbox', { name: 'Filter' })).toBeNull()
})
