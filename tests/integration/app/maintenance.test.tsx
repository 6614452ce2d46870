import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import userEvent from '@testing-library/user-event'
import { App } from '@/app/App'
import { UnknownHostPage } from '@/app/UnknownHostPage'
import { createQueryClient } from '@/app/query-client'
import { environment, environmentOf } from '@/config/environment'
import { MaintenanceBanner } from '@/shell/MaintenanceBanner'
import { Shell } from '@/shell/Shell'
import { openPortal } from '../support/portal'

const { maintenance } = environment()
const statusPageUrl = 'https://status.network.example/'

const openShell = () => openPortal('/', { routes: [{ path: '/', element: <Shell /> }] })

beforeEach(() => {
  sessionStorage.clear()
  maintenance.splash = false
  delete maintenance.banner
  environment().statusPageUrl = statusPageUrl
})

describe('maintenance', () => {
  it('shows only the splash, with the status page and the support phone number, instead of the site', async () => {
    maintenance.splash = true
    const router = createMemoryRouter([{ path: '*', element: <p>The portal</p> }])
    render(<App queryClient={createQueryClient()} router={router} />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Dev Center is down for scheduled maintenance',
    )
    expect(screen.getByRole('link', { name: /Status page/ })).toHaveAttribute('href', statusPageUrl)
    expect(screen.getByRole('link', { name: /Support/ })).toHaveTextContent(maintenance.supportPhone)
    expect(screen.queryByText('The portal')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('names no status page if none is configured', async () => {
    maintenance.splash = true
    delete environment().statusPageUrl
    const router = createMemoryRouter([{ path: '*', element: <p>The portal</p> }])
    render(<App queryClient={createQueryClient()} router={router} />)
    expect(await screen.findByRole('link', { name: /Support/ })).toBeVisible()
    expect(screen.queryByText(/status page/i)).toBeNull()
  })

  it('shows the configured banner until the user dismisses it for the session', async () => {
    maintenance.banner = 'Down on Sunday from 02:00 to 04:00.'
    const { unmount } = openShell()
    expect(screen.getByText(maintenance.banner)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(maintenance.banner)).toBeNull()
    unmount()

    const another = openShell()
    expect(screen.queryByText(maintenance.banner)).toBeNull()
    another.unmount()
    // A new session of the browser.
    sessionStorage.clear()
    openShell()
    expect(screen.getByText(maintenance.banner)).toBeVisible()
  })

  it('shows a new banner after the previous one was dismissed', async () => {
    maintenance.banner = 'Down on Sunday.'
    const { unmount } = render(<MaintenanceBanner />)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    unmount()
    maintenance.banner = 'Down on Monday too.'
    render(<MaintenanceBanner />)
    expect(screen.getByText('Down on Monday too.')).toBeVisible()
  })

  it('shows no banner if none is configured', () => {
    const { container } = render(<MaintenanceBanner />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('host names', () => {
  it('determine the environment', () => {
    expect(environmentOf('localhost')?.name).toBe('test')
    expect(environmentOf('test.devcenter.network.example')?.name).toBe('test')
    expect(environmentOf('devcenter.network.example')?.name).toBe('prod')
    expect(environmentOf('developer-center.network.example')?.name).toBe('prod')
    expect(environmentOf('devcenter.network.example.evil.example')).toBeUndefined()
    expect(environmentOf('')).toBeUndefined()
  })

  it('are named on the error page if they belong to no environment', () => {
    render(<UnknownHostPage hostname="portal.elsewhere.example" />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dev Center is not configured for this host')
    expect(screen.getByText('portal.elsewhere.example')).toBeVisible()
  })
})
