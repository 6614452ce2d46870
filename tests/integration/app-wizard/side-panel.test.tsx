import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { formatDate } from '@/modules/dates/format'
import { platformForTests, platformOrigin } from '../support/portal'
import { openWizard } from '../support/wizard'

const platform = platformForTests()
const panel = async () => within(await screen.findByRole('complementary', { name: 'Application' }))

let world: Awaited<ReturnType<typeof platform.signIn>>
beforeEach(async () => {
  world = await platform.signIn({ applications: ['web'] })
})

test('the page links back to the list of applications', async () => {
  openWizard(`/app/${world.applications[0]?.id}`)
  expect(await screen.findByRole('link', { name: 'Applications' })).toHaveAttribute('href', '/applications')
})

test('the side panel shows name, description, grant type and redirect URIs', async () => {
  openWizard(`/app/${world.applications[0]?.id}`)
  const side = await panel()
  expect(side.getByRole('heading', { level: 1, name: 'Application 1' })).toBeVisible()
  expect(side.getByText('Made for a test, number 1.')).toBeVisible()
  expect(side.getByText('Web Service Application')).toBeVisible()
  expect(side.getByText('http://localhost:3000/callback')).toBeVisible()
  expect(side.getByRole('button', { name: 'Delete Application' })).toBeVisible()
})

test("the side panel writes the dates in the person's locale", async () => {
  const preferences = { language: ['en-US'], timezone: 'America/Chicago', locale: 'fr-FR' }
  const saved = await fetch(`${platformOrigin}/identity/v3/users/${world.userId}/profile/`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${world.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Robin', last_name: 'Sample', email: world.email, preferences }),
  })
  expect(saved.ok).toBe(true)
  const { id = '', createdAt = '' } = world.applications[0] ?? {}
  openWizard(`/app/${id}`)
  const side = await panel()
  const date = formatDate(createdAt, preferences) ?? ''
  expect(date).toMatch(/^\d{1,2} \S+ \d{4}$/)
  expect(await side.findAllByText(date)).toHaveLength(2)
  expect(side.getByText('Created')).toBeVisible()
  expect(side.getByText('Updated')).toBeVisible()
})
