import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { platformForTests } from '../support/portal'
import { openWizard, save } from '../support/wizard'

const platform = platformForTests()

/** Opens an application with values that the portal itself would not save. */
async function openRecord(change: object, search = '') {
  const { applications } = await platform.signIn({ applications: ['web'] })
  const body = { ...applications[0], ...change }
  platform.fail({ match: { path: '/devcenter/v1/applications/', method: 'GET' }, status: 200, body })
  openWizard(`/app/${applications[0]?.id}${search}`)
  await screen.findByRole('heading', { level: 1 })
}

test('duplicate redirect URIs are listed and counted once', async () => {
  const different = Array.from({ length: 12 }, (_, index) => `https://a.example/${index}`)
  await openRecord({ redirectUris: [...different, ...different] })
  expect(screen.getByText('and 2 more')).toBeInTheDocument()
})

test('an empty type counts as none, so the user must choose one', async () => {
  const user = userEvent.setup()
  const update = vi.spyOn(await import('@/api/devcenter/client'), 'updateApplication')
  await openRecord({ appType: '' }, '?expandIndex=2')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Choose a type to save.')
  await save(user)
  expect(update).not.toHaveBeenCalled()
})

test('an unknown icon and color can be replaced by the defaults', async () => {
  const user = userEvent.setup()
  const update = vi.spyOn(await import('@/api/devcenter/client'), 'updateApplication')
  await openRecord({ iconName: 'future-icon', iconColor: 'teal900' })
  for (const name of ['Icon', 'Color']) {
    const group = within(screen.getByRole('radiogroup', { name }))
    expect(group.queryByRole('radio', { checked: true })).toBeNull()
  }
  await user.click(screen.getByRole('radio', { name: 'burst bolt' }))
  await user.click(screen.getByRole('radio', { name: 'Orange 200' }))
  expect(screen.getByRole('radio', { name: 'burst bolt' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Orange 200' })).toBeChecked()
  await save(user)
  const known = { iconName: 'burst-bolt', iconColor: 'orange200' }
  await waitFor(() =>
    expect(update).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.objectContaining(known)),
  )
})
