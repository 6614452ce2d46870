import type { Environment } from '../../src/config/env-schema.ts'
import { contentSecurityPolicy, reportingEndpoints, securityHeaders, workerPolicies } from './policy.ts'
import { renderedFolder, renderedQuery } from './rendered-pages.ts'
import { authorizationPaths, immutable, openerPolicy } from './server-config.ts'

/** Where the example expects the build on the host. */
const exampleRoot = '/srv/dev-center'

/**
 * The files for nginx, by their paths in the build. A host includes them unchanged (docs/decisions/0044), so that a deploy
 * also replaces the policy: `nginx/http.conf` in its block `http`, `nginx/server.conf` in its block `server`, which has
 * `root` and `listen`. `nginx.conf` is an example of such a host with TLS.
 */
export function nginxFiles(environments: readonly Environment[]): Record<string, string> {
  return {
    'nginx/http.conf': httpConfig(environments),
    'nginx/server.conf': serverConfig,
    'nginx.conf': exampleConfig(environments),
  }
}

/** The values that differ by host name, path and status. */
function httpConfig(environments: readonly Environment[]): string {
  const hosts = environments.flatMap(({ name, hostnames }) => hostnames.map((host) => [host, name] as const))
  const policies = [...environments, undefined].flatMap((environment) => {
    const prefix = `~^${environment?.name ?? ''}:`
    return [
      ...Object.entries(workerPolicies(environment)).map(
        ([worker, policy]) => [`${prefix}/assets/${worker.replaceAll('.', String.raw`\.`)}-`, policy] as const,
      ),
      [`${prefix}/assets/`, ''] as const,
      [prefix, contentSecurityPolicy(environment ? [environment] : [], 'header')] as const,
    ]
  })
  const endpoints = environments.map(
    (environment) => [environment.name, reportingEndpoints(environment) ?? ''] as const,
  )
  return [
    '# Part of the build of Dev Center: include it in the block http.',
    map('$host', '$portal_environment', hosts),
    map('"$portal_environment:$uri"', '$portal_policy', policies),
    map('$portal_environment', '$portal_reporting', endpoints),
    map('$request_uri', '$portal_opener', [
      ...authorizationPaths.map((path) => [String.raw`~^${path}(\?|$)`, openerPolicy(path)] as const),
      ['default', openerPolicy('/')],
    ]),
    // The name of a rendered page has its query; one that is no part of a name finds no file.
    map('$args', '$portal_rendered_query', [
      ['', ''],
      [`~${renderedQuery}`, '?$args'],
      ['default', '/-'],
    ]),
    // A file that one host of a deploy does not have yet must not be missing in caches for a year.
    map('$status', '$portal_asset_caching', [
      ['~^(200|206|304)$', immutable],
      ['default', 'no-store'],
    ]),
    // Addresses of invitations and sign-ins have secrets in their query, which no log may keep.
    map('$request_uri', '$portal_path', [[String.raw`~^(?<portal_logged_path>[^?]*)`, '$portal_logged_path']]),
    `log_format dev_center '$remote_addr [$time_iso8601] "$request_method $portal_path" $status $body_bytes_sent $request_time';`,
    map('"$scheme $http_x_forwarded_proto"', '$portal_transport', [['~https', 'max-age=31536000']]),
  ]
    .join('\n\n')
    .concat('\n')
}

function map(source: string, variable: string, values: readonly (readonly [match: string, value: string])[]): string {
  return [
    `map ${source} ${variable} {`,
    ...values.map(([match, value]) => `  ${quoted(match)} ${quoted(value)};`),
    '}',
  ].join('\n')
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', String.raw`\"`)}"`
}

const sharedHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': '$portal_policy',
  'Strict-Transport-Security': '$portal_transport',
}
/** A location with `add_header` does not inherit those of the server: each has all. nginx omits headers without a value. */
const assets = headerLines({ ...sharedHeaders, 'Cache-Control': '$portal_asset_caching' })
const documents = headerLines({
  ...sharedHeaders,
  'Cross-Origin-Opener-Policy': '$portal_opener',
  'Reporting-Endpoints': '$portal_reporting',
  'Cache-Control': 'no-cache',
})

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n')
}

const serverConfig = `# Part of the build of Dev Center: include it in a block server with root and listen.
server_tokens off;
charset utf-8;
charset_types text/css text/plain text/javascript application/javascript application/json;

# The build has a compressed copy beside each text file. Proxies get them, too.
gzip off;
gzip_static on;
gzip_proxied any;
gzip_http_version 1.0;
gzip_vary on;
# From Debian's package libnginx-mod-http-brotli-static.
brotli_static on;

location / {
  try_files /${renderedFolder}/$portal_environment$uri$portal_rendered_query.html $uri /index.html;
${documents}
}

location = /sitemap.xml {
  try_files /${renderedFolder}/$portal_environment$uri =404;
${documents}
}

location /assets/ {
  try_files $uri =404;
${assets}
}

location /.well-known/ {
  try_files $uri =404;
${documents}
}

# Configuration of hosts, not part of the site.
location ~ ^/(_headers|nginx\\.conf|nginx/|${renderedFolder}/) {
  return 404;
}
`

/** Names of this machine, which no example of a host needs. */
const loopbackNames = ['localhost', '127.0.0.1']

function exampleConfig(environments: readonly Environment[]): string {
  const names = environments.flatMap(({ hostnames }) => hostnames).filter((name) => !loopbackNames.includes(name))
  return `# Example of a host with TLS: copy it to /etc/nginx/conf.d/dev-center.conf and adapt it. The included files are used as they are.
include ${exampleRoot}/nginx/http.conf;

server {
  listen 80;
  listen [::]:80;
  server_name ${names.join(' ')};
  access_log /var/log/nginx/dev-center.log dev_center;
  return 301 https://$host$request_uri;
}

server {
  # From nginx 1.25.1 on, "http2 on;" replaces the parameter http2.
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${names.join(' ')};
  ssl_certificate /etc/ssl/dev-center/fullchain.pem;
  ssl_certificate_key /etc/ssl/dev-center/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:dev-center:5m;
  access_log /var/log/nginx/dev-center.log dev_center;
  root ${exampleRoot};
  include ${exampleRoot}/nginx/server.conf;
}
`
}
