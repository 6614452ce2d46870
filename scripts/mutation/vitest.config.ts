import { fileURLToPath } from 'node:url'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { createWarmWorker } from './warm-pool.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = process.env.MUTATION_FOLDER ?? '**'
const tests = 'tests/unit/engines/rsx'

/** Tests of sizes and of many generated documents: a mutant that lives would run them to the end. */
const slowTests = [
  'oracles/*',
  'check/{limits,examples}',
  'read/{hostile,flat-examples}',
  'sources/{versions,catalogue,designs,archive-sizes}',
  'generate/{combinations,schemas,mutations,one-mutation,odd-rules,removed-values,retailers,sets}',
]

export default defineConfig({
  root,
  envDir: false,
  plugins: [
    {
      name: 'warm-pool',
      // Stryker sets the pool on the command line, which wins over `test.pool`.
      configureVitest: ({ project }) => {
        Object.assign(project.config, {
          pool: 'warm',
          poolRunner: { name: 'warm', createPoolWorker: createWarmWorker },
        })
      },
    },
  ],
  resolve: {
    alias: { '@': `${root}src` },
    conditions: ['worker', ...defaultClientConditions],
  },
  test: {
    environment: 'node',
    maxWorkers: 1,
    testTimeout: 30_000,
    include: [`${tests}/${folder === 'root' ? '' : `${folder}/`}*.test.ts`],
    exclude: slowTests.map((path) => `${tests}/${path}.test.ts`),
    setupFiles: ['tests/setup/console-guard.ts'],
  },
})
