import type { Environment } from './config/env-schema'

declare global {
  /** Both environments, written into the bundle by vite.config.ts; config/environment.ts picks one by host name. */
  const __ENVIRONMENTS__: Record<'test' | 'prod', Environment>
}
