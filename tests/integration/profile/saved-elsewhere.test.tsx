import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { currentToasts } from '@/ui/toast'
import { platformForTests } from '../support/portal'
import { openProfile, save, saveButton } from './open'

const platform = platformForTests()

interface Row {
  first_name: string
  last_name: string
  job_title: string | null
  preferred_org_id: string | null
  preferences: string
}

const saved = (userId: string) => platform.context().db.all<Row>('select * from users where id = ?', userId)[0]
const told = (title: string) => waitFor(() => expect(currentToasts()).toMatchObject([{ title }]))

test('personal information: a save keeps fields changed elsewhere and then shows them', async () => {
  const user = userEvent.setup()
  const { userId, organizations } = await platform.signIn({ organizations: ['North', 'South'] })
  openProfile('personal')
  await user.type(await screen.findByRole('textbox', { name: /^Job title/ }), 'Buyer')
  const south = organizations[1]?.id ?? ''
  platform.context().db.run("update users set last_name = 'Married', preferred_org_id = ? where id = ?", south, userId)
  await save(user)
  await told('Personal Information saved')
  expect(saved(userId)).toMatchObject({ last_name: 'Married', job_title: 'Buyer', preferred_org_id: south })
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Married'))
  expect(saveButton()).toHaveAccessibleDescription('No changes yet.')
})

test('display settings: a save keeps the names and the time zone changed elsewhere', async () => {
  const user = userEvent.setup()
  const { userId } = await platform.signIn()
  openProfile('display')
  await user.click(await screen.findByRole('radio', { name: /Ireland/ }))
  const elsewhere = { language: ['fr-FR'], timezone: 'Europe/Paris', locale: 'en-US' }
  platform
    .context()
    .db.run("update users set first_name = 'Changed', preferences = ? where id = ?", JSON.stringify(elsewhere), userId)
  await save(user)
  await told('Display Information saved')
  expect(saved(userId)?.first_name).toBe('Changed')
  expect(JSON.parse(saved(userId)?.preferences ?? '')).toEqual({ ...elsewhere, locale: 'en-IE' })
})
