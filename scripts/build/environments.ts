import { readFileSync } from 'node:fs'
import { parseEnvironment } from '../../src/config/env-schema.ts'
import type { Environment, EnvironmentName, Ports } from '../../src/config/env-schema.ts'

export type { Environment }

/** Ports of the portal and of the local platform; the variables PORTAL_PORT and PLATFORM_PORT override the defaults. */
export const ports: Ports = { portal: port('PORTAL_PORT', 5173), platform: port('PLATFORM_PORT', 4400) }

function port(name: string, byDefault: number): number {
  const value = Number(process.env[name] || byDefault)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  throw new Error(`${name} must be a port number, not "${process.env[name]}"`)
}

/** Reads and parses both environment files. Throws an error with the file and the keys that are wrong. */
export function readEnvironments(): Record<EnvironmentName, Environment> {
  return { test: read('test'), prod: read('prod') }
}

function read(name: EnvironmentName): Environment {
  return parseEnvironment(name, readFileSync(new URL(`../../.env.${name}`, import.meta.url), 'utf8'), ports)
}
