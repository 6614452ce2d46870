import { expect, test } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { devcenterQueries } from '@/api/devcenter/queries'
import { startApplications } from '@/features/applications/load'
import { platformForTests } from '../support/portal'

const platform = platformForTests()

const request = (search: string) => new Request(`http://localhost:5173/applications${search}`)

test('requests nothing for a signed-out visitor', () => {
  const queryClient = createQueryClient()
  startApplications(queryClient, request(''))
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test('requests the page that the address names, and the services', async () => {
  await platform.signIn({ applicationCount: 30 })
  const queryClient = createQueryClient()
  startApplications(queryClient, request('?page=2'))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(queryClient.getQueryData(devcenterQueries.applications(2).queryKey)?.results).toHaveLength(5)
  expect(queryClient.getQueryData(devcenterQueries.services(true).queryKey)).not.toHaveLength(0)
})
