// node scripts/report.mjs [results/NAME.jsonl] -> tables on stdout, summary JSON beside it (NAME.summary.json)
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const REF = 'limit-b-worker',
  SHELL = 'limit-f-shell'
const sorted = (a) => a.filter((x) => typeof x === 'number' && Number.isFinite(x)).toSorted((x, y) => x - y)
export const median = (a) => {
  const s = sorted(a)
  return s.length ? (s[(s.length - 1) >> 1] + s[s.length >> 1]) / 2 : null
}
const stat = (a) => {
  const s = sorted(a)
  return s.length ? { median: median(s), min: s[0], max: s.at(-1), n: s.length } : null
}

export function summarise(file) {
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((l) => JSON.parse(l))
  const header = lines.find((l) => l.header)
  const rows = lines.filter((l) => l.adapter)
  const cells = {}
  for (const r of rows) ((cells[r.spec] ??= {})[r.adapter] ??= { first: [], late: [] })[r.mode]?.push(r)
  const out = {
    ...header,
    runs: Math.max(...rows.map((r) => r.run)),
    loadavg: stat(rows.map((r) => r.load)),
    others: stat(rows.map((r) => r.others)),
    results: {},
  }
  for (const [spec, as] of Object.entries(cells)) {
    out.results[spec] = Object.fromEntries(Object.entries(as).map(([name, cell]) => [name, cellSummary(cell, as)]))
  }
  return out
}

/** The medians of one adapter on one document, and its ratios to the references among `as`. */
function cellSummary(c, as) {
  const ok = (m) => c[m].filter((r) => r.ok)
  const all = [...c.first, ...c.late]
  const both = all.filter((r) => r.bytes)
  const late = (key) => stat(ok('late').map((r) => r[key]))
  return {
    runs: { first: `${ok('first').length}/${c.first.length}`, late: `${ok('late').length}/${c.late.length}` },
    assisted: all.some((r) => r.assisted) || undefined,
    jsGzip: median(both.map((r) => r.bytes.jsGzip)),
    jsRaw: median(both.map((r) => r.bytes.jsRaw)),
    jsBr: median(both.map((r) => r.bytes.jsBr)),
    dataGzip: median(ok('late').map((r) => r.bytes.dataGzip)),
    dataBr: median(ok('late').map((r) => r.bytes.dataBr)),
    errors: [...new Set(all.filter((r) => !r.ok).map((r) => `${r.mode}: ${r.error}`))],
    navErrors: [...new Set(c.late.filter((r) => r.navError).map((r) => r.navError))],
    ...Object.fromEntries(['first', 'late'].map((m) => [m, modeSummary(ok(m), m, as)])),
    heapMb: late('heapMb'),
    procMb: late('procMb'),
    elements: late('elements'),
    nav: late('nav'),
    navLongest: late('navLongest'),
  }
}

/** The times of the loads `ok` of one mode. */
function modeSummary(ok, mode, as) {
  const of = (key) => stat(ok.map((r) => r[key]))
  // ratio of one run to the reference in the same run, then the median of those
  const ratio = (to) =>
    median(
      ok.map((r) => {
        const ref = as[to]?.[mode].find((x) => x.run === r.run && x.ok)
        return ref ? r.ready / ref.ready : null
      }),
    )
  const cpu = (key) => [key, median(ok.map((r) => r.cpu[key]))]
  return {
    ready: of('ready'),
    ratio: ratio(REF),
    ratioShell: ratio(SHELL),
    index: of('index'),
    fcp: of('fcp'),
    tbt: of('tbt'),
    longest: of('longest'),
    lost: ok.filter((r) => r.lost > 0).length,
    cpu: ok.length ? Object.fromEntries(['task', 'script', 'layout', 'style'].map(cpu)) : null,
  }
}

const ms = (s) => (s ? `${Math.round(s.median)} (${Math.round(s.min)}–${Math.round(s.max)})` : '—')
const int = (s) => (s ? Math.round(s.median).toLocaleString('en') : '—')
const kb = (n) => (n === null ? '—' : n < 100e3 ? (n / 1e3).toFixed(1) : Math.round(n / 1e3).toLocaleString('en'))

export function tables(sum) {
  let t = ''
  for (const [spec, as] of Object.entries(sum.results)) {
    const meta = sum.specs.find((s) => s.id === spec)
    t += `\n### ${meta.title} — ${meta.operations.toLocaleString('en')} operations, ${(meta.bytes / 1e6).toFixed(2)} MB JSON (${meta.version})\n\n`
    t += 'Late: `' + meta.late.method.toUpperCase() + ' ' + meta.late.path + '`\n\n'
    t +=
      '| renderer | JS gzip / decoded kB | first op ms | late op ms | list ms | late ÷ limit b | late ÷ limit f | TBT ms | longest task ms | heap MB | process MB | elements | nav ms | ok runs first, late |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|\n'
    const order = Object.entries(as).toSorted(
      (x, y) =>
        x[0].startsWith('limit') - y[0].startsWith('limit') ||
        (x[0].startsWith('limit')
          ? x[0].localeCompare(y[0])
          : (x[1].late.ready?.median ?? 1e9) - (y[1].late.ready?.median ?? 1e9)),
    )
    for (const [name, o] of order) {
      const fail = (m) => (!o[m].ready && o.errors.some((e) => e.startsWith(m)) ? '**> 60 s**' : ms(o[m].ready))
      t += `| ${name}${o.assisted ? ' †' : ''} | ${o.jsGzip ? `${kb(o.jsGzip)} / ${kb(o.jsRaw)}` : name.startsWith('limit') ? 'inline' : '—'} | ${fail('first')} | ${fail('late')} | ${o.late.index ? ms(o.late.index) : '—'} | ${o.late.ratio ? o.late.ratio.toFixed(1) + '×' : '—'} | ${o.late.ratioShell ? o.late.ratioShell.toFixed(1) + '×' : '—'} | ${o.late.tbt ? ms(o.late.tbt) : '—'} | ${o.late.longest ? ms(o.late.longest) : '—'} | ${o.heapMb ? o.heapMb.median.toFixed(0) : '—'} | ${int(o.procMb)} | ${int(o.elements)} | ${o.nav ? ms(o.nav) : '—'} | ${o.runs.first}, ${o.runs.late} |\n`
    }
  }
  return t
}

export function report(file) {
  const sum = summarise(file)
  fs.writeFileSync(file.replace(/\.jsonl$/, '.summary.json'), JSON.stringify(sum, null, 1))
  console.log(
    `${sum.date.slice(0, 10)}, ${sum.chromium}, Node ${sum.node}, ${sum.cpus} cores, ${sum.runs} runs, load average ${sum.loadavg.median.toFixed(1)} (${sum.loadavg.min.toFixed(1)}–${sum.loadavg.max.toFixed(1)})`,
  )
  console.log(
    Object.entries(sum.versions)
      .map(([k, v]) => `${k} ${v}`)
      .join(', '),
  )
  console.log(tables(sum))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dir = path.resolve(path.dirname(process.argv[1]), '../results')
  report(
    process.argv[2] ||
      path.join(
        dir,
        fs
          .readdirSync(dir)
          .filter((f) => f.endsWith('.jsonl'))
          .toSorted((a, b) => fs.statSync(path.join(dir, b)).mtimeMs - fs.statSync(path.join(dir, a)).mtimeMs)[0],
      ),
  )
}
