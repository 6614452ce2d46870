import type { PlatformContext } from '../context'
import { insertPasswordReset } from '../db/password-resets'
import type { UserRow } from '../db/people'
import { portalAddress, sendMail } from './outbox'

const resetMs = 60 * 60_000

/** Sends the mail with which a person sets a new password; the provider's staff is told to use the network password (2 §6). */
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
      'somebody, hopefully you, asked for a new password for your Dev Center account.',
      'The link works once, within one hour. If it was not you, ignore this message: your password stays as it is.',
    ].join('\n\n'),
    link: {
      label: 'Choose a new password',
      address: portalAddress(context, '/login/create-new-password', { email_address: user.email, reset_code: code }),
    },
  })
}
