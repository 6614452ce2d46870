import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { devcenterAuth0Queries } from '@/api/devcenter-auth0/queries'
import { identityQueries } from '@/api/identity/queries'
import { dismissSessionEnded, resumeSession, useSessionEnded } from '@/auth/session'
import { platformForTests } from '../support/portal'

const platform = platformForTests()
afterEach(() => act(dismissSessionEnded))

function Probe() {
  return <p>{useSessionEnded() ? 'ended' : 'open'}</p>
}

/** Signs in a user while the platform refuses every call. */
async function refusedEverything() {
  await platform.signIn()
  await resumeSession()
  platform.fail({ match: {}, status: 401 })
  render(<Probe />)
  return createQueryClient()
}

describe('a 401 for a signed-in user', () => {
  it('ends the session if the call was private', async () => {
    const client = await refusedEverything()
    await act(() =>
      expect(client.fetchQuery(identityQueries.trialStatusForBanner('o1'))).rejects.toMatchObject({ status: 401 }),
    )
    expect(screen.getByText('ended')).toBeInTheDocument()
  })

  it('does not end the session if the call was public', async () => {
    const client = await refusedEverything()
    const refused = { status: 401, anonymous: true }
    await act(async () => {
      await expect(client.fetchQuery(devcenterAuth0Queries.authorizationRequest('k'))).rejects.toMatchObject(refused)
      await expect(client.fetchQuery(identityQueries.passwordPolicy())).rejects.toMatchObject(refused)
      await expect(client.fetchQuery(identityQueries.invitation(1, 'i'))).rejects.toMatchObject(refused)
    })
    expect(screen.getByText('open')).toBeInTheDocument()
  })
})
