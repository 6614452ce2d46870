// node --import tsx crowd.mjs [--people 50] [--seconds 60] [--kills 6]
// People who write, read and get tokens at the platform, all at once, while it is killed with kill -9 and started again. Says how
// long calls took, and every application that was lost or doubled. Needs only the node_modules of the folder above.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runCrowd, startKillablePlatform } from '../tests/platform/crowd.ts'
import { option } from './lib/options.mjs'

const people = +option('people', 50),
  seconds = +option('seconds', 60),
  kills = +option('kills', 6)

// The platform is started by a script of the folder above.
process.chdir(path.resolve(import.meta.dirname, '..'))
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'platform-crowd-'))
const platform = await startKillablePlatform(dataDir)
const end = Date.now() + seconds * 1000
const crowd = runCrowd(platform.origin, people, { isOver: () => Date.now() > end })
for (let kill = 1; kill <= kills; kill++) {
  await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / (kills + 1)))
  await platform.killAndRestart()
}
const { written, unanswered, times, problems } = await crowd
await platform.stop()
fs.rmSync(dataDir, { recursive: true, force: true })

console.log(
  `${people} people, ${seconds} s, killed ${kills} times: ${written} applications written, ${unanswered} calls without an answer, ${problems.length} problems`,
)
for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`)
for (const [what, all] of Object.entries(times)) {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(0)
  console.log(`${what.padEnd(8)} ${sorted.length} calls, median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`)
}
process.exit(problems.length > 0 ? 1 : 0)
