import { rmSync } from 'node:fs'
import { startPlatform } from '../platform/main.ts'
import { ports } from './build/environments.ts'
import { requireFree } from './ports.ts'

// npm run platform: the local platform alone. --reset forgets its state, so that the next start begins with the seed.
// PLATFORM_CONTROL=1 opens the control endpoint of the tests; PLATFORM_DATA moves the state.
const dataDir = process.env['PLATFORM_DATA'] || '.platform'

if (process.argv.includes('--reset')) {
  await requireFree([{ what: 'local platform', port: ports.platform, variable: 'PLATFORM_PORT' }])
  rmSync(dataDir, { recursive: true, force: true })
  console.log(`Removed ${dataDir}. The next start of the platform begins with the seed.`)
} else {
  await requireFree([{ what: 'local platform', port: ports.platform, variable: 'PLATFORM_PORT' }])
  const platform = await startPlatform({
    port: ports.platform,
    portalOrigin: `http://localhost:${ports.portal}`,
    dataDir,
    control: process.env['PLATFORM_CONTROL'] === '1',
  })
  console.log(`Local platform: ${platform.origin}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void platform.close().then(() => process.exit(0)))
  }
}
