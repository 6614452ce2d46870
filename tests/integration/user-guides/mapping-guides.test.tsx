import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setErrorReporter } from '@/config/error-report'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/user-guides/docs/customer-mapping-guides/microsoft-guides')

const saved = vi.hoisted((): { name: string; file: Blob }[] => [])
vi.mock('@/modules/downloads/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ name, file }),
}))

const platform = platformForTests()
const root = '/user-guides/docs/customer-mapping-guides'
const open = (set: string) => openPortal(`${root}/${set}`)
const numbers = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

afterEach(() => {
  saved.length = 0
})

it.each([
  ['microsoft-guides', 'Microsoft BC', ['810', '846', '850', '855', '856']],
  ['microsoft-sfc-guides', 'Microsoft S&FC', ['810', '850', '855', '856']],
  ['netsuite-guides', 'Netsuite', ['810', '850', '855', '856']],
  ['qbo-guides', 'QBO', ['810', '850']],
])('%s lists the documents by number, and the other systems', (set, title, expected) => {
  open(set)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(numbers()).toEqual(expected)
  const others = within(screen.getByRole('complementary', { name: 'Other systems' })).getAllByRole('link')
  expect(others).toHaveLength(5)
  expect(others.map(({ textContent }) => textContent)).not.toContain(title)
})

it.each([
  ['oracle-guides', 'Oracle'],
  ['sap-idoc-guides', 'SAP IDOC'],
])('%s has no guides and links to support', (set, title) => {
  open(set)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'No records found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    '/contact-info?contactSupport=true',
  )
  expect(screen.queryByRole('table')).toBeNull()
})

it('an unknown system is not found', () => {
  open('abacus-guides')
  expect(screen.getByRole('heading', { level: 1, name: 'Documentation Not Found' })).toBeVisible()
})

describe('downloads', () => {
  it('take visitors to sign in', async () => {
    const user = userEvent.setup()
    open('qbo-guides')
    expect(screen.getByText(/Sign in to download\./)).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: /Download .* after signing in/ })[0] as HTMLElement)
    expect(await screen.findByText('Sign-in is not reachable')).toBeVisible()
    expect(saved).toEqual([])
  })

  it('are spreadsheets', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    open('microsoft-guides')
    expect(screen.queryByText(/Sign in to download\./)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Download BC-850-Purchase-Order-Mapping.xlsx' }))
    await waitFor(() => expect(saved[0]?.name).toBe('BC-850-Purchase-Order-Mapping.xlsx'))
    expect(saved[0]?.file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(saved[0]?.file.size).toBeGreaterThan(3000)
  })

  it('that fail are only logged', async () => {
    const user = userEvent.setup()
    const logged = vi.fn<(error: unknown) => void>()
    setErrorReporter(logged)
    await platform.signIn()
    platform.fail({ match: { path: '/content/QBO/' }, status: 500 })
    open('qbo-guides')
    const button = screen.getByRole('button', { name: 'Download QBO-810-Invoice-Mapping.xlsx' })
    await user.click(button)
    await waitFor(() => expect(logged).toHaveBeenCalled())
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(saved).toEqual([])
  })
})
