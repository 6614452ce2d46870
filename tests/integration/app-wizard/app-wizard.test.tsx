import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from '@/api/core/schema'
import { applicationSchema } from '@/api/devcenter/schemas'
import { currentToasts } from '@/ui/toast'
import { platformForTests, platformOrigin } from '../support/portal'
import { keys, openWizard, save } from '../support/wizard'

const platform = platformForTests()
const header = (name: RegExp) => screen.getByRole('button', { name })

test('a new application goes through all four steps', async () => {
  const user = userEvent.setup()
  await platform.signIn()
  const { router } = openWizard('/app')
  const address = () => router.state.location.pathname + router.state.location.search

  expect(screen.getByRole('heading', { level: 1, name: 'Build An App' })).toBeInTheDocument()
  expect(screen.getByText('Not saved yet')).toBeInTheDocument()
  for (const title of [/App Types/, /Redirect URI/, /Connection Information/]) {
    expect(header(title)).toHaveAttribute('aria-disabled', 'true')
    expect(header(title)).toHaveTextContent('Save App Details first')
  }
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Enter a name to save.')
  expect(screen.getByRole('radio', { name: 'burst bolt' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Orange 200' })).toBeChecked()
  expect(screen.getByRole('textbox', { name: /Description/ })).toHaveAttribute(
    'placeholder',
    expect.stringContaining('140 characters'),
  )

  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Returns Portal')
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Announces returns')
  expect(screen.getByText('17 of 140 characters')).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Preview' })).getAllByText('Returns Portal')).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: 'rocket' }))
  await user.click(screen.getByRole('radio', { name: 'Green 300' }))
  await save(user)

  // First, because a toast shows for a few seconds only.
  const created = { title: 'Success!', message: 'Your application has successfully been created' }
  await waitFor(() => expect(currentToasts()).toMatchObject([created]))
  expect(await screen.findByRole('heading', { level: 1, name: 'Returns Portal' })).toBeInTheDocument()
  await waitFor(() => expect(address()).toMatch(/^\/app\/[\w-]+\?expandIndex=2$/))
  expect(screen.getAllByText('No type yet')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Choose a type to save.')
  await user.click(screen.getByRole('radio', { name: 'Web Service Application' }))
  await save(user)

  const message = () => currentToasts().at(-1)?.message
  await waitFor(() => expect(message()).toBe('Your application has successfully been updated'))
  await waitFor(() => expect(address()).toMatch(/expandIndex=3$/))
  await waitFor(() => expect(header(/Redirect URI/)).toHaveFocus())
  const uris = screen.getByRole('textbox', { name: 'Redirect URIs' })
  await save(user)
  expect(uris).toHaveAccessibleErrorMessage('You must have at least one Redirect URI')
  await user.type(uris, 'https://a.example/cb, https://b.example/cb')
  expect(uris).toHaveAccessibleErrorMessage('Use only linebreaks to separate URIs; do not use commas or semicolons')
  expect(screen.getByText('Two URIs in one line')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Correct line 1 to save.')
  await user.clear(uris)
  await user.type(uris, ' https://a.example/cb {Enter}{Enter}http://localhost:3000/cb')
  await save(user)

  await waitFor(() => expect(address()).toMatch(/expandIndex=4$/))
  expect((await keys('Production Keys')).getByText(/^prd_/)).toBeInTheDocument()
  expect((await keys('Sandbox Keys')).getByText(/^sbx_/)).toBeInTheDocument()
  expect(header(/Redirect URI/)).toHaveTextContent('2 redirect URIs')
  const addresses = within(screen.getByRole('region', { name: 'For every token' }))
  expect(addresses.getByText(`${platformOrigin}/oauth/token`)).toBeInTheDocument()
  expect(addresses.getByText(`${platformOrigin}/authorize`)).toBeInTheDocument()
  expect(addresses.getByText('https://network.example')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()

  // Back and forward move between the steps and never return to the form of a new application.
  for (const step of [3, 2, 1]) {
    await router.navigate(-1)
    await waitFor(() => expect(address()).toMatch(new RegExp(`expandIndex=${step}$`)))
  }
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Returns Portal')
})

test('a machine-to-machine application has three steps, no redirect URIs, and opens its keys after its type', async () => {
  const user = userEvent.setup()
  const { applications } = await platform.signIn({ applications: ['web'] })
  const { router } = openWizard(`/app/${applications[0]?.id}?expandIndex=2`)
  await user.click(await screen.findByRole('radio', { name: 'Machine-to-Machine Application' }))
  await save(user)
  await waitFor(() => expect(router.state.location.search).toBe('?expandIndex=4'))
  await keys('Production Keys')
  expect(screen.queryByRole('button', { name: /Redirect URI/ })).toBeNull()
  expect(screen.queryByText('Redirect URIs')).toBeNull()
  expect(header(/Connection Information/)).toHaveTextContent('3')
  expect(screen.getByText('Machine-to-Machine Application', { selector: 'p' })).toBeInTheDocument()
  expect(screen.queryByText('Authorize address')).toBeNull()

  // The URIs were only hidden: a type that uses them shows them again.
  await user.click(header(/App Types/))
  await user.click(screen.getByRole('radio', { name: 'Single-Page Application' }))
  await save(user)
  expect(await screen.findByRole('textbox', { name: 'Redirect URIs' })).toHaveValue('http://localhost:3000/callback')
})

test.each([
  ['', 'App Details'],
  ['?expandIndex=0', 'App Details'],
  ['?expandIndex=nonsense', 'App Details'],
  ['?expandIndex=2', 'App Types'],
  ['?expandIndex=3', 'Connection Information'],
  ['?expandIndex=4', 'Connection Information'],
])('the address %j opens %s of an m2m application', async (query, title) => {
  const { applications } = await platform.signIn({ applications: ['m2m'] })
  openWizard(`/app/${applications[0]?.id}${query}`)
  expect(await screen.findByRole('button', { name: new RegExp(title), expanded: true })).toBeInTheDocument()
})

test('unsaved edits survive closing their step, and leaving the page asks about them', async () => {
  const user = userEvent.setup()
  const { applications } = await platform.signIn({ applications: ['web'] })
  openWizard(`/app/${applications[0]?.id}`)
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Renamed')
  await user.click(header(/App Types/))
  expect(header(/App Details/)).toHaveTextContent('Unsaved changes')
  await user.click(header(/App Details/))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Renamed')

  await user.click(screen.getByRole('link', { name: 'Applications' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Renamed')

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Application 1')
  await user.click(screen.getByRole('link', { name: 'Applications' }))
  expect(await screen.findByText('/applications')).toBeInTheDocument()
})

test('a save keeps the fields that the portal does not edit', async () => {
  const user = userEvent.setup()
  const { applications, accessToken } = await platform.signIn({ applications: ['web'] })
  const url = `${platformOrigin}/devcenter/v1/applications/${applications[0]?.id}`
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ ...applications[0], services: ['transactions'] })
  await fetch(url, { method: 'PUT', headers, body })
  openWizard(`/app/${applications[0]?.id}`)
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!')
  await save(user)
  await waitFor(() => expect(currentToasts()).not.toHaveLength(0))
  const saved: unknown = await (await fetch(url, { headers })).json()
  expect(saved).toMatchObject({
    name: 'Application 1!',
    services: ['transactions'],
    redirectUris: ['http://localhost:3000/callback'],
  })
})

test('the icon window moves by one column and follows the chosen icon', async () => {
  const user = userEvent.setup()
  await platform.signIn()
  openWizard('/app')
  expect(screen.getByText('1 to 3 of 27')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Previous icons' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Next icons' }))
  expect(screen.getByText('2 to 4 of 27')).toBeInTheDocument()
  expect(screen.getAllByRole('radiogroup', { name: 'Icon' })).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'chart pie' }))
  expect(screen.getByText('25 to 27 of 27')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next icons' })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'burst bolt' })).toBeChecked()
  expect(screen.getByText('1 to 3 of 27')).toBeInTheDocument()
})

test('an unknown type, icon or color from the API is shown as it is and kept by a save', async () => {
  const user = userEvent.setup()
  const [application] = (await platform.signIn({ applications: ['web'] })).applications
  if (!application) throw new Error('No application was made')
  const body = { ...application, appType: 'quantum', iconName: 'spaceship', iconColor: 'pink' }
  platform.fail({ match: { path: '/devcenter/v1/applications/', method: 'GET' }, status: 200, body })
  openWizard(`/app/${body.id}`)
  expect(await screen.findAllByText('quantum')).toHaveLength(2)
  const update = vi
    .spyOn(await import('@/api/devcenter/client'), 'updateApplication')
    .mockResolvedValue(z.parse(applicationSchema, body))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2')
  await save(user)
  const kept = { name: `${body.name} 2`, appType: 'quantum', iconName: 'spaceship', iconColor: 'pink' }
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith(body.id, expect.objectContaining(kept)))
  const types = within(await screen.findByRole('radiogroup', { name: 'App type' }))
  expect(types.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.getByText('quantum', { selector: 'bdi' })).toBeInTheDocument()
  await save(user)
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update).toHaveBeenLastCalledWith(body.id, expect.objectContaining({ appType: 'quantum' }))
})

test('200 redirect URIs and their hints are shortened on the page', async () => {
  const user = userEvent.setup()
  const { applications } = await platform.signIn({ applications: ['web'] })
  const redirectUris = Array.from(
    { length: 200 },
    (_, index) => `${index === 7 ? 'http' : 'https'}://a.example/${index}`,
  )
  const body = { ...applications[0], redirectUris, description: 'long '.repeat(1000) }
  platform.fail({ match: { path: '/devcenter/v1/applications/', method: 'GET' }, status: 200, body })
  openWizard(`/app/${applications[0]?.id}?expandIndex=3`)
  expect(await screen.findByText('and 190 more')).toBeInTheDocument()
  expect(screen.getByText('200 lines, 1 with a warning')).toBeInTheDocument()
  expect(screen.getAllByText('A production URI must be HTTPS')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
})
