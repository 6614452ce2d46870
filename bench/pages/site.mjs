// Serves what the benchmark of pages loads: the built portal, its platform, and the Zudoku site, behind the slowing proxy.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { renderedFile } from '../../scripts/build/rendered-pages.ts'

const here = import.meta.dirname
const project = path.join(here, '../..')
export const ports = {
  portal: +(process.env.PORTAL_PORT ?? 5173),
  platform: +(process.env.PLATFORM_PORT ?? 4400),
  zudoku: +(process.env.ZUDOKU_PORT ?? 5174),
}
export const portal = `http://localhost:${ports.portal}`
export const zudoku = `http://localhost:${ports.zudoku}`
export const hasZudoku = fs.existsSync(path.join(here, 'dist/index.html'))
/** The proxied port of each server. */
const proxied = (port) => port + 10000
/** Makes the browser reach every server through the proxy, at its usual address. */
export const proxyRules = `--host-resolver-rules=${Object.values(ports)
  .map((port) => `MAP localhost:${port} 127.0.0.1:${proxied(port)}`)
  .join(',')}`

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const isFile = (file) => fs.existsSync(file) && fs.statSync(file).isFile()

/** Serves files with gzip from memory; `find` gives the file of a path and its query, undefined for none. */
function serve(port, find) {
  const files = new Map()
  const read = (file) => {
    const body = fs.readFileSync(file)
    const compressed = /\.(html|js|css|json|svg)$/.test(file) ? zlib.gzipSync(body, { level: 9 }) : undefined
    return { type: types[path.extname(file)] ?? 'application/octet-stream', body, compressed }
  }
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url, 'http://localhost')
    const found = find(decodeURIComponent(pathname), search)
    if (!found) return response.writeHead(404).end()
    if (!files.has(found)) files.set(found, read(found))
    const file = files.get(found)
    const encoding = file.compressed && { 'content-encoding': 'gzip' }
    return response
      .writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store', ...encoding })
      .end(file.compressed ?? file.body)
  })
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', () => resolve(server)))
}

/** A child process that prints a line once it is ready. It ends with this process, also after an error. */
function start(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  process.once('exit', () => child.kill())
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)))
  })
}

/** Builds the portal and starts everything; `stop` ends it. */
export async function startSite() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-bench-'))
  // Not into dist/, which other commands rebuild during a long run.
  const dist = path.join(folder, 'portal')
  const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error']
  execFileSync(process.execPath, build, { cwd: project, stdio: 'inherit' })
  const servers = [
    await serve(ports.portal, (name, search) =>
      [
        path.join(dist, renderedFile({ name: 'test' }, encodeURI(name) + search) ?? ''),
        path.join(dist, name),
        path.extname(name) ? '' : path.join(dist, 'index.html'),
      ].find(isFile),
    ),
    await serve(ports.zudoku, (name) =>
      ['', '.html', '/index.html'].map((end) => path.join(here, 'dist', name.replace(/\/$/, '') + end)).find(isFile),
    ),
  ]
  const platform = await start(['--import', 'tsx', 'scripts/platform.ts'], {
    PLATFORM_DATA: path.join(folder, 'platform'),
  })
  if (process.env.RENDERED !== '0') {
    const command = ['--import', 'tsx', 'scripts/prerender.ts', portal, '--out', dist]
    const [code] = await once(spawn(process.execPath, command, { cwd: project, stdio: 'inherit' }), 'exit')
    if (code !== 0) throw new Error('The pages could not be rendered')
  }
  const proxy = await start([
    path.join(here, 'proxy.mjs'),
    ...Object.values(ports)
      .flatMap((port) => [proxied(port), port])
      .map(String),
  ])
  return {
    stop: () => {
      for (const child of [proxy, platform]) child.removeAllListeners('exit').kill()
      for (const server of servers) server.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
