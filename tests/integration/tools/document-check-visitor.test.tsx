import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WindowError } from '@/auth/window-error'
import { currentToasts } from '@/ui/toast'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'
import { editor } from './test-editor'
import { startEngine } from './test-engine'

const address = '/tools/document-check'
await loadPages(address, `${address}/sample`)

vi.mock('@/workers/rsx/client', () => ({ startChecker: () => startEngine() }))
vi.mock('@/features/tools/document-check/model/create-editor', () => import('./test-editor'))

const platform = platformForTests()
afterEach(() => vi.restoreAllMocks())

const open = (path = address) => openPortal(path, { others: [address, `${address}/sample`, '/signup'] })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' })
const choose = async (text: string) =>
  userEvent.upload(await screen.findByLabelText('Files to check'), new File([text], 'IN1.xml'))
const document = '<Invoices xmlns="https://rsx.network.example/7.7"><Invoice><Header/></Invoice></Invoices>'

/** Fails every call whose response a visitor may not read, so that a call of it shows. */
function refusePrivateCalls() {
  platform.fail({ match: { path: '/content/My-design-files/.*' }, status: 500 })
  platform.fail({ match: { path: '/rsx/v1/valid_schema_names/' }, status: 500 })
}

describe('a visitor checks', () => {
  test('an example that comes with the portal, by the network’s rules', async () => {
    refusePrivateCalls()
    const { router } = open()
    expect(await screen.findByText(/Does this document follow the network’s rules\?/)).toBeVisible()
    await press('Check this example')
    expect(await status('2 errors in invoice-with-two-errors.xml.')).toBeInTheDocument()
    expect(router.state.location.search).toBe('?example=invoice-with-two-errors.xml')
    expect(screen.getByText('Invoices · 7.7.4 · XML')).toBeInTheDocument()
    const list = screen.getByRole('region', { name: 'Findings' })
    expect(list).toHaveTextContent("'EACH'")
    expect(list).toHaveTextContent('610.00')
  })

  test('an own file, as another version of the public list, too', async () => {
    refusePrivateCalls()
    open()
    await choose(document)
    expect(await status(/errors in IN1\.xml/)).toBeInTheDocument()
    const versions = screen.getByRole('combobox', { name: 'Version' })
    await userEvent.selectOptions(versions, await within(versions).findByRole('option', { name: '7.7.0' }))
    expect(await screen.findByText('Invoices · 7.7.0 · XML')).toBeInTheDocument()
  })

  test('for no retailer, although the link names some, and reads that these need an account', async () => {
    open(`${address}?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters`)
    expect(await screen.findByText('This link names 2 retailers. Sign in for them.')).toBeVisible()
    await choose(document)
    await status(/errors in IN1\.xml/)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Document', 'Network'])
  })

  test('no example file, which needs an account', async () => {
    open(`${address}?example=SH104415-1-v7.7-CrossDock.xml`)
    expect(await screen.findByText('This example needs an account')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check this example' })).toBeVisible()
  })
})

describe('retailers', () => {
  test('are locked, and the dialog offers both ways to an account', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Choose retailers After sign-in' }))
    const dialog = await screen.findByRole('dialog', { name: 'Choosing retailers needs an account' })
    expect(dialog).not.toHaveTextContent('window')
    expect(within(dialog).getByRole('link', { name: 'Create Trial Account' })).toHaveAttribute('href', '/signup')
    expect(within(dialog).getByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  test('can be chosen after a sign-in in a window, which keeps the document and what was typed into it', async () => {
    open()
    await choose(document)
    await status(/errors in IN1\.xml/)
    await waitFor(() => expect(editor.text).toBe(document))
    editor.type(document.replace('<Header/>', '<Header></Header>'))
    await platform.beginSession()
    await press('Choose retailers After sign-in')
    const dialog = await screen.findByRole('dialog', { name: 'Choosing retailers needs an account' })
    expect(dialog).toHaveTextContent('Your document stays open in this tab, with your changes, and is sent nowhere.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('button', { name: 'Choose retailers' })).toBeVisible()
    expect(await screen.findByText(/Will this document pass at the retailers you ship to\?/)).toBeVisible()
    expect(await status(/errors in IN1\.xml/)).toBeInTheDocument()
    await waitFor(() => expect(editor.text).toContain('<Header></Header>'))
    await press('Choose retailers')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Harbor & Pine' }))
    await press('Check for 1')
    expect(await screen.findByRole('columnheader', { name: 'Harbor & Pine' })).toBeVisible()
  })

  test.each([
    ['blocked', 'Your browser blocked the sign-in window'],
    ['closed', 'You are not signed in'],
  ] as const)('stay locked when the window is %s, and the document stays open', async (kind, title) => {
    open()
    await choose(document)
    await status(/errors in IN1\.xml/)
    platform.failWindow(new WindowError(kind, undefined))
    await press('Choose retailers After sign-in')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(currentToasts().map((toast) => toast.title)).toEqual([title]))
    expect(screen.getByRole('region', { name: 'Findings', hidden: true })).toBeInTheDocument()
  })
})

describe('a sample', () => {
  test('is made without retailers, and opened in the check', async () => {
    refusePrivateCalls()
    open(`${address}/sample?document=Orders&size=minimal&seed=7&retailer=Harbor+%26+Pine`)
    expect(await screen.findByText('This link names 1 retailer. Sign in for them.')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Open in the check' }))
    expect(await status(/^No error in .*\. No retailer is chosen\.$/)).toBeInTheDocument()
  })
})
