import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { budgetReport } from './build/budget-report.ts'
import { withBuiltCommit } from './build/commit.ts'
import { chunkSizes, growthRows } from './build/growth.ts'
import { buildWhenStale } from './build/production.ts'

// npm run budgets [folder of a build]: measures the production build and fails when a budget is exceeded.
// npm run budgets -- --since <commit>: prints what each chunk has grown since that commit, and checks no budget.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } })
const [outDir = 'dist'] = positionals
if (outDir === 'dist') await buildWhenStale(outDir)

if (values.since === undefined) {
  const { lines, failures, hints } = budgetReport(outDir)
  console.log(lines.join('\n'))
  for (const hint of hints) console.log(`Less than 10 % of room, raise it soon: ${hint}`)
  for (const failure of failures) console.error(`OVER BUDGET: ${failure}`)
  process.exit(failures.length > 0 ? 1 : 0)
}
const before = await withBuiltCommit(values.since, async (built) => chunkSizes(join(built.folder, built.outDir)))
console.log(growthRows(before, chunkSizes(outDir)).join('\n'))
