import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { devcenterQueries } from '@/api/devcenter/queries'
import { dismissSessionEnded, useSessionEnded } from '@/auth/session'
import { currentToasts } from '@/ui/toast'
import type { World } from '../../../platform/control/world'
import { platformForTests, platformOrigin } from '../support/portal'
import { errors, openWizard, save } from '../support/wizard'

const platform = platformForTests()
const fallback = 'An error has occurred when updating the application'
const timeout = new ApiError({ api: 'devcenter', kind: 'timeout', message: 'no answer' })

/** Path of one application, without its secrets. */
const one = '/devcenter/v1/applications/[^/]+/?$'
const all = '/devcenter/v1/applications/?$'

async function saved() {
  const { applications } = await platform.signIn({ applications: ['web'] })
  const id = applications[0]?.id ?? ''
  return { id, ...openWizard(`/app/${id}`) }
}

/** Changes an application without the portal, as another client would. */
async function rewrite(application: World['applications'][number] | undefined, accessToken: string, change: object) {
  await fetch(`${platformOrigin}/devcenter/v1/applications/${application?.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...application, ...change }),
  })
}

async function type(user: UserEvent, text: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), text)
}

const firstSaveLost =
  '. The server could not be reached or its response was lost, so the application may have been created: check your internet connection and save again. Dev Center looks for it first, so that it is not created twice.'

const summary = () => screen.findByRole('alert')

describe('GET application', () => {
  test.each(errors)('%s shows the fetch error; Retry loads the application', async (_, { error }) => {
    const user = userEvent.setup()
    platform.fail({ match: { path: one, method: 'GET' }, ...error })
    await saved()
    expect(
      await screen.findByRole('heading', { name: 'An error occurred when fetching your application.' }),
    ).toBeInTheDocument()
    expect(screen.getByText('Please try refreshing the page.')).toBeInTheDocument()
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Application 1' })).toBeInTheDocument()
    expect(currentToasts()).toEqual([])
  })

  test('a timeout shows the fetch error', async () => {
    const client = await import('@/api/devcenter/client')
    vi.spyOn(client, 'getApplication').mockRejectedValue(timeout)
    await saved()
    expect(await screen.findByText('An error occurred when fetching your application.')).toBeInTheDocument()
  })

  test('404 shows the not-found view', async () => {
    await platform.signIn()
    openWizard('/app/nobody-knows')
    expect(
      await screen.findByRole('heading', { name: "The application you're looking for can't be found." }),
    ).toBeInTheDocument()
    expect(screen.getByText('You may have mistyped the URL or the application has been deleted.')).toBeInTheDocument()
  })
})

describe.each([
  ['POST', all],
  ['PUT', one],
])('%s application', (method, path) => {
  async function edit(user: UserEvent) {
    if (method === 'PUT') await saved()
    else {
      await platform.signIn()
      openWizard('/app')
    }
    await type(user, ' typed')
  }
  const name = method === 'PUT' ? 'Application 1 typed' : ' typed'
  const field = () => screen.getByRole('textbox', { name: 'Name' })

  test.each(errors.filter(([kind]) => kind !== '401'))(
    '%s is shown in the form, which keeps its input',
    async (kind, { error, title, message, after }) => {
      const user = userEvent.setup()
      await edit(user)
      platform.fail({ match: { path, method }, ...error })
      await save(user)
      const alert = await summary()
      expect(within(alert).getByText(title)).toBeInTheDocument()
      const advice = method === 'POST' && kind === 'a dropped connection' ? firstSaveLost : (after ?? '')
      expect(alert).toHaveTextContent(message ?? fallback + advice)
      await waitFor(() => expect(alert).toHaveFocus())
      expect(field()).toHaveValue(name)
      expect(currentToasts()).toEqual([])

      platform.context().faults.remove()
      await save(user)
      await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Success!' }]))
    },
  )

  test('an ended session shows only its own dialog; the form keeps its input', async () => {
    const user = userEvent.setup()
    await edit(user)
    platform.fail({ match: { path, method }, status: 401 })
    const { result: isEnded } = renderHook(useSessionEnded)
    await save(user)
    await waitFor(() => expect(isEnded.current).toBe(true))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field()).toHaveValue(name)
    expect(currentToasts()).toEqual([])
    act(dismissSessionEnded)
  })

  test('a timeout is explained in the form', async () => {
    const user = userEvent.setup()
    await edit(user)
    const client = await import('@/api/devcenter/client')
    vi.spyOn(client, method === 'PUT' ? 'updateApplication' : 'createApplication').mockRejectedValue(timeout)
    await save(user)
    expect(await summary()).toHaveTextContent(
      method === 'PUT'
        ? `${fallback}. The server did not respond in time; try again.`
        : `${fallback}. The server did not respond in time, and may have created the application all the same: save again. Dev Center looks for it first, so that it is not created twice.`,
    )
    expect(field()).toHaveValue(name)
  })

  test('field errors are shown at their fields, all others in the summary', async () => {
    const user = userEvent.setup()
    await edit(user)
    const error = {
      error: 'Validation Error',
      errorDescription: 'Please correct.',
      validationErrors: { name: 'This name is taken.', iconColor: 'Out of paint.' },
    }
    platform.fail({ match: { path, method }, status: 400, body: { error } })
    await save(user)
    await waitFor(() => expect(field()).toHaveAccessibleErrorMessage('This name is taken.'))
    expect(field()).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'Correct the marked field to save.',
    )
    expect(screen.getByRole('radiogroup', { name: 'Color' })).toHaveAccessibleDescription('Out of paint.')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.tab()
    expect(field()).not.toHaveFocus()
    expect(field()).toHaveAccessibleErrorMessage('This name is taken.')

    platform.context().faults.remove()
    const unplaced = { ...error, validationErrors: { services: 'Unknown service.' } }
    platform.fail({ match: { path, method }, status: 400, body: { error: unplaced } })
    await user.type(field(), '!')
    await user.click(screen.getByRole('radio', { name: 'Blue 400' }))
    await save(user)
    expect(await summary()).toHaveTextContent('Unknown service.')
    expect(field()).toHaveValue(`${name}!`)
  })
})

test('saving an application that was deleted elsewhere says so and keeps the input', async () => {
  const user = userEvent.setup()
  await saved()
  await type(user, ' typed')
  platform.fail({ match: { path: one, method: 'GET' }, status: 404 })
  await save(user)
  expect(await summary()).toHaveTextContent('This application no longer exists')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Application 1 typed')
})

test('a redirect URI that the server refuses is shown at its field', async () => {
  const user = userEvent.setup()
  const { applications } = await platform.signIn({ applications: ['web'] })
  openWizard(`/app/${applications[0]?.id}?expandIndex=3`)
  const uris = await screen.findByRole('textbox', { name: 'Redirect URIs' })
  await user.type(uris, '{Enter}http://a.example/cb')
  expect(await screen.findByText('A production URI must be HTTPS')).toBeInTheDocument()
  await save(user)
  await waitFor(() => expect(uris).toHaveAccessibleErrorMessage(/"http:\/\/a\.example\/cb" must use https/))
  expect(uris).toHaveValue('http://localhost:3000/callback\nhttp://a.example/cb')
})

describe('a native application with a private-use redirect URI', () => {
  async function change(user: UserEvent, name: string) {
    const { applications, accessToken } = await platform.signIn({ applications: ['native'] })
    await rewrite(applications[0], accessToken, { redirectUris: ['com.example.app://cb'] })
    openWizard(`/app/${applications[0]?.id}?expandIndex=2`)
    await user.click(await screen.findByRole('radio', { name }))
    await save(user)
  }

  test('can become a machine-to-machine application and keep the URI; another type requires correcting it', async () => {
    const user = userEvent.setup()
    await change(user, 'Machine-to-Machine Application')
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Success!' }]))
    expect(await screen.findByRole('region', { name: 'Production Keys' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Redirect URI/ })).toBeNull()

    await user.click(screen.getByRole('button', { name: /App Types/ }))
    await user.click(screen.getByRole('radio', { name: 'Web Service Application' }))
    await save(user)
    await user.click(within(await summary()).getByRole('link', { name: 'Open Redirect URI' }))
    const uris = await screen.findByRole('textbox', { name: 'Redirect URIs' })
    expect(uris).toHaveValue('com.example.app://cb')
    await user.clear(uris)
    await user.type(uris, 'https://a.example/cb')
    await save(user)
    await screen.findByRole('region', { name: 'Production Keys' })
    await user.click(screen.getByRole('button', { name: /App Types/ }))
    expect(screen.getByRole('radio', { name: 'Web Service Application' })).toBeChecked()
    await save(user)
    expect(await screen.findByRole('textbox', { name: 'Redirect URIs' })).toHaveValue('https://a.example/cb')
  })

  test('cannot become a web application; the error links to the redirect URIs', async () => {
    const user = userEvent.setup()
    await change(user, 'Web Service Application')
    const alert = await summary()
    expect(alert).toHaveTextContent('"com.example.app://cb" must use https')
    expect(alert).toHaveFocus()
    await user.click(within(alert).getByRole('link', { name: 'Open Redirect URI' }))
    expect(await screen.findByRole('textbox', { name: 'Redirect URIs' })).toHaveValue('com.example.app://cb')
    expect(screen.getByRole('button', { name: /Redirect URI/, expanded: true })).toHaveFocus()
    // The hint is for the chosen type, not for the saved one.
    expect(screen.getByText(/^Only native applications have a scheme of their own/)).toBeVisible()
    expect(screen.queryByText('Returns to your installed application')).toBeNull()
  })
})

describe('DELETE application', () => {
  async function openDialog(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: 'Delete Application' }))
    return within(await screen.findByRole('dialog'))
  }

  test('requires the exact name, warns that it cannot be undone, and returns to the list', async () => {
    const user = userEvent.setup()
    const { id } = await saved()
    const dialog = await openDialog(user)
    const button = dialog.getByRole('button', { name: 'Delete' })
    expect(dialog.getByText(/cannot be undone/)).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    await user.type(dialog.getByRole('textbox'), 'application 1{Enter}')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Type the exact name to delete.')
    await user.clear(dialog.getByRole('textbox'))
    await user.type(dialog.getByRole('textbox'), 'Application 1{Enter}')
    const deleted = { title: 'Success!', message: 'Successfully deleted your application' }
    await waitFor(() => expect(currentToasts()).toMatchObject([deleted]))
    expect(await screen.findByText('/applications')).toBeInTheDocument()
    const calls = platform
      .context()
      .requests.list()
      .filter(({ path }) => path.includes(id))
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE'])
  })

  test('Escape closes the dialog and returns the focus', async () => {
    const user = userEvent.setup()
    await saved()
    await openDialog(user)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Application' })).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('unsaved edits do not block leaving the page of a deleted application', async () => {
    const user = userEvent.setup()
    await saved()
    await type(user, ' typed')
    const dialog = await openDialog(user)
    await user.type(dialog.getByRole('textbox'), 'Application 1{Enter}')
    expect(await screen.findByText('/applications')).toBeInTheDocument()
  })

  const refused = errors.filter(([name]) => name !== 'malformed JSON')
  test.each(refused)('%s is shown in the dialog, which stays open', async (_, { error, title, message, after }) => {
    const user = userEvent.setup()
    await saved()
    platform.fail({ match: { path: one, method: 'DELETE' }, ...error })
    const dialog = await openDialog(user)
    await user.type(dialog.getByRole('textbox'), 'Application 1{Enter}')
    const alert = await dialog.findByRole('alert')
    expect(within(alert).getByText(title)).toBeInTheDocument()
    expect(alert).toHaveTextContent(message ?? fallback + (after ?? ''))
    expect(dialog.getByRole('textbox')).toHaveValue('Application 1')
    expect(currentToasts()).toEqual([])
  })

  test('a timeout is explained in the dialog', async () => {
    const user = userEvent.setup()
    await saved()
    const client = await import('@/api/devcenter/client')
    vi.spyOn(client, 'deleteApplication').mockRejectedValue(timeout)
    const dialog = await openDialog(user)
    await user.type(dialog.getByRole('textbox'), 'Application 1{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent('did not respond in time')
  })

  test('says if the application was deleted elsewhere, and returns to a list without it', async () => {
    const user = userEvent.setup()
    const { applications, accessToken } = await platform.signIn({ applications: ['web'] })
    const id = applications[0]?.id ?? ''
    const { queryClient } = openWizard(`/app/${id}`)
    await queryClient.prefetchQuery(devcenterQueries.applications(1))
    const dialog = await openDialog(user)
    const headers = { authorization: `Bearer ${accessToken}` }
    await fetch(`${platformOrigin}/devcenter/v1/applications/${id}`, { method: 'DELETE', headers })
    await user.type(dialog.getByRole('textbox'), 'Application 1{Enter}')
    expect(await screen.findByText('/applications')).toBeInTheDocument()
    expect(currentToasts()).toMatchObject([
      { title: 'Already deleted', message: 'This application was deleted elsewhere.' },
    ])
    expect(queryClient.getQueryData(devcenterQueries.application(id).queryKey)).toBeUndefined()
    expect(queryClient.getQueryState(devcenterQueries.applications(1).queryKey)?.isInvalidated).toBe(true)
  })

  test('accepts a space in place of a line break in the name', async () => {
    const user = userEvent.setup()
    const { applications, accessToken } = await platform.signIn({ applications: ['web'] })
    await rewrite(applications[0], accessToken, { name: 'Label\r\nStation\n2' })
    openWizard(`/app/${applications[0]?.id}`)
    const dialog = await openDialog(user)
    await user.type(dialog.getByRole('textbox', { name: 'Type Label Station 2 to confirm' }), 'Label Station 2{Enter}')
    expect(await screen.findByText('/applications')).toBeInTheDocument()
  })
})
