import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { ContactPage } from '@/features/profile/ContactPage'
import { DisplayPage } from '@/features/profile/DisplayPage'
import { PasswordPage } from '@/features/profile/PasswordPage'
import { PersonalPage } from '@/features/profile/PersonalPage'
import { ProfileLayout } from '@/features/profile/ProfileLayout'
import type { Fault } from '../../../platform/control/faults'
import { openPortal } from '../support/portal'

vi.setConfig({ testTimeout: 60_000 })

/** Opens a page of the profile; all of them exist. */
export function openProfile(page: 'personal' | 'contact' | 'display' | 'password') {
  return openPortal(`/profile/${page}`, [
    {
      path: '/profile',
      Component: ProfileLayout,
      children: [
        { path: 'personal', Component: PersonalPage },
        { path: 'contact', Component: ContactPage },
        { path: 'display', Component: DisplayPage },
        { path: 'password', Component: PasswordPage },
      ],
    },
  ])
}

export const profilePath = '/identity/v3/users/[^/]+/profile/?'
export const saveButton = () => screen.getByRole('button', { name: 'Save' })
export const save = (user: UserEvent) => user.click(saveButton())

const envelope = (error: string, errorDescription: string) => ({ error: { error, errorDescription } })

/** Every way a save can fail but the time-out; `says` is what the form tells, undefined its own sentence. */
export const saveFailures: [string, { failure: Omit<Fault, 'match'>; says?: string; cause?: string }][] = [
  ['400 with the envelope', { failure: { status: 400, body: envelope('Bad', 'Not so.') }, says: 'Not so.' }],
  ['401', { failure: { status: 401, body: envelope('Gone', 'Sign in.') }, says: 'Sign in.' }],
  ['403', { failure: { status: 403, body: envelope('Forbidden', 'Ask.') }, says: 'Ask.' }],
  ['429', { failure: { status: 429, body: envelope('Slow', 'Wait a minute.') }, says: 'Wait a minute.' }],
  ['500 without the envelope', { failure: { status: 500, raw: '<h1>oops</h1>' } }],
  ['a dropped connection', { failure: { drop: true }, cause: 'Check your internet connection and try again.' }],
]
