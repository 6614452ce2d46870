import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ruleSourcesKey } from '@/api/rsx/queries'
import { tabHistory } from '@/engines/requests/model/history'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/home')

const platform = platformForTests()
const open = () => openPortal('/home')
const steps = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: 'Start here' })
  const card = heading.parentElement?.parentElement
  if (!card) throw new Error('no card')
  return within(card).getAllByRole('listitem')
}
const ticks = (rows: readonly HTMLElement[]) =>
  rows.map((row) => within(row).queryByRole('img', { name: 'Done' }) !== null)
const ownCall = {
  operation: 'GET /auth-check',
  title: 'Check a token',
  sentAt: 0,
  ms: 1,
  choices: { language: 'curl' },
  request: {},
} as unknown as Parameters<typeof tabHistory.add>[0]
const answered = (status: number) =>
  ({ ...ownCall, outcome: { head: { status }, body: {}, text: '' } }) as unknown as typeof ownCall

afterEach(() => tabHistory.clear())

test('somebody without applications is led, above the cards, to Build An App, a call and a document', async () => {
  await platform.signIn()
  open()
  const rows = await steps()
  expect(rows.map((row) => within(row).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Build An App',
    'Make your first call',
    'Check your first document',
  ])
  expect(ticks(rows)).toEqual([false, false, false])
  expect(screen.getByRole('link', { name: 'Build An App' })).toHaveAttribute('href', '/app')
  expect(screen.getByRole('link', { name: 'Try a check' })).toHaveAttribute('href', '/tools/document-check')
  expect(screen.queryByRole('link', { name: 'Try a call' })).toBeNull()
  const cards = screen.getByRole('heading', { name: 'Connect to API Services' })
  expect(rows[0]?.compareDocumentPosition(cards)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('each step is ticked when it is done', async () => {
  await platform.signIn({ applications: ['m2m'] })
  tabHistory.add(answered(403))
  const { queryClient, router } = openPortal('/home', { others: ['/home'] })
  expect(ticks(await steps())).toEqual([true, false, false])
  expect(screen.getByRole('link', { name: 'Try a call' })).toHaveAttribute(
    'href',
    expect.stringMatching(/auth-check.*try=/),
  )
  expect(screen.getByRole('heading', { name: 'Your applications' })).toBeVisible()

  tabHistory.add(answered(200))
  await waitFor(async () => expect(ticks(await steps())).toEqual([true, true, false]))

  await router.navigate('/elsewhere')
  await screen.findByText('/elsewhere')
  queryClient.setQueryData([...ruleSourcesKey, {}], {})
  await router.navigate('/home')
  await waitFor(async () => expect(ticks(await steps())).toEqual([true, true, true]))
})

test('somebody with several applications is not led', async () => {
  await platform.signIn({ applicationCount: 2 })
  open()
  await screen.findByRole('link', { name: 'All 2 applications' })
  expect(screen.queryByRole('heading', { name: 'Start here' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Needs attention' })).toBeNull()
})

test('nobody is led while the applications load, or when they cannot be loaded', async () => {
  const user = userEvent.setup()
  await platform.signIn()
  platform.fail({ match: { path: '/devcenter/v1/applications' }, drop: true })
  open()
  expect(await screen.findByText('Loading your applications')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Start here' })).toBeNull()
  expect(await screen.findByRole('alert')).toHaveTextContent('Your applications could not be loaded.')
  expect(screen.queryByRole('heading', { name: 'Start here' })).toBeNull()
  platform.context().faults.remove()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await steps()).toHaveLength(3)
  expect(screen.queryByText('Your applications')).toBeNull()
})

const incomplete = (names: readonly string[]) =>
  names.map((name, index) => ({
    id: `app-${index}`,
    name,
    appType: index % 2 === 0 ? undefined : 'web',
    redirectUris: [],
  }))

test('applications without a type or a redirect URI need attention, with a link to the step', async () => {
  await platform.signIn()
  const results = [...incomplete(['Dock Scheduler', 'Label Station']), { id: 'm', name: 'PIM Sync', appType: 'm2m' }]
  platform.fail({ match: { path: '/devcenter/v1/applications' }, body: { count: 3, results } })
  open()
  const attention = await screen.findByRole('region', { name: 'Needs attention' })
  const links = within(attention).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dock SchedulerNo type: it cannot obtain a token yet', '/app/app-0?expandIndex=2'],
    ['Label StationNo redirect URI: nobody can sign in to it yet', '/app/app-1?expandIndex=3'],
  ])
})

test('of many applications that need attention three are shown, and the others counted', async () => {
  await platform.signIn()
  const results = incomplete(['A', 'B', 'C', 'D', 'E'])
  platform.fail({ match: { path: '/devcenter/v1/applications' }, body: { count: 5, results } })
  open()
  const attention = await screen.findByRole('region', { name: 'Needs attention' })
  expect(within(attention).getAllByRole('listitem')).toHaveLength(3)
  expect(within(attention).getByRole('link', { name: '2 more applications need attention' })).toHaveAttribute(
    'href',
    '/applications?show=attention',
  )
})
