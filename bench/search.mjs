// Measures the index of search: npm run search, in this folder. Needs only the node_modules of the folder above.
import { performance } from 'node:perf_hooks'
import { createSearchIndex } from '../src/engines/search/ranking/search-index.ts'
import { firstHalf } from '../tests/unit/engines/search/gold/first-half.ts'
import { askAll } from '../tests/unit/engines/search/gold/gold-query.ts'
import { platformRecords } from '../tests/unit/engines/search/gold/platform-records.ts'

const otherRecords = 5_000
const recordsPerSource = 50
const rounds = 5

/** The records of the platform, and copies of its guides and operations at other addresses, as of a larger network. */
async function manyRecords() {
  const sources = await platformRecords()
  const prose = sources
    .flatMap(({ records }) => records)
    .filter(({ group }) => group === 'guides' || group === 'operations')
  for (let start = 0; start < otherRecords - prose.length; start += recordsPerSource) {
    const records = Array.from({ length: recordsPerSource }, (_, index) => {
      const copied = prose[(start + index) % prose.length]
      return { ...copied, to: `${copied.to}&copy=${start + index}` }
    })
    sources.push({ source: `copies from ${start}`, records })
  }
  return sources
}

/** The time of the processor, in milliseconds: what other programs take does not count. */
function cpuTime(task) {
  const before = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function usedMegabytes() {
  global.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

const sources = await manyRecords()
const count = sources.reduce((sum, { records }) => sum + records.length, 0)
const before = usedMegabytes()
let index = createSearchIndex()
const firstBuild = cpuTime(() => sources.forEach(({ source, records }) => index.replace(source, records)))
console.log(`${count} records of ${sources.length} sources: built in ${firstBuild.toFixed(0)} ms of the processor,`)
console.log(
  `${((firstBuild * 6000) / count).toFixed(0)} ms per 6,000 records; ${(usedMegabytes() - before).toFixed(1)} MB beside the records`,
)
const largest = sources.toSorted((a, b) => b.records.length - a.records.length)[0]
const replaced = cpuTime(() => index.replace(largest.source, largest.records))
console.log(`replacing the largest source (${largest.records.length} records): ${replaced.toFixed(0)} ms`)

// Every beginning of every question, as it is typed.
const texts = [
  ...new Set(firstHalf.flatMap(([question]) => Array.from(question, (_, at) => question.slice(0, at + 1)))),
]
const mean = cpuTime(() => texts.forEach((text) => index.search({ text, limit: 5 }))) / texts.length
const times = texts.map((text) => {
  const runs = Array.from({ length: rounds }, () => {
    const start = performance.now()
    index.search({ text, limit: 5 })
    return performance.now() - start
  })
  return { text, time: Math.min(...runs) }
})
times.sort((a, b) => a.time - b.time)
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].time.toFixed(1)
console.log(
  `${texts.length} questions as they are typed: ${mean.toFixed(1)} ms of the processor on average; by the clock median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms (best of ${rounds})`,
)
for (const { text, time } of times.slice(-5)) console.log(`  ${time.toFixed(1)} ms  ${text}`)

index = createSearchIndex()
for (const { source, records } of await platformRecords()) index.replace(source, records)
const { notFirst, notAmongFive } = askAll(index, firstHalf)
console.log(
  `gold list: ${firstHalf.length - notFirst.length} of ${firstHalf.length} first, ${firstHalf.length - notAmongFive.length} among five`,
)
for (const miss of notFirst) console.log(`  ${miss}`)
