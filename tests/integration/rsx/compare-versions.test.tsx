import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environment } from '@/config/environment'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages(
  '/rsx/docs/compare/Orders',
  '/rsx/docs/schema-download',
  '/rsx/docs/fields-qualifiers/7.7.4/Orders/DateTimeQualifier',
)

const platform = platformForTests()
const open = (path = '') => openPortal(`/rsx/docs/compare${path}`)
const text = (content: string | RegExp) => screen.findByText(content)
const toolbox = { namespace: 'sps', roles: ['network-toolbox:user'] }

let requestsBefore = 0
/** The paths that this test has requested. */
const requestedPaths = () =>
  platform
    .context()
    .requests.list()
    .slice(requestsBefore)
    .map(({ path }) => path)

beforeEach(() => {
  requestsBefore = platform.context().requests.list().length
})

describe('the comparison of two versions', () => {
  it('opens with one sentence, for the direction of the document, which can be changed', async () => {
    const { router } = open('/Orders?from=7.3.0&to=7.7.4')
    expect(await text(/^2 changes break what you receive, \d+ may break it\.$/)).toHaveAttribute('role', 'status')
    expect(screen.getByRole('radio', { name: 'I receive' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'I send' }))
    expect(router.state.location.search).toBe('?from=7.3.0&to=7.7.4&role=send')
    expect(await text(/^\d+ changes break what you send, \d+ do not\.$/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Possibly renamed' })).toBeVisible()
    const moved = screen.getAllByRole('listitem').find((row) => row.textContent?.includes('Moved'))
    expect(moved).toHaveTextContent('BeforeLineItems / LineItem→ AfterLineItem')
  })

  it('compares the usual version with the one before it, unless the address names others', async () => {
    const { router } = open()
    expect(await screen.findByRole('combobox', { name: 'From version' })).toHaveValue('7.7.0')
    expect(screen.getByRole('combobox', { name: 'To version' })).toHaveValue('7.7.4')
    expect(screen.getByRole('combobox', { name: 'Document type' })).toHaveValue('Orders')
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }))
    expect(router.state.location.search).toBe('?from=7.7.4&to=7.7.0')
    expect(await text('7.7.4 is newer than 7.7.0: these are the changes of going back.')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: 'Document type' }))
    await userEvent.click(screen.getByRole('option', { name: 'Invoices' }))
    expect(router.state.location.pathname).toBe('/rsx/docs/compare/Invoices')
    expect(screen.getByRole('radio', { name: 'I send' })).toBeChecked()
  })

  it.each([
    ['/Payroll', 'There is no document “Payroll”, or it is not public.'],
    ['/Orders?from=1.0&to=7.7.4', 'There is no version “1.0”, or it is not public.'],
    ['/Orders?from=7.7.4&to=7.7.4', 'Both sides are version 7.7.4. Choose another version on one side.'],
    ['/CarrierLoadTenders', 'Only version 7.7.0 has CarrierLoadTenders: there is no other one beside it.'],
    ['/CarrierLoadTenders?from=7.3.0&to=6.9.0', 'Neither version has CarrierLoadTenders.'],
  ])('at %s says why nothing can be compared', async (path, sentence) => {
    open(path)
    expect(await text(sentence)).toBeVisible()
    expect(screen.queryByText('Nothing differs.')).toBeNull()
  })

  it.each([
    ['/Remittances?from=7.3.0&to=7.7.4', 'New document', 'The only change does not break what you receive.'],
    ['/Remittances?from=7.7.4&to=7.3.0', 'Document dropped', '1 change may break what you receive.'],
  ])('at %s says that only one version has the document', async (path, what, sentence) => {
    open(path)
    expect(await text(sentence)).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent(what)
  })

  it('never reads a restricted version, not even for people who may open it', async () => {
    await platform.signIn(toolbox)
    open('/Orders?from=7.1.0&to=7.7.4')
    expect(await text('There is no version “7.1.0”, or it is not public.')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: 'To version' }))
    expect(screen.queryByRole('option', { name: '7.1.0' })).toBeNull()
    expect(requestedPaths().filter((path) => path.includes('/internal/'))).toEqual([])
  })
})

describe('a side that cannot be read', () => {
  it.each([
    ['that fails', { status: 500 }, 'Version 7.7.0 could not be loaded'],
    ['that is no schema', { raw: 'PK damaged' }, 'The versions could not be compared'],
  ])('%s is named, is not "nothing differs", and is tried again', async (_, fault, title) => {
    platform.fail({ match: { path: '/rsx/v1/assets/7.7.0/Invoices' }, ...fault })
    open('/Invoices?from=7.7.0&to=7.7.4')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(title)
    expect(alert).toHaveTextContent('Whether anything differs is not known.')
    expect(screen.queryByText('Nothing differs.')).toBeNull()
    platform.context().faults.remove()
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await text(/^\d+ changes break what you send\./)).toBeVisible()
  })

  it('leaves a note when only one version has a layout', async () => {
    open('/Orders?from=7.3.0&to=7.7.4')
    const note = await screen.findByRole('note')
    expect(note).toHaveTextContent('There is no CSV layout of Orders 7.3.0: whether CSV files differ cannot be told.')
  })

  it('in part is named, is not "nothing differs", and is tried again', async () => {
    platform.fail({ match: { path: '.*/CSV/Invoices.zip' }, status: 500 })
    open('/Invoices?from=7.7.0&to=7.7.4&role=receive')
    const note = await screen.findByRole('note')
    expect(note).toHaveTextContent('The CSV layout of Invoices could not be loaded.')
    platform.context().faults.remove()
    await userEvent.click(within(note).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
    expect(await text(/^None of the \d+ changes breaks what you receive\./)).toBeVisible()
  })

  it('is the list of versions, with Retry', async () => {
    platform.fail({ match: { path: '/rsx/v1/assets' }, status: 500 })
    open('/Orders')
    expect(await screen.findByRole('alert')).toHaveTextContent('The versions could not be loaded')
  })
})

describe('retailers', () => {
  const query = '/Invoices?from=7.7.0&to=7.7.4&retailer=Northgate+Outfitters&retailer=Nobody'
  const flags = environment().featureFlags

  afterEach(() => {
    environment().featureFlags.splice(0, Infinity, ...flags)
  })

  it('say whom a change concerns, for people with an account', async () => {
    await platform.signIn()
    open(query)
    expect(await text(/Northgate Outfitters is affected\.$/)).toBeVisible()
    expect(screen.getByText('The design of Invoices has no retailer “Nobody”.')).toBeVisible()
    const concerned = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Northgate Outfitters'))
    expect(concerned.length).toBeGreaterThan(0)
  })

  it('stay in the address when another document is chosen', async () => {
    const { router } = open(query)
    expect(await text(/^\d+ changes break what you send\./)).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: 'Document type' }))
    await userEvent.click(screen.getByRole('option', { name: 'Shipments' }))
    expect(router.state.location.pathname).toBe('/rsx/docs/compare/Shipments')
    expect(new URLSearchParams(router.state.location.search).getAll('retailer')).toContain('Northgate Outfitters')
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: / in 7\.7\.4$/ })[0]).toHaveAttribute(
        'href',
        expect.stringContaining('/7.7.4/Shipments'),
      ),
    )
  })

  it('are not compared for visitors, who get no design', async () => {
    open(query)
    expect(await text(/^\d+ changes break what you send\./)).toBeVisible()
    expect(screen.getByText(/^This link names 2 retailers\. Sign in for them\./)).toBeVisible()
    expect(requestedPaths().filter((path) => path.includes('My-design-files'))).toEqual([])
  })

  it('are neither offered nor compared without the flag of My Designs', async () => {
    environment().featureFlags.splice(0)
    await platform.signIn()
    open(query)
    expect(await text(/^\d+ changes break what you send\./)).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Retailers' })).toBeNull()
    expect(requestedPaths().filter((path) => path.includes('My-design-files'))).toEqual([])
  })
})

describe('the way to the comparison', () => {
  it.each([
    ['/rsx/docs/schema-download', 'Compare versions of Orders', '/rsx/docs/compare/Orders'],
    ['/rsx/docs/fields-qualifiers', 'Compare versions', '/rsx/docs/compare?to=7.7.4'],
    ['/rsx/docs/fields-qualifiers/7.3.0/Orders', 'Compare versions', '/rsx/docs/compare/Orders?to=7.3.0'],
    [
      '/rsx/docs/fields-qualifiers/7.7.4/Orders/DateTimeQualifier',
      'Compare versions',
      '/rsx/docs/compare/Orders?to=7.7.4&filter=DateTimeQualifier',
    ],
  ])('leads from %s', async (from, name, to) => {
    await platform.signIn()
    openPortal(from)
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('href', to))
  })
})
