import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/home')

// Read once, when the session module is first loaded: there may be a session.
vi.hoisted(() => localStorage.setItem('dc.session', '1'))

const platform = platformForTests()

test('while the session is determined, the layout of the signed-in home is shown and never the signed-out page', async () => {
  openPortal('/home')
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Dev Center' })).toBeInTheDocument()
  expect(screen.getByText('Loading the home page')).toBeInTheDocument()
  expect(screen.queryByText('Developer Benefits')).toBeNull()

  await platform.signIn()
  expect(await screen.findByText('My Apps')).toBeInTheDocument()
  expect(screen.queryByText('Loading the home page')).toBeNull()
})
