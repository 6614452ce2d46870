import { rmSync } from 'node:fs'
import { startPlatform } from '../platform/main.ts'
import { ports } from './build/environments.ts'
import { requireFree } from './ports.ts'
import { writePlatformIndex } from './search-index/platform-index.ts'

// npm run platform: starts the local platform without the portal. --reset deletes its state; the next start then creates
// the sample data again. PLATFORM_CONTROL=1 opens the control endpoint of the tests, PLATFORM_DATA is the folder of the state.
// PLATFORM_HOST is the address to listen at, which a container needs; without it, only this machine reaches the platform.
// PLATFORM_HOSTS has the names by which it may be called, beside localhost, with commas.
const host = process.env['PLATFORM_HOST']
const hosts = (process.env['PLATFORM_HOSTS'] ?? '').split(',').map((name) => name.trim().toLowerCase())
const dataDir = process.env['PLATFORM_DATA'] || '.platform'

if (process.argv.includes('--reset')) {
  await requireFree([{ what: 'local platform', port: ports.platform, variable: 'PLATFORM_PORT' }])
  rmSync(dataDir, { recursive: true, force: true })
  console.log(`Removed ${dataDir}. The next start of the platform creates the sample data again.`)
} else {
  await requireFree([{ what: 'local platform', port: ports.platform, variable: 'PLATFORM_PORT' }])
  await writePlatformIndex(dataDir)
  const platform = await startPlatform({
    port: ports.platform,
    ...(host && { host }),
    portalOrigin: `http://localhost:${ports.portal}`,
    dataDir,
    hosts: hosts.filter((name) => name !== ''),
    control: process.env['PLATFORM_CONTROL'] === '1',
  })
  console.log(`Local platform: ${platform.origin}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void platform.close().then(() => process.exit(0)))
  }
}
