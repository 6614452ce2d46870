import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ports } from './build/environments.ts'
import { moduleGraphFile } from './build/plugins.ts'
import { buildStampFile } from './build/production.ts'

const folder = `test-results/run-${ports.portal}`

/** Files and folders of one test run. The port of its portal is in their names, so that two runs do not collide. */
export const testRun = {
  outDir: join(folder, `dist-${ports.portal}`),
  platformData: join(folder, 'platform'),
  nginx: join(folder, 'nginx'),
  failures: join(folder, 'failures'),
  vitestReport: join(folder, 'vitest.json'),
  e2eReport: { nginx: join(folder, 'e2e-nginx.json'), preview: join(folder, 'e2e-preview.json') },
}

/** Removes the files of this test run. */
export function removeTestRun(): void {
  for (const path of [folder, moduleGraphFile(testRun.outDir), buildStampFile(testRun.outDir)]) {
    rmSync(path, { recursive: true, force: true })
  }
}
