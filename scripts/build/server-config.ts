import type { Environment } from '../../src/config/env-schema.ts'
import { contentSecurityPolicy, securityHeaders } from './policy.ts'

/** Files under /assets/ carry a hash in their name and never change. */
export const immutable = 'public, max-age=31536000, immutable'

/** Headers of the portal's documents: everything that is not a hashed asset. */
export function documentHeaders(environments: readonly Environment[]): Record<string, string> {
  return {
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicy(environments, 'header'),
    'Cache-Control': 'no-cache',
  }
}

/** Header file that static hosts read from the root of the build. */
export function headersFile(environments: readonly Environment[]): string {
  const { 'Cache-Control': _, ...common } = documentHeaders(environments)
  return `/*\n${lines(common, (name, value) => `  ${name}: ${value}`)}\n/assets/*\n  Cache-Control: ${immutable}\n`
}

/** Example server block for nginx, printed into docs/nginx.conf. */
export function nginxConfig(environments: readonly Environment[]): string {
  const add = (name: string, value: string) => `    add_header ${name} "${value}" always;`
  return `# Serves the built portal. The headers come from scripts/build/policy.ts; see docs/contributing.md.
server {
  listen 80;
  root /srv/dev-center;

  location /assets/ {
    try_files $uri =404;
${lines({ ...securityHeaders, 'Cache-Control': immutable }, add)}
  }

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
