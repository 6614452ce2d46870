import { freePort } from './ports.ts'

// Preloaded (--import) by npm test and npm run test:e2e. Unless the shell sets ports, a test run uses free ones, so that it
// collides neither with a running portal nor with another test run. Child processes inherit them.
process.env['PORTAL_PORT'] ||= String(await freePort())
process.env['PLATFORM_PORT'] ||= String(await freePort())
