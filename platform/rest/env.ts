import type { HttpBindings } from '@hono/node-server'
import type { AccessToken } from '../tokens'
import type { UserRow } from '../db/people'

/** What the handlers of the REST application find in their context. */
export interface PlatformEnv {
  /** Absent where the application answers without a server (in tests). */
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; token: AccessToken; user: UserRow }
}
