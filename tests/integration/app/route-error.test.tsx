import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RouteError } from '@/app/RouteError'
import { setErrorReporter } from '@/config/error-report'
import { openPortal, platformForTests } from '../support/portal'

platformForTests()

const bug = new Error('a bug')

it('a page that fails to render shows the outermost error page, and the error is reported', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reports: unknown[] = []
  setErrorReporter((error) => reports.push(error))
  const Broken = () => {
    throw bug
  }
  openPortal('/broken', { routes: [{ path: '/broken', Component: Broken, errorElement: <RouteError /> }] })
  expect(await screen.findByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home')
  expect(reports).toEqual([bug])
  silenced.mockRestore()
})
