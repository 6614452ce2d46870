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

/** Somebody who is signed in, while the platform refuses every call. */
async function refusedEverything() {
  await platform.signIn()
  await resumeSession()
  platform.fail({ match: {}, status: 401 })
  render(<Probe />)
  return createQueryClient()
}

describe('a 401 of somebody who is signed in', () => {
  it('ends the session when the call was a private one', async () => {
    const client = await refusedEverything()
    await act(() =>
      expect(client.fetchQuery(identityQueries.trialStatusForBanner('o1'))).rejects.toMatchObject({ status: 401 }),
    )
    expect(screen.getByText('ended')).toBeInTheDocument()
  })

  it('says nothing about the session when the call was public', async () => {
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
