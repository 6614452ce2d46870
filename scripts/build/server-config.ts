import type { Environment } from '../../src/config/env-schema.ts'
import { contentSecurityPolicy, securityHeaders, workerPolicies } from './policy.ts'

/** Files below /assets/ have a hash in their name and never change. */
const immutable = 'public, max-age=31536000, immutable'

/** Headers of every file that is not below /assets/. */
export function documentHeaders(environments: readonly Environment[]): Record<string, string> {
  return {
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicy(environments, 'header'),
    'Cache-Control': 'no-cache',
  }
}

/** Headers of a file below /assets/. Each worker has its own policy. */
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
 * The header file that static hosts read from the root of the build. They combine the headers of all matching rules, and
 * a rule cannot exclude files. So `/*` has only headers that also suit the workers; the page carries the rest of its policy.
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

/** Example of a server block for nginx, the content of docs/nginx.conf. */
export function nginxConfig(environments: readonly Environment[]): string {
  // Long caching is never sent with a 404: a file that one host of a deploy does not have yet would be missing for a year.
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
