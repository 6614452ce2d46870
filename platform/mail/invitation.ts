import type { PlatformContext } from '../context'
import { insertInvitation, type NewInvitation } from '../db/invitations'
import { portalAddress, sendMail } from './outbox'

const invitationLifetimeMs = 7 * 86_400_000

/**
 * Invites a person to finalize an account: stores the invitation and sends its link by email. The email says that the link
 * is valid for seven days; `validMs` is for tests of other lifetimes.
 */
export function sendInvitation(
  context: PlatformContext,
  invitation: NewInvitation,
  validMs = invitationLifetimeMs,
): void {
  const expiresAt = new Date(context.now().getTime() + validMs).toISOString()
  const token = insertInvitation(context.db, invitation, expiresAt)
  sendMail(context, {
    recipient: invitation.email,
    subject: 'Finalize your Dev Center account',
    text: [
      `Hello ${invitation.firstName},`,
      'your account for Dev Center is ready to be finalized: check your name and choose a password, then sign in.',
      'The link works once, within seven days. If you did not ask for an account, ignore this message.',
    ].join('\n\n'),
    link: {
      label: 'Finalize your account',
      address: portalAddress(context, '/login/create', { signed_invite: token }),
    },
  })
}
