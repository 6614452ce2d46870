import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Fault } from '../../../platform/kernel/faults'
import { openPortal } from './portal'
import { loadPages } from './page-routes'

await loadPages('/app')

/** Opens the wizard at an address. */
export function openWizard(address: string) {
  return openPortal(address)
}

export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }))

export const keys = async (name: 'Sandbox Keys' | 'Production Keys') =>
  within(await screen.findByRole('region', { name }))

type CallError = Omit<Fault, 'match'>

const envelope = (error: string, errorDescription: string) => ({ error: { error, errorDescription } })
const offline = '. Check your internet connection and try again.'

/** Every way a call can fail but the time-out; `message` undefined is the default of the call, `after` what follows it. */
export const errors: [string, { error: CallError; title: string; message?: string; after?: string }][] = [
  [
    '400 with the envelope',
    { error: { status: 400, body: envelope('Bad', 'Not so.') }, title: 'Bad', message: 'Not so.' },
  ],
  ['401', { error: { status: 401, body: envelope('Gone', 'Sign in.') }, title: 'Gone', message: 'Sign in.' }],
  ['403', { error: { status: 403, body: envelope('Forbidden', 'Ask.') }, title: 'Forbidden', message: 'Ask.' }],
  [
    '500 with the envelope',
    { error: { status: 500, body: envelope('Down', 'Noon.') }, title: 'Down', message: 'Noon.' },
  ],
  ['500 without it', { error: { status: 500, raw: '<h1>oops</h1>' }, title: 'Error!' }],
  ['malformed JSON', { error: { status: 200, raw: '{"id": 1,' }, title: 'Error!' }],
  ['a dropped connection', { error: { drop: true }, title: 'Error!', after: offline }],
]
