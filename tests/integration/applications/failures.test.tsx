import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { devcenterQueries } from '@/api/devcenter/queries'
import { currentToasts } from '@/ui/toast'
import type { Fault } from '../../../platform/kernel/faults'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/applications')

const platform = platformForTests()

function open() {
  return openPortal('/applications')
}

type CallError = Omit<Fault, 'match'>
interface Case {
  error: CallError
  title: string
  /** Text after the call's default message; undefined if the server sends its own message. */
  after?: string
  message?: string
}

const envelope = (error: string, errorDescription: string) => ({ error: { error, errorDescription } })

const cases: [string, Case][] = [
  [
    '400 with field errors',
    {
      error: {
        status: 400,
        body: { error: { ...envelope('Bad Request', 'The page is wrong.').error, validationErrors: { page: 'No' } } },
      },
      title: 'Bad Request',
      message: 'The page is wrong.',
    },
  ],
  [
    '403',
    {
      error: { status: 403, body: envelope('Forbidden', 'Ask an owner.') },
      title: 'Forbidden',
      message: 'Ask an owner.',
    },
  ],
  [
    '404',
    {
      error: { status: 404, body: envelope('Not Found', 'Nothing here.') },
      title: 'Not Found',
      message: 'Nothing here.',
    },
  ],
  [
    '500 with the envelope',
    {
      error: { status: 500, body: envelope('Down', 'Back at noon.') },
      title: 'Down',
      message: 'Back at noon.',
    },
  ],
  ['500 without the envelope', { error: { status: 500, raw: '<h1>oops</h1>' }, title: 'Error!', after: '' }],
  ['malformed JSON', { error: { status: 200, raw: '{"count": 1,' }, title: 'Error!', after: '' }],
  ['a wrong type', { error: { status: 200, body: { count: 'one', results: 3 } }, title: 'Error!', after: '' }],
  [
    'a dropped connection',
    { error: { drop: true }, title: 'Error!', after: '. Check your internet connection and try again.' },
  ],
]

describe('GET applications', () => {
  const path = '/devcenter/v1/applications'
  const fallback = 'An error has occurred when fetching the applications'

  test.each(cases)('%s is shown in place of the list; Retry loads it', async (_, { error, title, message, after }) => {
    const user = userEvent.setup()
    await platform.signIn({ applicationCount: 1 })
    platform.fail({ match: { path }, ...error })
    open()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: title })).toBeInTheDocument()
    expect(alert).toHaveTextContent(message ?? fallback + after)
    expect(screen.getByRole('link', { name: 'Build An App' })).toBeInTheDocument()

    platform.context().faults.remove()
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Application 1' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(currentToasts()).toEqual([])
  })

  test('401 is shown in place of the list, in addition to the session-ended dialog', async () => {
    await platform.signIn()
    platform.fail({ match: { path }, status: 401, body: envelope('Unauthorized', 'Please sign in again.') })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in again.')
  })

  test('a timeout is explained', async () => {
    await platform.signIn()
    const client = await import('@/api/devcenter/client')
    vi.spyOn(client, 'getApplications').mockRejectedValue(
      new ApiError({ api: 'devcenter', kind: 'timeout', message: 'no answer' }),
    )
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${fallback}. The server did not respond in time; try again.`,
    )
  })

  test('a failed refresh keeps the list and says so', async () => {
    await platform.signIn({ applicationCount: 1 })
    const { queryClient } = open()
    await screen.findByRole('link', { name: 'Application 1' })
    platform.fail({ match: { path }, status: 500 })
    await act(() => queryClient.refetchQueries(devcenterQueries.applications(1)))
    expect(await screen.findByRole('alert')).toHaveTextContent(fallback)
    expect(screen.getByRole('link', { name: 'Application 1' })).toBeInTheDocument()
  })
})

describe('GET services', () => {
  const path = '/devcenter/v1/services'
  const fallback = 'An error has occurred when fetching the services'

  test.each(cases)('%s shows one notice; Retry loads the services', async (_, { error, title, message, after }) => {
    const user = userEvent.setup()
    await platform.signIn({ applicationCount: 1 })
    platform.fail({ match: { path }, ...error })
    open()
    expect(await screen.findByText('The services could not be loaded.')).toBeInTheDocument()
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title, message: message ?? fallback + after }]))
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Application 1' })).toBeInTheDocument()

    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Transactions' })).toBeInTheDocument()
  })

  test('401 shows no notice, because the session-ended dialog does', async () => {
    await platform.signIn()
    platform.fail({ match: { path }, status: 401 })
    open()
    expect(await screen.findByText('The services could not be loaded.')).toBeInTheDocument()
    expect(currentToasts()).toEqual([])
  })

  test('a timeout is explained', async () => {
    await platform.signIn()
    const client = await import('@/api/devcenter/client')
    vi.spyOn(client, 'getServices').mockRejectedValue(
      new ApiError({ api: 'devcenter', kind: 'timeout', message: 'no answer' }),
    )
    open()
    await waitFor(() =>
      expect(currentToasts()[0]?.message).toBe(`${fallback}. The server did not respond in time; try again.`),
    )
  })
})
