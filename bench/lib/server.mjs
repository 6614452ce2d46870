// Static server on 127.0.0.1: node_modules, data and each adapter's page, gzip/brotli precompressed
// and held in memory so that serving costs next to nothing while a page is being timed.
import http from 'node:http'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import crypto from 'node:crypto'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain',
}

const ENCODINGS = {
  gzip: (bytes) => zlib.gzipSync(bytes, { level: 9 }),
  br: (bytes) =>
    zlib.brotliCompressSync(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: bytes.length > 3e6 ? 9 : 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
}

/** A body with its compressed copies, which are kept in a folder between runs. */
function withCopies(raw, type, folder) {
  const hash = crypto.createHash('sha1').update(raw).digest('hex')
  const entry = { raw, type, etag: `"${hash}"`, gzip: null, br: null }
  if (!/text|javascript|json|svg/.test(type) || raw.length <= 256) return entry
  for (const [name, compress] of Object.entries(ENCODINGS)) {
    const file = path.join(folder, `${hash}.${name}`)
    if (!fs.existsSync(file)) fs.writeFileSync(file, compress(raw))
    entry[name] = fs.readFileSync(file)
  }
  return entry
}

/** The body of a URL: an adapter's page or a file; null if there is none. */
function bodyOf(u, root, adapters) {
  const seg = decodeURIComponent(u.pathname).split('/').filter(Boolean)
  if (seg.includes('..')) return null
  if (seg[0] === 'r') {
    const specId = u.searchParams.get('spec')
    const adapter = adapters.find((x) => x.name === seg[1])
    const html = adapter?.html?.({ specId, specUrl: `/specs/${specId}.json`, query: u.searchParams })
    return html ? { raw: Buffer.from(html), ext: '.html' } : null
  }
  const base = { nm: 'node_modules', specs: 'data/specs', split: 'data/split', static: 'static', lib: 'lib' }[seg[0]]
  if (!base) return null
  const file = path.join(root, base, ...seg.slice(1))
  if (!fs.existsSync(file) || !fs.statSync(file).isFile()) return null
  return { raw: fs.readFileSync(file), ext: path.extname(file) }
}

/** Sends an entry in the encoding that the request accepts, and returns what the log says about it. */
function send(e, req, res) {
  const accept = req.headers['accept-encoding'] || ''
  const enc = e.br && /\bbr\b/.test(accept) ? 'br' : e.gzip && /gzip/.test(accept) ? 'gzip' : null
  const body = enc ? e[enc] : e.raw
  if (req.headers['if-none-match'] === e.etag) {
    res.writeHead(304, { etag: e.etag, 'cache-control': 'public, max-age=600' }).end()
    return { status: 304, type: e.type }
  }
  res.writeHead(200, {
    'content-type': e.type,
    etag: e.etag,
    'content-length': body.length,
    'cache-control': 'public, max-age=600',
    'timing-allow-origin': '*',
    ...(enc && { 'content-encoding': enc }),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
  const [gzip, br] = [e.gzip, e.br].map((copy) => (copy || e.raw).length)
  return { status: 200, type: e.type, raw: e.raw.length, gzip, br, sent: body.length, enc }
}

export async function startServer({ root, adapters, port = 0 }) {
  const cache = new Map()
  const diskCache = path.join(root, 'data', 'cache')
  fs.mkdirSync(diskCache, { recursive: true })
  let log = []
  const further = []

  function lookup(url) {
    const u = new URL(url, 'http://x')
    const key = u.pathname + (u.pathname.startsWith('/r/') ? u.search : '')
    if (!cache.has(key)) {
      const found = further.map((find) => find(u)).find(Boolean) ?? bodyOf(u, root, adapters)
      if (!found) return null
      cache.set(key, withCopies(found.raw, found.type ?? TYPES[found.ext] ?? 'application/octet-stream', diskCache))
    }
    return cache.get(key)
  }

  const server = http.createServer((req, res) => {
    const e = lookup(req.url)
    if (!e) res.writeHead(404).end()
    log.push({ url: req.url, ...(e ? send(e, req, res) : { status: 404 }) })
  })
  server.keepAliveTimeout = 30000
  await new Promise((r) => server.listen(port, '127.0.0.1', r))
  const base = `http://127.0.0.1:${server.address().port}`
  return {
    base,
    warm: (u) => lookup(u),
    // serves what find({ pathname, searchParams }) answers: { raw, ext } or { raw, type }
    extend: (find) => further.push(find),
    takeLog: () => {
      const l = log
      log = []
      return l
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((r) => server.close(r))
    },
  }
}
