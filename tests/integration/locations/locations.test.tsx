import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/locations')

const open = () => openPortal('/locations')

test('an office shows its address, numbers to call and links', () => {
  open()
  const headquarters = screen.getByRole('heading', { level: 3, name: /Minneapolis/ }).closest('section') as HTMLElement
  const office = within(headquarters)
  expect(office.getByText('Headquarters')).toBeVisible()
  expect(office.getByText('Head office')).toBeVisible()
  const address = headquarters.querySelectorAll('address span')
  expect([...address].map((line) => line.textContent)).toEqual([
    'Grain Exchange Hall',
    '120 Grain Exchange Street',
    'Suite 400',
    'Minneapolis, MN 55415',
    'United States',
  ])
  const phones = headquarters.querySelectorAll('dl > div')
  expect([...phones].map(({ children }) => [...children].map((part) => part.textContent))).toEqual([
    ['Main', '+1 (555) 010-0100'],
    ['Toll Free', '+1 (555) 010-0101'],
    ['Fax', '+1 (555) 010-0109'],
    ['Customer Support', '+1 (555) 010-0142'],
    ['New Clients', '+1 (555) 010-0177'],
  ])
  expect(office.getByRole('link', { name: 'Status page' })).toHaveAttribute('href', 'https://status.network.example/')
  expect(office.getByRole('link', { name: '+1 (555) 010-0142' })).toHaveAttribute('href', 'tel:+15550100142')
  expect(office.queryByRole('link', { name: '+1 (555) 010-0109' })).toBeNull()
  const map = office.getByRole('link', { name: 'Minneapolis on a map' })
  expect(map).toHaveAttribute('rel', 'noopener noreferrer')
  expect(decodeURIComponent(map.getAttribute('href') ?? '')).toContain('120+Grain+Exchange+Street')
})

test('the office that the address names is scrolled to and marked', () => {
  const scrollIntoView = vi.fn<(this: Element) => void>()
  Element.prototype.scrollIntoView = scrollIntoView
  openPortal('/locations#office-melbourne')
  const melbourne = screen.getByRole('heading', { level: 3, name: /Melbourne/ }).closest('section')
  expect(melbourne).toHaveAttribute('data-current')
  expect(scrollIntoView.mock.contexts).toEqual([melbourne])
  expect(document.querySelectorAll('[data-current]')).toHaveLength(1)
})

test('customer service has numbers inside and outside the country', () => {
  open()
  const melbourne = screen.getByRole('heading', { level: 3, name: /Melbourne/ }).closest('section') as HTMLElement
  expect(within(melbourne).getByRole('heading', { name: 'Customer service' })).toBeVisible()
  for (const [label, number] of [
    ['In Australia', '1300 555 016'],
    ['Outside Australia', '+61 3 5550 0161'],
  ] as const)
    expect(within(melbourne).getByText(label).nextElementSibling).toHaveTextContent(number)
  expect(within(melbourne).getByRole('link', { name: 'anz@network.example' })).toHaveAttribute(
    'href',
    'mailto:anz@network.example',
  )
})

test('the five general email addresses are links', () => {
  open()
  const heading = screen.getByRole('heading', { level: 2, name: 'General Email Addresses' })
  const links = within(heading.closest('section') as HTMLElement).getAllByRole('link')
  expect(links).toHaveLength(5)
  for (const link of links) expect(link.getAttribute('href')).toBe(`mailto:${link.textContent}`)
  for (const label of ['Sales', 'Careers', 'Public Relations', 'Investor Relations', 'Fulfillment Support'])
    expect(screen.getByText(label, { selector: 'dt' })).toBeVisible()
})
