import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { currentToasts } from '@/ui/toast'
import { platformForTests, platformOrigin } from '../support/portal'
import { openWizard, save } from '../support/wizard'

const platform = platformForTests()
const path = '/devcenter/v1/applications/'
const name = () => screen.findByRole('textbox', { name: 'Name' })
const isCreated = () => expect(currentToasts()).toMatchObject([{ message: /successfully been created/ }])

test('a new application whose answer is lost is found by the next save, and not created twice', async () => {
  const user = userEvent.setup()
  const { accessToken } = await platform.signIn()
  const client = await import('@/api/devcenter/client')
  const { createApplication } = client
  vi.spyOn(client, 'createApplication').mockImplementationOnce(async (...args) => {
    await createApplication(...args)
    throw new ApiError({ api: 'devcenter', kind: 'network', message: 'answer lost' })
  })
  openWizard('/app')
  await user.type(await name(), 'Yard{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('so that it is not created twice')

  await user.type(await name(), ' Planner')
  await save(user)
  await waitFor(isCreated)
  const stored = await fetch(platformOrigin + path, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(await stored.json()).toMatchObject({ count: 1, results: [{ name: 'Yard Planner' }] })
})

test('a first save that never arrived is repeated with the same key, and one with other input has another', async () => {
  const user = userEvent.setup()
  await platform.signIn()
  const create = vi.spyOn(await import('@/api/devcenter/client'), 'createApplication')
  platform.fail({ match: { path, method: 'POST' }, drop: true, times: 2 })
  openWizard('/app')
  await user.type(await name(), 'Yard{Enter}')
  await screen.findByRole('alert')
  await save(user)
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2))
  await screen.findByRole('alert')
  await user.type(await name(), ' Planner')
  await save(user)
  await waitFor(isCreated)
  const [first, repeated, other] = create.mock.calls.map(([, idempotencyKey]) => idempotencyKey)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(repeated).toBe(first)
  expect(other).not.toBe(first)
})
