import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { Fault } from '../../../platform/kernel/faults'
import { openPortal } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/profile/personal', '/profile/contact', '/profile/display', '/profile/password')

vi.setConfig({ testTimeout: 60_000 })

/** Opens the portal at a page of the profile; its other pages can be reached by links. */
export function openProfile(page: 'personal' | 'contact' | 'display' | 'password') {
  return openPortal(`/profile/${page}`, { inArea: true })
}

export const profilePath = '/identity/v3/users/[^/]+/profile/?'
export const saveButton = () => screen.getByRole('button', { name: 'Save' })
export const save = (user: UserEvent) => user.click(saveButton())

const envelope = (error: string, errorDescription: string) => ({ error: { error, errorDescription } })

/**
 * Every way in which a save can fail, except a timeout and the end of the session. `says` is what the form shows; when it
 * is undefined, the form shows its own sentence.
 */
export const saveFailures: [string, { error: Omit<Fault, 'match'>; says?: string; cause?: string }][] = [
  ['400 with the envelope', { error: { status: 400, body: envelope('Bad', 'Not so.') }, says: 'Not so.' }],
  ['403', { error: { status: 403, body: envelope('Forbidden', 'Ask.') }, says: 'Ask.' }],
  ['429', { error: { status: 429, body: envelope('Slow', 'Wait a minute.') }, says: 'Wait a minute.' }],
  ['500 without the envelope', { error: { status: 500, raw: '<h1>oops</h1>' } }],
  ['a dropped connection', { error: { drop: true }, cause: 'Check your internet connection and try again.' }],
]

/** Finds a field by the start of its label, because the label of an optional field continues. */
export const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })

const hasValue = (input: HTMLElement, value: string) => input instanceof HTMLInputElement && input.value === value
const isChecked = (input: HTMLElement) => input instanceof HTMLInputElement && input.checked

/** The three pages with a form: an edit of each, how to see that it is kept, and the method of its save. */
export const formPages = [
  {
    page: 'personal',
    what: 'Personal Information',
    method: 'PATCH',
    edit: async (user: UserEvent) => user.type(await field('Job title'), 'Typed'),
    kept: async () => hasValue(await field('Job title'), 'Typed'),
  },
  {
    page: 'contact',
    what: 'Contact Information',
    method: 'PATCH',
    edit: async (user: UserEvent) => user.type(await field('Phone number'), '+43 1 23'),
    kept: async () => hasValue(await field('Phone number'), '+43 1 23'),
  },
  {
    page: 'display',
    what: 'Display Information',
    method: 'PUT',
    edit: async (user: UserEvent) => user.click(await screen.findByRole('radio', { name: /United Kingdom/ })),
    kept: async () => isChecked(await screen.findByRole('radio', { name: /United Kingdom/ })),
  },
] as const
