import { fileURLToPath } from 'node:url'

// MUTATION_FOLDER (check, read, sources, domain, generate, explanations or root) limits the mutants and the tests to one folder.
const { MUTATION_FOLDER: folder, MUTATION_SAMPLE: sample } = process.env
const engine = 'src/engines/rsx'
const reports = `reports/mutation/${folder ?? 'all'}`
const mutate = { undefined: `${engine}/**/*.ts`, root: `${engine}/*.ts` }[folder] ?? `${engine}/${folder}/**/*.ts`

export default {
  mutate: [mutate],
  // Texts for users are checked as a whole by few tests; each literal as a mutant says little.
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('sample.mjs', import.meta.url))],
  ignorers: sample ? ['sample'] : [],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A mutant of a module's constants needs every test.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 15,
  disableTypeChecks: false,
  ignorePatterns: ['**', '!src/**', '!platform/**', '!tests/**', '!scripts/**', '!package.json'],
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { reportTests: false, reportMutants: false },
  jsonReporter: { fileName: `${reports}.json` },
  htmlReporter: { fileName: `${reports}.html` },
  incremental: true,
  incrementalFile: `${reports}-incremental.json`,
}
