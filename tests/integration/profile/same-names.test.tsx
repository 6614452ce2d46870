import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { platformForTests } from '../support/portal'
import { openProfile, save } from './open'

const platform = platformForTests()

test('a short list shows the ids of organizations with the same name', async () => {
  const { organizations } = await platform.signIn({ organizations: ['North', 'Twin', 'Twin'] })
  openProfile('personal')
  const select = await screen.findByRole('combobox', { name: /^Preferred organization/ })
  const [, first, second] = organizations
  const labels = Array.from(select.querySelectorAll('option[value]:not([value=""])'), (option) => option.textContent)
  expect(labels).toEqual(['North', `Twin (${first?.id})`, `Twin (${second?.id})`])
})

test('a searchable list shows the ids of organizations with the same name', async () => {
  const user = userEvent.setup()
  const names = Array.from({ length: 20 }, (_, index) => (index < 2 ? 'İstanbul' : `Depot ${index}`))
  const { userId, organizations } = await platform.signIn({ organizations: names })
  openProfile('personal')
  const box = await screen.findByRole('combobox', { name: /^Preferred organization/ })
  await user.type(box, 'istanbul')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  const wanted = organizations[1]?.id ?? ''
  await user.click(screen.getByRole('option', { name: `İstanbul (${wanted})` }))
  expect(box).toHaveValue(`İstanbul (${wanted})`)
  await save(user)
  await waitFor(() => {
    const [row] = platform.context().db.all('select preferred_org_id from users where id = ?', userId)
    expect(row).toEqual({ preferred_org_id: wanted })
  })
})
