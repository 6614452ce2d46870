import { lazyChunks, type LazyChunk } from './missing-chunks/build-chunks.ts'
import { openIntact, runCase, type IntactVisit, type Missing, type Site } from './missing-chunks/cases.ts'
import { unreached, visits, type Visit } from './missing-chunks/visits.ts'
import { portal, runAll, signInAll, withRunningPortal } from './running-portal.ts'
import { testRun } from './test-run.ts'

// npm run missing-chunks [part of a chunk's name …]: removes each lazily loaded file of the build once, as a deploy does under
// an open tab, with and without unsaved input, online and offline, and checks that nothing is lost and no page stays blank
// (SHELL-27). Prints a table of the outcomes, and every chunk that no visit loads. EVERY=4 runs each fourth case only.

const names = process.argv.slice(2)
const every = Number(process.env['EVERY'] || 1)
const concurrency = 2

interface Case {
  chunk: LazyChunk
  visit: Visit
  missing: Missing
  hasInput: boolean
  isAtStart: boolean
}

interface FoundVisits {
  visitOf: Map<string, Visit>
  atStart: Set<string>
  /** The visits that show a message also with all code. */
  withMessage: Set<Visit>
}

/** For each file of code the first visit that requests it, and the files that the start pages request. */
async function findVisits(site: Site): Promise<FoundVisits> {
  const requested = new Map<Visit, IntactVisit>()
  await runAll(visits, concurrency, async (visit) => {
    const intact = await openIntact(site, visit).catch((error: unknown) => {
      console.log(`✗ ${visit.name} did not open: ${String(error).split('\n')[0]}`)
      failures += 1
      return { files: new Set<string>(), hasMessage: false }
    })
    requested.set(visit, intact)
  })
  const visitOf = new Map<string, Visit>()
  for (const visit of visits) {
    for (const file of requested.get(visit)?.files ?? []) if (!visitOf.has(file)) visitOf.set(file, visit)
  }
  const starts = visits.filter(({ path, open }) => !open && (path === '/locations' || path === '/profile/personal'))
  return {
    visitOf,
    withMessage: new Set(visits.filter((visit) => requested.get(visit)?.hasMessage)),
    atStart: new Set(starts.flatMap((visit) => [...(requested.get(visit)?.files ?? [])])),
  }
}

/** The cases of one chunk. Cases that cannot exist are left out: nothing is typed before the page is there, and none loads offline. */
function casesOf(chunk: LazyChunk, visit: Visit, isAtStart: boolean): Case[] {
  const inputs =
    isAtStart || (visit.open ? visit.field === undefined : visit.person === undefined) ? [false] : [false, true]
  const ways: Missing[] = isAtStart ? ['deployed'] : ['deployed', 'offline']
  return ways.flatMap((missing) => inputs.map((hasInput) => ({ chunk, visit, missing, hasInput, isAtStart })))
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
  const { visitOf, atStart, withMessage } = await findVisits(site)
  const found = chunks.filter(({ file }) => visitOf.has(file))
  console.log(`${chunks.length} lazily loaded files of code; ${visits.length} visits load ${found.length} of them.`)
  const all = found
    .filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
    .flatMap((chunk) =>
      casesOf(chunk, visitOf.get(chunk.file) as Visit, !visitOf.get(chunk.file)?.open && atStart.has(chunk.file)),
    )
  const cases = all.filter((_, index) => index % every === 0)
  await runAll(cases, concurrency, async (each) => {
    const { chunk, visit, missing, hasInput, isAtStart } = each
    const { outcome, problems } = await runCase(site, {
      ...each,
      file: chunk.file,
      hasMessage: withMessage.has(visit),
    })
    const key = `${chunk.kind}, ${missing}, ${hasInput ? 'with' : 'without'} input: ${outcome}`
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
    failures += problems.length > 0 ? 1 : 0
    const how = `${missing}${hasInput ? ', unsaved input' : ''}${isAtStart ? ', opened by its address' : ''}`
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
