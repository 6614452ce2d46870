import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// npm run packages:report: what the package registry says about the packages of package-lock.json: which are deprecated,
// which had no release for 24 months, which have known vulnerabilities, and whether their signatures are right. It
// reports and never fails, because a registry changes without a change of the project.

const staleMonths = 24
const parallelRequests = 12

interface LockedPackage {
  name: string
  version: string
  isDevelopment: boolean
}

/** The registry's document about a package, as far as it is read here. */
interface RegistryPackage {
  time?: Record<string, string>
  versions?: Record<string, { deprecated?: string | boolean }>
}

const registry = npm('config', 'get', 'registry').stdout.trim().replace(/\/$/, '')
const locked = lockedPackages()
const answers = await mapInParallel(locked, async (one) => ({ one, metadata: await metadataOf(one.name) }))

const unanswered = answers.filter(({ metadata }) => !metadata)
const answered = answers.flatMap(({ one, metadata }) => (metadata ? [{ one, metadata }] : []))
const deprecated = answered.flatMap(({ one, metadata }) => {
  const reason = metadata.versions?.[one.version]?.deprecated
  return reason ? [`${label(one)}: ${String(reason)}`] : []
})
const staleBefore = new Date()
staleBefore.setMonth(staleBefore.getMonth() - staleMonths)
const stale = answered.flatMap(({ one, metadata }) => {
  const last = lastRelease(metadata)
  return last && last < staleBefore ? [{ line: `${label(one)}: last release ${isoDay(last)}`, last }] : []
})

section(`Deprecated (of ${locked.length} packages)`, deprecated)
section(
  `No release for ${staleMonths} months`,
  stale.toSorted((a, b) => a.last.getTime() - b.last.getTime()).map(({ line }) => line),
)
section(
  'Not answered by the registry',
  unanswered.map(({ one }) => label(one)),
)
section('Known vulnerabilities (npm audit)', outputOf(npm('audit')))
section('Signatures (npm audit signatures)', outputOf(npm('audit', 'signatures')))

function lockedPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean; name?: string }>
  }
  const all = Object.entries(packages).flatMap(([path, { version, dev, name }]) => {
    const [, folder] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    return folder && version ? [{ name: name ?? folder, version, isDevelopment: dev === true }] : []
  })
  return [...new Map(all.map((one) => [label(one), one])).values()].toSorted((a, b) => label(a).localeCompare(label(b)))
}

/** Reads the registry's document of a package; undefined if there is none, or no answer within 30 s. */
async function metadataOf(name: string): Promise<RegistryPackage | undefined> {
  try {
    const response = await fetch(`${registry}/${name.replace('/', '%2f')}`, { signal: AbortSignal.timeout(30_000) })
    return response.ok ? ((await response.json()) as RegistryPackage) : undefined
  } catch {
    return undefined
  }
}

/** The time of a package's newest version. */
function lastRelease({ time = {} }: RegistryPackage): Date | undefined {
  const times = Object.entries(time)
    .filter(([version]) => version !== 'created' && version !== 'modified')
    .map(([, at]) => new Date(at).getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

async function mapInParallel<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...items.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await act(next[1])
  }
  await Promise.all(Array.from({ length: parallelRequests }, work))
  return results
}

function npm(...args: string[]) {
  // Its messages are part of the report, also if this script runs below a silent npm.
  args.push('--loglevel=warn')
  return spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
}

function outputOf({ stdout, stderr }: { stdout: string; stderr: string }): string[] {
  return `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '')
}

function label({ name, version, isDevelopment }: LockedPackage): string {
  return `${name} ${version}${isDevelopment ? ' (development)' : ''}`
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function section(title: string, lines: string[]) {
  console.log(`\n## ${title}\n`)
  console.log(lines.length > 0 ? lines.join('\n') : 'None.')
}
