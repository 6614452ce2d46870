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

export async function startServer({ root, adapters, port = 0 }) {
  const cache = new Map()
  const diskCache = path.join(root, 'data', 'cache')
  fs.mkdirSync(diskCache, { recursive: true })
  let log = []
  const further = []

  function entry(key, raw, type) {
    const compressible = /text|javascript|json|svg/.test(type) && raw.length > 256
    const e = { raw, type, gzip: null, br: null }
    if (compressible) {
      const h = crypto.createHash('sha1').update(raw).digest('hex')
      for (const [enc, fn] of [
        ['gzip', (b) => zlib.gzipSync(b, { level: 9 })],
        [
          'br',
          (b) =>
            zlib.brotliCompressSync(b, {
              params: {
                [zlib.constants.BROTLI_PARAM_QUALITY]: b.length > 3e6 ? 9 : 11,
                [zlib.constants.BROTLI_PARAM_SIZE_HINT]: b.length,
              },
            }),
        ],
      ]) {
        const f = path.join(diskCache, `${h}.${enc}`)
        if (!fs.existsSync(f)) fs.writeFileSync(f, fn(raw))
        e[enc] = fs.readFileSync(f)
      }
    }
    cache.set(key, e)
    return e
  }

  function lookup(url) {
    const u = new URL(url, 'http://x')
    const key = u.pathname + (u.pathname.startsWith('/r/') ? u.search : '')
    if (cache.has(key)) return cache.get(key)
    for (const find of further) {
      const found = find(u)
      if (found) return entry(key, found.raw, found.type ?? TYPES[found.ext] ?? 'application/octet-stream')
    }
    const seg = decodeURIComponent(u.pathname).split('/').filter(Boolean)
    if (seg.includes('..')) return null
    if (seg[0] === 'r') {
      const a = adapters.find((x) => x.name === seg[1])
      const out = a?.html?.({
        specId: u.searchParams.get('spec'),
        specUrl: `/specs/${u.searchParams.get('spec')}.json`,
        query: u.searchParams,
      })
      return out ? entry(key, Buffer.from(out), TYPES['.html']) : null
    }
    const base = { nm: 'node_modules', specs: 'data/specs', split: 'data/split', static: 'static', lib: 'lib' }[seg[0]]
    if (!base) return null
    const f = path.join(root, base, ...seg.slice(1))
    if (!fs.existsSync(f) || !fs.statSync(f).isFile()) return null
    return entry(key, fs.readFileSync(f), TYPES[path.extname(f)] || 'application/octet-stream')
  }

  const server = http.createServer((req, res) => {
    const e = lookup(req.url)
    if (!e) {
      log.push({ url: req.url, status: 404 })
      res.writeHead(404).end()
      return
    }
    const accept = req.headers['accept-encoding'] || ''
    const enc = e.br && /\bbr\b/.test(accept) ? 'br' : e.gzip && /gzip/.test(accept) ? 'gzip' : null
    const body = enc ? e[enc] : e.raw
    const h = {
      'content-type': e.type,
      'content-length': body.length,
      'cache-control': 'public, max-age=600',
      'timing-allow-origin': '*',
    }
    if (enc) h['content-encoding'] = enc
    log.push({
      url: req.url,
      status: 200,
      type: e.type,
      raw: e.raw.length,
      gzip: (e.gzip || e.raw).length,
      br: (e.br || e.raw).length,
      sent: body.length,
      enc,
    })
    res.writeHead(200, h)
    res.end(req.method === 'HEAD' ? undefined : body)
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
