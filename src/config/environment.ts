import type { Environment } from './env-schema'

/** Finds the environment that names this host (CONF-1); undefined when none does. */
export function environmentOf(hostname: string): Environment | undefined {
  return Object.values(__ENVIRONMENTS__).find((candidate) => candidate.hostnames.includes(hostname))
}

let current: Environment | undefined

/** The environment of this page or worker. Boot checks the host first, so that nothing else runs on an unknown one. */
export function environment(): Environment {
  const { hostname } = (typeof window === 'undefined' ? self : window).location
  current ??= environmentOf(hostname)
  if (!current) throw new Error(`No environment is configured for the host ${hostname}`)
  return current
}
