import type { PlatformContext } from '../context'
import { insertPasswordReset } from '../db/password-resets'
import type { UserRow } from '../db/people'
import { portalAddress, sendMail } from './outbox'

const resetMs = 60 * 60_000

/** Sends the mail with which a person sets a new password. Employees read that they use the network password (PROFILE-29). */
export function sendPasswordReset(context: PlatformContext, user: UserRow): void {
  const recipient = user.email
  if (user.user_type?.endsWith(' Employee')) {
    sendMail(context, {
      recipient,
      subject: 'Your Dev Center password',
      text: `Hello ${user.first_name},\n\nyou sign in with your network password, which cannot be changed in Dev Center. Ask the Service Desk for help.`,
    })
    return
  }
  const code = insertPasswordReset(context.db, user.id, new Date(context.now().getTime() + resetMs).toISOString())
  sendMail(context, {
    recipient,
    subject: 'Choose a new Dev Center password',
    text: [
      `Hello ${user.first_name},`,
      'a new password was requested for your Dev Center account.',
      'The link works once, within one hour. If you did not request it, ignore this message. Your password does not change.',
    ].join('\n\n'),
    link: {
      label: 'Choose a new password',
      address: portalAddress(context, '/login/create-new-password', { email_address: user.email, reset_code: code }),
    },
  })
}
