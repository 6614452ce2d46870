import { Hono } from 'hono'
import type { PlatformEnv } from '../kernel/env'

/** `GET /auth-check`: whether a token is valid, and whose it is. The first call of every tutorial. */
export function authCheck(): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false }).get('/', (c) => {
    const { organizationId, clientId } = c.get('token')
    return c.json({ status: 'ok', organization: organizationId, client: clientId })
  })
}

/** `GET /userinfo`. That of the OpenID Connect library refuses tokens for the platform's APIs. */
export function userInfo(): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false }).get('/', (c) => {
    const user = c.get('user')
    return c.json({
      sub: user.id,
      name: `${user.first_name} ${user.last_name}`,
      given_name: user.first_name,
      family_name: user.last_name,
      email: user.email,
      email_verified: true,
      organization_id: c.get('token').organizationId,
    })
  })
}
