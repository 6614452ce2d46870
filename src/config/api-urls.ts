import type { Environment } from './env-schema'

/** Base addresses of an environment's APIs, to which the request console may send (CONSOLE-15). The build reads it, too. */
export function apiUrls({ kubeUrl, identityUrl, rsxUrl, furtherApiUrls }: Environment): string[] {
  return [kubeUrl, identityUrl, rsxUrl, ...furtherApiUrls]
}
