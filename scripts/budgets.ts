import { budgetReport } from './build/budget-report.ts'
import { buildWhenStale } from './build/production.ts'

// npm run budgets [folder of a build]: measures the production build and fails when a budget is exceeded.
const [outDir = 'dist'] = process.argv.slice(2)
if (outDir === 'dist') await buildWhenStale(outDir)

const { lines, failures } = budgetReport(outDir)
console.log(lines.join('\n'))
for (const failure of failures) console.error(`OVER BUDGET: ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)
