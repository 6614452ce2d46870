import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { World } from '../../platform/control/world.ts'
import { platform } from './test.ts'

type Application = World['applications'][number]

const address = `${platform}/devcenter/v1/applications/`

/** Creates an application of this person by the API, without the portal. */
export async function createApplication(
  request: APIRequestContext,
  world: World,
  fields: Partial<Application>,
): Promise<Application> {
  const data = { description: '', iconName: 'burst-bolt', iconColor: 'orange200', redirectUris: [], ...fields }
  const answer = await request.post(address, { data, headers: bearer(world) })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as Application
}

/** Reads the application from the platform. */
export async function readApplication(request: APIRequestContext, world: World, id: string): Promise<Application> {
  const answer = await request.get(`${address}${id}/`, { headers: bearer(world) })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Application
}

/** How many requests of this person with this method the platform has received. */
export async function countCalls(request: APIRequestContext, world: World, method: string): Promise<number> {
  const answer = await request.get(`${platform}/__control/requests?user=${world.userId}`)
  const { results } = (await answer.json()) as { results: { method: string }[] }
  return results.filter((call) => call.method === method).length
}

/** The cells of the list of applications, including Build An App. */
export function cells(page: Page) {
  return page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Build An App' }) })
    .getByRole('listitem')
}

function bearer({ accessToken }: World) {
  return { authorization: `Bearer ${accessToken}` }
}
