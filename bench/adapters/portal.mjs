// The portal's production build: the complete page with shell, sidebar and content, opened by its address. Services,
// table of contents and documents come from a static stand-in on the same server.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

let origin

export default {
  name: 'portal',
  async start({ server, specs, root }) {
    const portal = path.resolve(root, '..')
    const dist = path.join(root, 'data', 'portal')
    const { port } = new URL(server.base)
    origin = `http://localhost:${port}`
    const { status } = spawnSync(
      process.execPath,
      [
        path.join(portal, 'node_modules/vite/bin/vite.js'),
        'build',
        '--outDir',
        dist,
        '--emptyOutDir',
        '--logLevel',
        'error',
        ...(process.env.BENCH_BUILD_ARGS?.split(' ') ?? []),
      ],
      { cwd: portal, stdio: 'inherit', env: { ...process.env, PORTAL_PORT: port, PLATFORM_PORT: port } },
    )
    if (status !== 0) throw new Error('the portal could not be built')

    const json = (value) => ({ raw: Buffer.from(JSON.stringify(value)), type: 'application/json' })
    const services = specs.map(({ id, title }) => ({
      id: `svc-${id}`,
      slug: id,
      name: title,
      active: true,
      public: true,
      isBeta: false,
      currentDocLocation: `${origin}/content/docs/${id}/`,
    }))
    server.extend(({ pathname }) => {
      if (pathname === '/devcenter/public/v1/services/') return json({ count: services.length, results: services })
      const [, area, , id, file] = pathname.split('/')
      if (area === 'content') {
        if (file === 'toc.json')
          return json([
            { text: 'Overview', link: 'README' },
            { text: 'Reference', link: 'openapi.json', swagger: true },
          ])
        const spec = path.join(root, 'data/specs', `${id}.json`)
        return file === 'openapi.json' && fs.existsSync(spec) ? { raw: fs.readFileSync(spec), ext: '.json' } : null
      }
      const asset = path.join(dist, pathname)
      if (pathname.length > 1 && asset.startsWith(dist) && fs.existsSync(asset) && fs.statSync(asset).isFile())
        return { raw: fs.readFileSync(asset), ext: path.extname(asset) }
      return area === 'docs' || area === 'api-doc'
        ? { raw: fs.readFileSync(path.join(dist, 'index.html')), ext: '.html' }
        : null
    })
    for (const { id } of specs) server.warm(`/content/docs/${id}/openapi.json`)
    for (const file of fs.readdirSync(path.join(dist, 'assets'))) server.warm(`/assets/${file}`)
  },
  urlFor: ({ spec, op }) =>
    `${origin}/docs/${spec.id}/api-doc?${new URLSearchParams({ doc: `${spec.id}/openapi.json`, path: op.path, method: op.method.toUpperCase() })}`,
  page: {
    index: () => document.querySelectorAll('main nav a[href*="path="], nav a[href*="path="]').length > 0,
    find: (op) => {
      const article = document.querySelector('main article')
      const address = article?.querySelector('code')
      const method = address?.previousElementSibling?.textContent
      // its responses follow what it takes
      const whole = article?.querySelector('#responses')
      return whole && address?.textContent.endsWith(op.path) && method === op.method.toUpperCase() ? article : null
    },
    navigate: (op) => {
      const link = [...document.querySelectorAll('a[href*="path="]')].find((a) => {
        const query = new URL(a.href).searchParams
        return query.get('path') === op.path && query.get('method')?.toLowerCase() === op.method
      })
      link?.click()
      return !!link
    },
  },
}
