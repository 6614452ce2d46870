import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { devcenterQueries } from '@/api/devcenter/queries'
import { currentToasts } from '@/ui/toast'
import { platformForTests, platformOrigin } from '../support/portal'
import { keys, openWizard, save } from '../support/wizard'

const platform = platformForTests()
const header = (name: RegExp) => screen.getByRole('button', { name })

function newGate() {
  let open: () => void = () => undefined
  let fail: (reason: Error) => void = () => undefined
  const opened = new Promise<void>((resolve, reject) => {
    open = resolve
    fail = reject
  })
  // Prevents an unhandled rejection if `fail` is called before the save awaits the gate.
  opened.catch(() => undefined)
  return { opened, open, fail }
}

/** Sends the save, but delays its result until `answer` or `fail` is called. */
async function delayResult(call: 'createApplication' | 'updateApplication') {
  const client = await import('@/api/devcenter/client')
  const real = client[call] as (...args: unknown[]) => Promise<unknown>
  const gate = newGate()
  const spy = vi.spyOn(client, call).mockImplementation((async (...args: unknown[]) => {
    const saved = await real(...args)
    await gate.opened
    return saved
  }) as never)
  return { spy, answer: gate.open, fail: gate.fail }
}

test('a save after another tab has saved shows a conflict: Reload takes the other values, Overwrite saves these edits', async () => {
  const user = userEvent.setup()
  const { applications, accessToken } = await platform.signIn({ applications: ['web'] })
  const url = `${platformOrigin}/devcenter/v1/applications/${applications[0]?.id}`
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const elsewhere = (change: object) =>
    fetch(url, { method: 'PUT', headers, body: JSON.stringify({ ...applications[0], ...change }) })
  const stored = async () => (await (await fetch(url, { headers })).json()) as object
  openWizard(`/app/${applications[0]?.id}`)

  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' mine')
  await elsewhere({ name: 'Theirs', description: 'Their text' })
  await save(user)
  const notice = await screen.findByText(/This application was changed elsewhere/)
  expect(notice.closest('[tabindex="-1"]')).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Application 1 mine')
  expect(await stored()).toMatchObject({ name: 'Theirs' })

  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Theirs')
  expect(screen.queryByText(/changed elsewhere/)).toBeNull()

  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' and mine')
  await elsewhere({ name: 'Theirs again', redirectUris: ['https://theirs.example/cb'] })
  await save(user)
  await user.click(await screen.findByRole('button', { name: 'Overwrite' }))
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Success!' }]))
  expect(await stored()).toMatchObject({ name: 'Theirs and mine', redirectUris: ['https://theirs.example/cb'] })
})

test('a redirect URI step shows the conflict if another tab has changed the type to m2m', async () => {
  const user = userEvent.setup()
  const { applications, accessToken } = await platform.signIn({ applications: ['web'] })
  const url = `${platformOrigin}/devcenter/v1/applications/${applications[0]?.id}`
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  openWizard(`/app/${applications[0]?.id}?expandIndex=3`)
  const uris = await screen.findByRole('textbox', { name: 'Redirect URIs' })
  await user.type(uris, '{Enter}https://a.example/cb')
  await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ ...applications[0], appType: 'm2m' }) })
  await save(user)
  expect(await screen.findByText(/This application was changed elsewhere/)).toBeInTheDocument()
  expect(uris).toHaveValue('http://localhost:3000/callback\nhttps://a.example/cb')
  await user.click(screen.getByRole('button', { name: 'Overwrite' }))
  await keys('Production Keys')
  expect(await (await fetch(url, { headers })).json()).toMatchObject({
    appType: 'm2m',
    redirectUris: ['http://localhost:3000/callback', 'https://a.example/cb'],
  })
})

test('saving one step causes no conflict with unsaved edits in another', async () => {
  const user = userEvent.setup()
  const { applications } = await platform.signIn({ applications: ['web'] })
  openWizard(`/app/${applications[0]?.id}`)
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' mine')
  await user.click(header(/App Types/))
  await user.click(screen.getByRole('radio', { name: 'Single-Page Application' }))
  await save(user)
  await screen.findByRole('textbox', { name: 'Redirect URIs' })
  await user.click(header(/App Details/))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Application 1 mine')
  await save(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Application 1 mine' })).toBeInTheDocument()
  expect(screen.getByText('Single-Page Application', { selector: 'p' })).toBeInTheDocument()
})

test('the Redirect URI step stays visible with unsaved edits when the type becomes m2m', async () => {
  const user = userEvent.setup()
  const { applications } = await platform.signIn({ applications: ['web'] })
  openWizard(`/app/${applications[0]?.id}?expandIndex=3`)
  await user.type(await screen.findByRole('textbox', { name: 'Redirect URIs' }), '{Enter}https://a.example/cb')
  await user.click(header(/App Types/))
  await user.click(screen.getByRole('radio', { name: 'Machine-to-Machine Application' }))
  await save(user)
  await keys('Production Keys')
  expect(header(/Redirect URI/)).toHaveTextContent('Unsaved changes')
  await user.click(screen.getByRole('link', { name: 'Applications' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }))
  await user.click(header(/Redirect URI/))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await keys('Production Keys')
  expect(screen.queryByRole('button', { name: /Redirect URI/ })).toBeNull()
})

describe('a slow save', () => {
  const leave = async (user: UserEvent) => {
    await user.click(screen.getByRole('link', { name: 'Applications' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    await screen.findByText('/applications')
  }
  const expectToast = (message: string) => waitFor(() => expect(currentToasts()).toMatchObject([{ message }]))

  test.each([
    ['updateApplication', 'updated'],
    ['createApplication', 'created'],
  ] as const)('does not navigate if the user has left the page meanwhile: %s', async (call, done) => {
    const user = userEvent.setup()
    const { applications } = await platform.signIn({ applications: ['web'] })
    const { answer } = await delayResult(call)
    const { router, queryClient } = openWizard(done === 'updated' ? `/app/${applications[0]?.id}` : '/app')
    const list = devcenterQueries.applications(1)
    await queryClient.prefetchQuery(list)
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' slowly')
    await save(user)
    await leave(user)
    answer()
    await expectToast(`Your application has successfully been ${done}`)
    expect(router.state.location.pathname).toBe('/applications')
    const { results } = await queryClient.fetchQuery(list)
    expect(results.map(({ name }) => name)).toEqual(
      done === 'updated' ? ['Application 1 slowly'] : ['slowly', 'Application 1'],
    )
  })

  test('keeps the step open that the user has opened meanwhile, and the focus in it', async () => {
    const user = userEvent.setup()
    const { applications } = await platform.signIn({ applications: ['web'] })
    const { answer } = await delayResult('updateApplication')
    const { router } = openWizard(`/app/${applications[0]?.id}`)
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' slowly')
    await save(user)
    await user.click(header(/Redirect URI/))
    const uris = screen.getByRole('textbox', { name: 'Redirect URIs' })
    await user.type(uris, '{Enter}https://a.example/')
    answer()
    await expectToast('Your application has successfully been updated')
    await user.keyboard('cb')
    expect(router.state.location.search).toBe('?expandIndex=3')
    expect(uris).toHaveFocus()
    expect(uris).toHaveValue('http://localhost:3000/callback\nhttps://a.example/cb')
    expect(screen.getByRole('heading', { level: 1, name: 'Application 1 slowly' })).toBeInTheDocument()
  })

  test('of a new application opens the next step even if the user has closed the first', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    const { answer } = await delayResult('createApplication')
    const { router } = openWizard('/app')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Slow')
    await save(user)
    await user.click(header(/^1/))
    answer()
    await waitFor(() => expect(router.state.location.search).toBe('?expandIndex=2'))
  })
})

describe('while a save is pending', () => {
  const broken = new ApiError({ api: 'devcenter', kind: 'http', status: 500, message: 'internal' })
  const failed = { title: 'Error!', message: 'An error has occurred when updating the application' }

  async function openSaved() {
    const { applications, accessToken } = await platform.signIn({ applications: ['web'] })
    const view = openWizard(`/app/${applications[0]?.id}`)
    await screen.findByRole('heading', { level: 1, name: 'Application 1' })
    return { ...view, application: applications[0], accessToken }
  }
  const name = () => screen.getByRole('textbox', { name: 'Name' })
  const description = () => screen.getByRole('textbox', { name: /Description/ })

  test('input typed in a new application is kept, and so is the focus', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    const { answer } = await delayResult('createApplication')
    const { router } = openWizard('/app')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Slow{Enter}')
    await user.click(screen.getByRole('radio', { name: 'Blue 400' }))
    await user.type(description(), 'Typed mean')
    answer()
    await screen.findByRole('heading', { level: 1, name: 'Slow' })
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/app\/./))
    await user.keyboard('while')
    expect(router.state.location.search).toBe('?expandIndex=1')
    expect(description()).toHaveFocus()
    expect(description()).toHaveValue('Typed meanwhile')
    expect(screen.getByRole('radio', { name: 'Blue 400' })).toBeChecked()
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true'))
    await save(user)
    await waitFor(() => expect(router.state.location.search).toBe('?expandIndex=2'))
    expect(screen.getByText('Typed meanwhile', { selector: 'bdi' })).toBeInTheDocument()

    // The form of the next new application is empty.
    await act(() => router.navigate('/app'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Build An App' })).toBeInTheDocument()
    expect(name()).toHaveValue('')
  })

  test('the user can go on typing in the same step', async () => {
    const user = userEvent.setup()
    const { router } = await openSaved()
    const { answer } = await delayResult('updateApplication')
    await user.type(name(), ' slowly')
    await save(user)
    await user.type(description(), ' and')
    answer()
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Success!' }]))
    await user.keyboard(' on')
    expect(description()).toHaveFocus()
    expect(description()).toHaveValue('Made for a test, number 1. and on')
    expect(router.state.location.search).toBe('')
  })

  test('the focus stays in a dialog that the user has opened', async () => {
    const user = userEvent.setup()
    const { router } = await openSaved()
    const { answer } = await delayResult('updateApplication')
    await user.type(name(), ' slowly')
    await save(user)
    await user.click(screen.getByRole('button', { name: 'Delete Application' }))
    const typed = within(await screen.findByRole('dialog')).getByRole('textbox')
    await user.type(typed, 'Appli')
    answer()
    await waitFor(() => expect(router.state.location.search).toBe('?expandIndex=2'))
    await screen.findByRole('radiogroup', { name: 'App type', hidden: true })
    expect(typed).toHaveFocus()
  })

  test('a failure leaves the focus in a dialog that the user has opened', async () => {
    const user = userEvent.setup()
    await openSaved()
    const { fail } = await delayResult('updateApplication')
    await user.type(name(), ' slowly')
    await save(user)
    await user.click(screen.getByRole('button', { name: 'Delete Application' }))
    const typed = within(await screen.findByRole('dialog')).getByRole('textbox')
    await user.type(typed, 'Appli')
    fail(broken)
    expect(await screen.findByText(failed.message)).toBeInTheDocument()
    expect(typed).toHaveFocus()
  })

  test('a failure shows a toast if another step is open, and keeps that step open', async () => {
    const user = userEvent.setup()
    const { router } = await openSaved()
    const { fail } = await delayResult('updateApplication')
    await user.type(name(), ' slowly')
    await save(user)
    await user.click(header(/Redirect URI/))
    const uris = screen.getByRole('textbox', { name: 'Redirect URIs' })
    await user.type(uris, '{Enter}https://a.example/cb')
    fail(broken)
    await waitFor(() => expect(currentToasts()).toMatchObject([{ ...failed, tone: 'error' }]))
    expect(uris).toHaveFocus()
    expect(router.state.location.search).toBe('?expandIndex=3')
    await user.click(header(/App Details/))
    expect(screen.getByRole('alert')).toHaveTextContent(failed.message)
    expect(name()).toHaveValue('Application 1 slowly')
  })

  test('messages about fields of a step that was closed are in the toast, and at their fields when it is opened', async () => {
    const user = userEvent.setup()
    await openSaved()
    const { fail } = await delayResult('updateApplication')
    await user.type(name(), ' slowly')
    await save(user)
    await user.click(header(/App Types/))
    const fieldErrors = { name: 'This name is taken.', services: 'Unknown service.' }
    fail(new ApiError({ api: 'devcenter', kind: 'http', status: 400, message: 'refused', fieldErrors }))
    const message = `${failed.message} This name is taken. Unknown service.`
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Error!', message }]))
    await user.click(header(/App Details/))
    expect(name()).toHaveAccessibleErrorMessage('This name is taken.')
    expect(screen.getByRole('alert')).toHaveTextContent(/^Error!An error has occurred .*Unknown service\.$/)
    expect(screen.getByRole('alert')).not.toHaveTextContent('taken')
  })

  test('a conflict shows a toast if another step is open', async () => {
    const user = userEvent.setup()
    const { application, accessToken } = await openSaved()
    await user.type(name(), ' mine')
    const url = `${platformOrigin}/devcenter/v1/applications/${application?.id}`
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ ...application, name: 'Theirs' }) })
    const client = await import('@/api/devcenter/client')
    const { getApplication } = client
    const gate = newGate()
    vi.spyOn(client, 'getApplication').mockImplementation(async (...args) => {
      await gate.opened
      return getApplication(...args)
    })
    await save(user)
    await user.click(header(/App Types/))
    gate.open()
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: /changed elsewhere/ }]))
    await user.click(header(/App Details/))
    expect(screen.getByRole('button', { name: 'Overwrite' })).toBeInTheDocument()
    expect(name()).toHaveValue('Application 1 mine')
  })

  test('a save that timed out but was carried out causes no conflict on the next attempt', async () => {
    const user = userEvent.setup()
    const { router } = await openSaved()
    const { spy, fail } = await delayResult('updateApplication')
    await user.type(name(), ' slowly')
    await save(user)
    await waitFor(() => expect(spy).toHaveBeenCalledOnce())
    fail(new ApiError({ api: 'devcenter', kind: 'timeout', message: 'no answer' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('did not respond in time; try again.')
    await save(user)
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Success!' }]))
    expect(screen.queryByText(/changed elsewhere/)).toBeNull()
    expect(router.state.location.search).toBe('?expandIndex=2')
    expect(spy).toHaveBeenCalledOnce()
  })
})
