import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/contact-info')
platformForTests()

it.each(['success', '1', '%3Cimg%20src=x%3E'])(
  'confirms at /contact-info/%s, and closing resets the address',
  async (success) => {
    const { router } = openPortal(`/contact-info/${success}`)
    expect(
      await screen.findByText(
        'Your support ticket has been submitted. A member of our support team will contact you soon, usually within one business day.',
      ),
    ).toBeVisible()
    await userEvent.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/contact-info'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

it('shows the number of the ticket beside the confirmation', async () => {
  openPortal('/contact-info/success?ticket=DC000042')
  expect(await screen.findByText('DC000042')).toBeVisible()
  expect(screen.getByText(/^Your support ticket has been submitted\./)).toBeVisible()
})

it.each(['', 'x'.repeat(21), 'DC-1', '<b>1</b>', 'DC 1', '1&ticket=2', '١٢'])(
  'ignores %j as the number of a ticket',
  async (ticket) => {
    openPortal(`/contact-info/success?ticket=${ticket}`)
    expect(await screen.findByText(/^Your support ticket has been submitted\./)).toBeVisible()
    expect(screen.queryByText(/Ticket number/)).toBeNull()
  },
)

it('does not mention a support ticket after a message to the sales team', async () => {
  openPortal('/contact-info/sales-success?ticket=DC000042')
  expect(
    await screen.findByText('Your request has been submitted. A member of our sales team will contact you soon.'),
  ).toBeVisible()
  expect(screen.queryByText(/ticket/i)).toBeNull()
})
