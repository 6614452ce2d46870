import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { environment } from '@/config/environment'
import { Footer } from '@/shell/Footer'
import { openPortal } from '../support/portal'

const statusPageUrl = 'https://status.network.example/'
const open = () => openPortal('/', { routes: [{ path: '/', element: <Footer /> }] })
afterEach(() => {
  environment().statusPageUrl = statusPageUrl
})

test('the footer links to the configured status page, and to none if none is configured', () => {
  const { unmount } = open()
  expect(screen.getByRole('link', { name: 'Status' })).toHaveAttribute('href', statusPageUrl)
  unmount()
  delete environment().statusPageUrl
  open()
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Status' })).toBeNull()
})
