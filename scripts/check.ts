import { changedFiles, sourceGraph } from './check/changes.ts'
import { relatedTests } from './check/related-tests.ts'
import { runInOrder } from './check/run-in-order.ts'
import { runCommand } from './run-command.ts'

// npm run check [-- <commit>]: format, lint, types, and the tests that the changes since main (or that commit) touch, those
// nearest to the changes first. Tests for which a minute is too short are left to npm test, and counted.
const [base = 'main'] = process.argv.slice(2)
const secondsForTests = 45
const npm = ['npm', 'run', '--silent']

const files = relatedTests(changedFiles(base), sourceGraph())
const [format, lint, types, tests] = await Promise.all([
  runCommand('format', [...npm, 'format:check']),
  runCommand('lint', [...npm, 'lint']),
  runCommand('types', [...npm, 'typecheck']),
  runInOrder(files, secondsForTests),
])
for (const failed of tests.failed) console.log(`✗ ${failed}`)
const left = tests.unfinished.length > 0 ? `; ${tests.unfinished.length} farther ones are left to npm test` : ''
console.log(
  files.length === 0
    ? `✓ no test is touched by the changes since ${base}`
    : `${tests.failed.length > 0 ? '✗' : '✓'} ${tests.passed.length} test files passed${left}`,
)
process.exit(format && lint && types && tests.failed.length === 0 ? 0 : 1)
