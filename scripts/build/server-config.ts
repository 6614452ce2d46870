import type { Environment } from '../../src/config/env-schema.ts'
import { contentSecurityPolicy, reportingEndpoints, securityHeaders, workerPolicies } from './policy.ts'

/** Files below /assets/ have a hash in their name and never change. */
export const immutable = 'public, max-age=31536000, immutable'

/** The pages that the sign-in to an application shows, which may run in a window that the application opened. */
export const authorizationPaths = ['/console/callback', '/verify-org', '/supply-pike/consent']

/** `Cross-Origin-Opener-Policy` of a page. The console opens the sign-in to an application in a window, too. */
export function openerPolicy(path: string): string {
  return authorizationPaths.includes(path) ? 'unsafe-none' : 'same-origin-allow-popups'
}

/** Headers of every file that is not below /assets/. @param environment undefined for a host that no environment names. */
export function documentHeaders(environment: Environment | undefined, path: string): Record<string, string> {
  const endpoints = environment && reportingEndpoints(environment)
  return {
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicy(environment ? [environment] : [], 'header'),
    'Cross-Origin-Opener-Policy': openerPolicy(path),
    ...(endpoints !== undefined && { 'Reporting-Endpoints': endpoints }),
    'Cache-Control': 'no-cache',
  }
}

/** Headers of a file below /assets/. Each worker has its own policy. */
export function assetHeaders(environment: Environment | undefined, path: string): Record<string, string> {
  const policies = Object.entries(workerPolicies(environment))
  const [, policy] = policies.find(([name]) => path.startsWith(`/assets/${name}-`)) ?? []
  return {
    ...securityHeaders,
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    'Cache-Control': immutable,
  }
}

/**
 * The header file that static hosts read from the root of the build. They combine the headers of all matching rules, and
 * a rule cannot exclude files. So `/*` has only headers that also suit the workers; the start script adds the page's policy.
 */
export function headersFile(environment: Environment): string {
  const rule = (path: string, headers: Record<string, string>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')}\n`
  return [
    rule('/*', { ...securityHeaders, 'Content-Security-Policy': "frame-ancestors 'none'" }),
    rule('/assets/*', { 'Cache-Control': immutable }),
    ...Object.entries(workerPolicies(environment)).map(([name, policy]) =>
      rule(`/assets/${name}-*`, { 'Content-Security-Policy': policy }),
    ),
  ].join('')
}
