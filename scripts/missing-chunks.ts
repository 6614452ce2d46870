import { lazyChunks } from './missing-chunks/build-chunks.ts'
import {
  formPathOf,
  openIntact,
  runCase,
  startPath,
  type Case,
  type IntactVisit,
  type Missing,
  type Site,
} from './missing-chunks/cases.ts'
import { unreached, visits, type Visit } from './missing-chunks/visits.ts'
import { runAll } from './run-all.ts'
import { portal, signInAll, withRunningPortal } from './running-portal.ts'
import { testRun } from './test-run.ts'

// npm run missing-chunks [part of a chunk's name …]: removes each lazily loaded file of the build once, as a deploy does under
// an open tab, with and without unsaved input, online and offline, lets it hang, and checks that nothing is lost and no page
// stays blank or in placeholders (SHELL-27, SHELL-28). Prints a table of the outcomes, and every chunk that no visit loads. EVERY=4 runs each fourth case only, MISSING=hanging one kind.

const names = process.argv.slice(2)
const every = Number(process.env['EVERY'] || 1)
const onlyMissing = process.env['MISSING']
const concurrency = 2

interface FoundVisits {
  /** For each file of code the first visit that requests it. */
  visitOf: Map<string, Visit>
  /** The page of a visit with all code, without and with input; cases are compared with it. */
  intact: (visit: Visit, hasInput: boolean) => IntactVisit
}

/** Whether the page of the visit itself has the field that is filled in. */
function hasOwnField({ open, field }: Visit): boolean {
  return open !== undefined && field !== undefined
}

/** Opens every visit with all code. */
async function findVisits(site: Site): Promise<FoundVisits> {
  const found = { withInput: new Map<Visit, IntactVisit>(), withoutInput: new Map<Visit, IntactVisit>() }
  const openings = visits.flatMap((visit) =>
    (hasOwnField(visit) ? [false, true] : [false]).map((hasInput) => ({ visit, hasInput })),
  )
  await runAll(openings, concurrency, async ({ visit, hasInput }) => {
    const intact = await openIntact(site, visit, hasInput).catch((error: unknown) => {
      console.log(`✗ ${visit.name} did not open: ${String(error).split('\n')[0]}`)
      failures += 1
      return { files: new Set<string>(), text: new Set<string>() }
    })
    found[hasInput ? 'withInput' : 'withoutInput'].set(visit, intact)
  })
  const intact = (visit: Visit, hasInput: boolean) =>
    found[hasInput && hasOwnField(visit) ? 'withInput' : 'withoutInput'].get(visit) as IntactVisit
  const visitOf = new Map<string, Visit>()
  for (const visit of visits) {
    for (const file of intact(visit, false).files) if (!visitOf.has(file)) visitOf.set(file, visit)
  }
  return { visitOf, intact }
}

/** Whether a page that cases of this visit start from already requests the file, so that only the address can open the visit. */
function isNeededAtStart(file: string, visit: Visit, intact: FoundVisits['intact']): boolean {
  if (visit.isOpenedByAddress) return true
  if (visit.open) return false
  const starts = visits.filter(({ path, open }) => !open && [startPath, formPathOf(visit)].includes(path))
  return starts.some((start) => intact(start, false).files.has(file))
}

/** The cases of one chunk. Cases that cannot exist are left out: nothing is typed before the page is there, and none loads offline. */
function casesOf(file: string, visit: Visit, isAtStart: boolean): Case[] {
  const hasNoField = visit.open ? visit.field === undefined : isAtStart
  const inputs = hasNoField ? [false] : [false, true]
  const ways: Missing[] = isAtStart ? ['deployed'] : ['deployed', 'offline']
  const cases = ways.flatMap((missing) => inputs.map((hasInput) => ({ file, visit, missing, hasInput, isAtStart })))
  return [...cases, { file, visit, missing: 'hanging', hasInput: false, isAtStart }]
}

let failures = 0
const outcomes = new Map<string, number>()

await withRunningPortal(async (browser) => {
  const people = await signInAll(
    browser,
    visits.flatMap(({ person }) => person ?? []),
  )
  const site: Site = { browser, portal, people }
  const chunks = lazyChunks(testRun.outDir)
  const { visitOf, intact } = await findVisits(site)
  const found = chunks.filter(({ file }) => visitOf.has(file))
  console.log(`${chunks.length} lazily loaded files of code; ${visits.length} visits load ${found.length} of them.`)
  const all = found
    .filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
    .flatMap((chunk) => {
      const visit = visitOf.get(chunk.file) as Visit
      const parts = visits.filter(({ preloaded }) => preloaded?.includes(chunk.name))
      return [
        ...casesOf(chunk.file, visit, isNeededAtStart(chunk.file, visit, intact)),
        ...parts.flatMap((part) => casesOf(chunk.file, part, true)),
      ].map((each) => ({ chunk, each }))
    })
  const cases = all
    .filter(({ each }) => onlyMissing === undefined || each.missing === onlyMissing)
    .filter((_, index) => index % every === 0)
  await runAll(cases, concurrency, async ({ chunk, each }) => {
    const { visit, missing, hasInput, isAtStart } = each
    const { outcome, problems } = await runCase(site, each, intact(visit, hasInput))
    const key = `${chunk.kind}, ${missing}, ${hasInput ? 'with' : 'without'} input: ${outcome}`
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
    failures += problems.length > 0 ? 1 : 0
    const how = `${missing}${hasInput ? ', unsaved input' : ''}${isAtStart ? ', from the start' : ''}`
    console.log(
      `${problems.length > 0 ? '✗' : '✓'} ${chunk.kind} ${chunk.name} at ${visit.name} (${how}): ${outcome} ${problems.join('; ')}`,
    )
  })
  console.log(`\n${cases.length} of ${all.length} cases ran, ${failures} failed.`)
  for (const [key, count] of [...outcomes].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`  ${key}: ${count}`)
  const missed = chunks.filter(({ file }) => !visitOf.has(file))
  console.log(`\nNo visit loads ${missed.length} files:`)
  for (const { name, kind } of missed) console.log(`  ${kind} ${name}: ${unreached[name] ?? 'no visit for it yet'}`)
})
process.exit(failures === 0 ? 0 : 1)
