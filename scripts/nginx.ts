import { lookup } from 'node:dns/promises'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { installPackages, succeeds } from './debian.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const isAvailable = () => succeeds('nginx', '-v') && existsSync(brotliModule)

/** The server of the portal in the end-to-end tests. Their processes read it from the variable PORTAL_SERVER. */
export type PortalServer = 'nginx' | 'preview'

/** Returns nginx, as on a host, which root installs on Debian; without it, or where PORTAL_SERVER says so, Vite's preview. */
export function choosePortalServer(): PortalServer {
  if (process.env['PORTAL_SERVER'] === 'preview') return 'preview'
  if (!isAvailable()) installPackages('nginx', 'libnginx-mod-http-brotli-static')
  if (isAvailable()) return 'nginx'
  console.log(
    'nginx with its Brotli module is not installed: the end-to-end tests run against vite preview, and those of nginx are skipped.',
  )
  return 'preview'
}

/** The address that `localhost` means here, as a directive `listen` takes it. */
export async function localhostAddress(): Promise<string> {
  const { address } = await lookup('localhost')
  return isIPv6(address) ? `[${address}]` : address
}

/**
 * Writes the configuration of an nginx that runs in the foreground, as this user, and keeps its files in `folder`.
 * @param http content of its block `http`.
 * @returns the arguments of the command `nginx`.
 */
export function nginxArguments(folder: string, http: string): string[] {
  const path = resolve(folder)
  mkdirSync(path, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${path}/${kind};`,
  )
  const config = `daemon off;
master_process off;
pid ${path}/nginx.pid;
load_module ${brotliModule};
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporary.join('\n')}
${http}
}
`
  const file = join(path, 'nginx.conf')
  writeFileSync(file, config)
  return ['-e', 'stderr', '-c', file]
}
