import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { createRoutes } from '@/app/routes'
import * as environments from '@/config/environment'
import { openPortal, platformForTests } from '../support/portal'

const platform = platformForTests()

describe('the address of a tool', () => {
  const open = () => openPortal('/tools/example-tool', { routes: createRoutes(createQueryClient()) })
  const missing = "The page you're looking for can't be found."

  test('opens the tool', async () => {
    await platform.signIn({ namespace: 'sps' })
    open()
    expect(await screen.findByRole('heading', { name: 'Example Tool' })).toBeInTheDocument()
    expect(await screen.findAllByRole('row')).toHaveLength(5)
  })

  test('is not found for users who may not see the tool', async () => {
    await platform.signIn()
    open()
    expect(await screen.findByRole('heading', { name: missing })).toBeInTheDocument()
  })

  test('is not found in an environment that hides the tool, even for staff', async () => {
    const { environment } = environments
    vi.spyOn(environments, 'environment').mockImplementation(() => ({ ...environment(), name: 'prod' }))
    await platform.signIn({ namespace: 'sps' })
    open()
    expect(await screen.findByRole('heading', { name: missing })).toBeInTheDocument()
  })
})
