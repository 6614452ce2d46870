import { Hono } from 'hono'
import type { z } from 'zod/mini'
import type { invitationSchema } from '@/api/identity/schemas'
import type { PlatformContext } from '../context'
import { insertOrganization, insertUser } from '../db/accounts'
import { newId } from '../db/ids'
import { findInvitation, markInvitationUsed, type InvitationRow } from '../db/invitations'
import { hashPassword } from '../db/passwords'
import { findUserByEmail } from '../db/people'
import { signupTitle } from '../db/signups'
import { developerPermissions } from '../seed/accounts'
import { readObject, textOf } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { checkLink, invalid, PlatformError } from '../kernel/errors'
import { passwordProblem } from './password-policy'

const linkTexts = {
  what: 'invitation',
  ifUsed: 'Your account is finalized. Sign in with your email address and the password you chose.',
  ifExpired: 'Create a trial account again, or ask the person who invited you for a new invitation.',
}

/** Invitations, for people who have no account yet: reading one, and finalizing the account with it (API-15). */
export function invitations(context: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false })
    .get('/unauthed/:signedInvite', (c) => {
      const invitation = usableInvitation(context, c.req.param('signedInvite'))
      return c.json({
        first_name: invitation.first_name,
        last_name: invitation.last_name,
        email: invitation.email,
      } satisfies z.input<typeof invitationSchema>)
    })
    .patch('/verify', async (c) => {
      const body = await readObject(c)
      const invitation = usableInvitation(context, textOf(body['signed_invite']))
      const [firstName, lastName] = [textOf(body['first_name']), textOf(body['last_name'])]
      const password = typeof body['password'] === 'string' ? body['password'] : ''
      const problems = {
        first_name: nameProblem(firstName),
        last_name: nameProblem(lastName),
        password: passwordProblem(password),
      }
      const errors = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined)
      if (errors.length > 0) throw invalid(Object.fromEntries(errors))
      finalize(context, invitation, { firstName, lastName, password })
      return c.json({ first_name: firstName, last_name: lastName, email: invitation.email })
    })
}

function usableInvitation(context: PlatformContext, token: string): InvitationRow {
  const invitation = findInvitation(context.db, token)
  if (!invitation) {
    const message = 'Open the whole link of the invitation email again.'
    throw new PlatformError(404, 'This invitation is not known', message)
  }
  checkLink(invitation, context.now(), linkTexts)
  return invitation
}

function nameProblem(name: string): string | undefined {
  if (name === '') return 'This field is required'
  return name.length > 60 ? 'Name cannot be longer than 60 characters.' : undefined
}

/** Creates the account: a member with access to the portal, who has not accepted the terms yet. */
function finalize(
  { db, now }: PlatformContext,
  invitation: InvitationRow,
  { firstName, lastName, password }: { firstName: string; lastName: string; password: string },
): void {
  const { email } = invitation
  if (findUserByEmail(db, email)) throw new PlatformError(409, 'This account already exists', 'Sign in to use it.')
  const passwordHash = hashPassword(password)
  db.transaction(() => {
    const organizationId = invitation.organization_id ?? newId()
    if (invitation.organization_id === null) {
      const name = invitation.trial_organization ?? 'Trial Account'
      insertOrganization(db, {
        id: organizationId,
        name,
        namespace: `trial-${organizationId}`,
        site: '',
        isTrial: true,
      })
    }
    insertUser(db, {
      id: newId(),
      email,
      passwordHash,
      firstName,
      lastName,
      jobTitle: signupTitle(db, email),
      roles: [],
      preferredOrganizationId: organizationId,
      tosAgreedAt: undefined,
      memberships: [{ organizationId, permissions: developerPermissions }],
    })
    markInvitationUsed(db, invitation.token_hash, now().toISOString())
  })
}
