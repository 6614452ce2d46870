import { askToken } from './browser'
import { call, newWorld } from './server'
import type { WorldOptions } from '../../platform/control/world'

/** Creates an m2m application in an organization of its own, and obtains a token with its sandbox keys. */
export async function newMachine(origin: string, options: WorldOptions = {}) {
  const world = await newWorld(origin, { applications: ['m2m'], applicationCount: 1, ...options })
  const [application] = world.applications
  const address = `${origin}/devcenter/v1/applications/${application?.id}/retrieve_secret/?client_type=test`
  const { body } = await call(address, { token: world.accessToken })
  const keys = {
    grant_type: 'client_credentials',
    client_id: application?.testClientId ?? '',
    client_secret: (body as { secret: string }).secret,
  }
  const answer = await askToken(origin, keys)
  return { world, keys, token: answer.body.access_token ?? '' }
}
