import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { pageViews } from '../tests/support/pages.ts'
import { withBuiltCommit } from './build/commit.ts'
import { ports } from './build/environments.ts'
import { requireFree } from './ports.ts'
import { withRunningPortal } from './running-portal.ts'
import { comparePictures } from './screens/compare-pictures.ts'
import { comparedStates, readmeStates, states, type State } from './screens/states.ts'
import { fontOptions, takePictures, type PictureOptions } from './screens/take-pictures.ts'
import { testRun } from './test-run.ts'

// npm run screens [part of a name …]: takes pictures of every page at two widths in both themes, and of the states whose
// layout differs, into test-results/screens. To be looked at, page by page, after a change of what many pages share.
// With --readme it takes the pictures of the README instead.
// With --compare <commit> it compares pictures of the pages that matter most with those of that commit.
const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean', default: false }, compare: { type: 'string' } },
})
const both = { widths: [1440, 390], themes: ['light', 'dark'], maxHeight: 3_000 } as const

const pages = pageViews.map(({ url, reader, person }): State => ({
  name: `${reader} ${url.slice(1)}`.slice(0, 90),
  path: url,
  person,
}))
const problems: string[] = []

async function take(browser: Browser, chosen: readonly State[], options: PictureOptions): Promise<void> {
  problems.push(...(await takePictures(browser, chosen, options)))
}

/** Compares with a commit, whose pictures are taken once. Returns the number of pictures that have changed. */
async function compareWith(commit: string): Promise<number> {
  const hash = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], { encoding: 'utf8' }).slice(0, 12)
  const root = 'test-results/screens-compared'
  const [before, after, report] = [`${root}/${hash}`, `${root}/now`, `${root}/report`]
  const compared = comparedStates(pages)
  // In the past, so that no session seems to have ended.
  const options = { ...both, fixedTime: new Date('2026-09-15T15:00:00Z') }
  if (!existsSync(before)) {
    const unfinished = `${before}-unfinished`
    await withBuiltCommit(commit, (built) =>
      withRunningPortal((browser) => take(browser, compared, { ...options, folder: unfinished }), {
        browserOptions: fontOptions,
        built,
      }),
    )
    if (problems.length > 0) return 0
    renameSync(unfinished, before)
  }
  let changedCount = 0
  rmSync(testRun.platformData, { recursive: true, force: true })
  await withRunningPortal(
    async (browser) => {
      await take(browser, compared, { ...options, folder: after })
      changedCount = await comparePictures(browser, { before, after, report })
    },
    { browserOptions: fontOptions },
  )
  return changedCount
}

async function takeHere(): Promise<void> {
  const readme = { folder: 'docs/images', widths: [1360], themes: ['light'], maxHeight: 850, isReadme: true } as const
  const all = values.readme ? readmeStates : [...pages, ...states]
  const chosen = all.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
  const options = values.readme ? readme : { ...both, folder: 'test-results/screens' }
  await withRunningPortal((browser) => take(browser, chosen, options), { browserOptions: fontOptions })
}

await requireFree([
  { what: 'portal', port: ports.portal, variable: 'PORTAL_PORT' },
  { what: 'platform', port: ports.platform, variable: 'PLATFORM_PORT' },
])
const changed = values.compare === undefined ? 0 : await compareWith(values.compare)
if (values.compare === undefined) await takeHere()
for (const problem of problems) console.log(`✗ ${problem}`)
process.exit(problems.length + changed === 0 ? 0 : 1)
