import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PageFeedback } from '@/modules/documentation/pages/PageFeedback'
import { openPortal } from '../support/portal'

afterEach(() => {
  delete window.dataLayer
})

const open = () =>
  openPortal('/', {
    routes: [{ path: '/', element: <PageFeedback to="/docs/label" title="Shipping Labels" /> }],
    others: ['/contact-info'],
  })

test('Yes thanks the reader, and asks no more', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.')
  expect(screen.queryByRole('button')).toBeNull()
  expect(window.dataLayer).toEqual([{ event: 'page-feedback', page: '/docs/label', helpful: true }])
})

test('No opens the form of the product team about the page', async () => {
  const { router } = open()
  expect(screen.getByRole('region', { name: 'Was this page helpful?' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'No' }))
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/contact-info')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    contactProduct: 'true',
    page: '/docs/label',
    title: 'Shipping Labels',
  })
})
