import type { Environment } from '../../src/config/env-schema.ts'
import { contentSecurityPolicy, securityHeaders, workerPolicies } from './policy.ts'

/** Files under /assets/ carry a hash in their name and never change. */
const immutable = 'public, max-age=31536000, immutable'

/** Headers of the portal's documents: everything that is not a hashed asset. */
export function documentHeaders(environments: readonly Environment[]): Record<string, string> {
  return {
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicy(environments, 'header'),
    'Cache-Control': 'no-cache',
  }
}

/** Headers of a file under /assets/: workers have a policy of their own. */
export function assetHeaders(path: string, environments: readonly Environment[]): Record<string, string> {
  const [, policy] =
    Object.entries(workerPolicies(environments)).find(([name]) => path.startsWith(`/assets/${name}-`)) ?? []
  return {
    ...securityHeaders,
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    'Cache-Control': immutable,
  }
}

/**
 * Header file that static hosts read from the root of the build. They join the headers of all rules that match, and no
 * rule can leave files out: so `/*` says only what holds for the workers too, and the page carries the rest itself.
 */
export function headersFile(environments: readonly Environment[]): string {
  const rule = (path: string, headers: Record<string, string>) =>
    `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n`
  return [
    rule('/*', { ...securityHeaders, 'Content-Security-Policy': "frame-ancestors 'none'" }),
    rule('/assets/*', { 'Cache-Control': immutable }),
    ...Object.entries(workerPolicies(environments)).map(([name, policy]) =>
      rule(`/assets/${name}-*`, { 'Content-Security-Policy': policy }),
    ),
  ].join('')
}

/** Example server block for nginx, printed into docs/nginx.conf. */
export function nginxConfig(environments: readonly Environment[]): string {
  // What lasts is said of files that are there only: a file that one host of a deploy does not have yet would be missing
  // for a year.
  const add = (name: string, value: string) =>
    `    add_header ${name} "${value}"${value === immutable ? '' : ' always'};`
  return `# Serves the built portal. The headers come from scripts/build/policy.ts; see docs/contributing.md.
server {
  listen 80;
  root /srv/dev-center;

  # text/html always is.
  gzip on;
  gzip_types text/css text/plain application/javascript application/json image/svg+xml;

  location /assets/ {
    try_files $uri =404;
${lines(assetHeaders('/assets/', environments), add)}
  }
${Object.keys(workerPolicies(environments))
  .map(
    (name) => `
  location /assets/${name}- {
    try_files $uri =404;
${lines(assetHeaders(`/assets/${name}-`, environments), add)}
  }
`,
  )
  .join('')}
  location / {
    try_files $uri /index.html;
${lines(documentHeaders(environments), add)}
  }
}
`
}

function lines(headers: Record<string, string>, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n')
}
