import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { AccessToken } from '@/modules/console/credentials/request-token'
import { useCredentials } from '@/modules/console/credentials/use-credentials'
import { openPortal, platformForTests } from '../support/portal'

const requested = vi.hoisted((): ((token: AccessToken) => void)[] => [])
vi.mock('@/modules/console/credentials/application-token', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  requestMachineToken: () => new Promise<AccessToken>((resolve) => requested.push(resolve)),
}))

const platform = platformForTests()

function Token() {
  const { application, kinds, token, progress, request, forget } = useCredentials(undefined)
  return (
    <>
      <button type="button" disabled={!application} onClick={() => void request()}>
        Get a token
      </button>
      <button type="button" onClick={forget}>
        Forget
      </button>
      <p>{`Keys: ${kinds.join(', ')}`}</p>
      <output>{`${token?.token ?? 'no token'}, ${progress ?? 'nothing pending'}`}</output>
    </>
  )
}

const arrive = (at: number, token: string) => act(async () => requested[at]?.({ token, expiresAt: undefined }))

it('a token that arrives after the reader forgot it is not stored', async () => {
  const user = userEvent.setup()
  await platform.signIn({ applications: ['m2m'] })
  openPortal('/', { routes: [{ path: '/', Component: Token }] })
  const get = await screen.findByRole('button', { name: 'Get a token' })
  await waitFor(() => expect(get).toBeEnabled())
  await user.click(get)
  await arrive(0, 'first')
  expect(screen.getByRole('status')).toHaveTextContent('first, nothing pending')
  await user.click(get)
  await user.click(screen.getByRole('button', { name: 'Forget' }))
  expect(screen.getByRole('status')).toHaveTextContent('no token, nothing pending')
  await arrive(1, 'late')
  expect(screen.getByRole('status')).toHaveTextContent('no token, nothing pending')
  await user.click(get)
  await arrive(2, 'next')
  expect(screen.getByRole('status')).toHaveTextContent('next, nothing pending')
})

it('production keys are hidden until the organization is known to be no trial', async () => {
  platform.fail({ match: { path: '/identity/v2/organizations/' }, status: 500 })
  await platform.signIn({ applications: ['m2m'] })
  const { queryClient } = openPortal('/', { routes: [{ path: '/', Component: Token }] })
  const get = await screen.findByRole('button', { name: 'Get a token' })
  await waitFor(() => expect(get).toBeEnabled())
  expect(screen.getByText('Keys: test')).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByText('Keys: test')).toBeVisible()
  platform.context().faults.remove()
  await act(() => queryClient.refetchQueries())
  expect(await screen.findByText('Keys: test, production')).toBeVisible()
})
