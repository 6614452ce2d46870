import { createServer, preview } from 'vite'
import { startPlatform } from '../platform/main.ts'
import { accounts, password } from '../platform/seed/accounts.ts'
import { ports } from './build/environments.ts'
import { buildWhenStale } from './build/production.ts'
import { requireFree } from './ports.ts'
import { writePlatformIndex } from './search-index/platform-index.ts'

// npm start: serves the production build and starts the local platform. npm run dev (--dev): the development server instead
// of the build.
const dev = process.argv.includes('--dev')

await requireFree([
  { what: 'portal', port: ports.portal, variable: 'PORTAL_PORT' },
  { what: 'local platform', port: ports.platform, variable: 'PLATFORM_PORT' },
])
if (!dev) await buildWhenStale('dist')

const dataDir = '.platform'
await writePlatformIndex(dataDir)

const portalOrigin = `http://localhost:${ports.portal}`
const platform = await startPlatform({ port: ports.platform, portalOrigin, dataDir, control: false })
const portal = dev ? await (await createServer()).listen() : await preview()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.allSettled([portal.close(), platform.close()]).then(() => process.exit(0))
  })
}

const width = Math.max(...accounts.map(({ email }) => email.length))
console.log(`
  Dev Center       ${portalOrigin}
  Local platform   ${platform.origin}

  Accounts (password of all: ${password})
${accounts.map(({ email, introduction }) => `    ${email.padEnd(width)}  ${introduction}`).join('\n')}

  Ctrl-C ends both.
`)
