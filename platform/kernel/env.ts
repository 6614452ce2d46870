import type { HttpBindings } from '@hono/node-server'
import type { AccessToken } from '../tokens'
import type { UserRow } from '../db/people'

/** The types of Hono's context in the platform. */
export interface PlatformEnv {
  /** Missing in tests without a server. */
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; token: AccessToken; user: UserRow }
}
