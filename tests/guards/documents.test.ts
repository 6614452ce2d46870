import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { budgets, chunkBudgets, maxHomeRequests } from '../../scripts/build/budgets'
import { filesBelow, textOf } from './source-files'

const documents = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'platform/README.md',
  'bench/README.md',
  'bench/adapters/README.md',
  ...['docs', 'src'].flatMap(filesBelow).filter((file) => file.endsWith('.md')),
]
/** Its tests and ids have a guard of their own. */
const withoutSpecification = documents.filter((file) => file !== 'docs/specification.md')

/** The files and folders of the repository that a document names as code. */
function namedPaths(text: string): string[] {
  const isPath = /^(src|platform|tests|e2e|scripts|bench|docs|containers|public)\/[\w@./-]*$/
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => isPath.test(code))
}

/** The targets of links and pictures inside the repository. */
function linkTargets(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((to) => !/^\w+:/.test(to))
}

/** The anchors of a document's headings, as forges make them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Whether a link of a document leads to a file, and its fragment to a heading. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? document : join(dirname(document), path)
  return existsSync(file) && (anchor === undefined || anchorsOf(textOf(file)).includes(anchor))
}

/** The rows of the first table below a heading: the text of each cell. */
function tableBelow(text: string, heading: string): string[][] {
  const section = text.slice(text.indexOf(`\n${heading}\n`))
  const [, table = ''] = /\n\|.*\n\|[ :|-]+\n((?:\|.*\n)+)/.exec(section) ?? []
  return table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

describe('the engines', () => {
  it('have a document each', () => {
    const folders = new Set(filesBelow('src/engines').map((file) => file.split('/')[2] ?? ''))
    const missing = [...folders].filter((name) => name !== 'README.md' && !existsSync(`src/engines/${name}/README.md`))
    expect(missing).toEqual([])
  })
})

describe('docs/performance.md', () => {
  it('names the budgets of the build with their limits', () => {
    const documented = tableBelow(textOf('docs/performance.md'), '## Budgets').map(([what = '', , limit]) => [
      what.replace(/ \(.*\)$/, ''),
      Number(limit),
    ])
    const limits = [...Object.values(budgets), ...Object.values(chunkBudgets)].map(({ what, kB }) => [what, kB])
    expect(new Map(documented as [string, number][])).toEqual(
      new Map([...limits, ['… in requests', maxHomeRequests]] as [string, number][]),
    )
  })
})

/** A figure that a document states, and the constant of the code that it must be. */
interface StatedFigure {
  document: string
  stated: RegExp
  source: string
  constant: RegExp
  /** The factor between the unit of the document and that of the code: 1,000 for seconds beside milliseconds. */
  unit?: number
}

const browsers = ['Chrome or Edge (\\d+)', 'Firefox (\\d+) or', 'or Safari (\\d+)']
const targets = ['chrome', 'firefox', 'safari']
const statedFigures: StatedFigure[] = [
  {
    document: 'docs/decisions/0027-hold-the-reading-position-while-a-page-grows.md',
    stated: /(\d+) s have passed/,
    source: 'src/shell/ReadingPosition.tsx',
    constant: /patienceMs = ([\d_]+)/,
    unit: 1000,
  },
  {
    document: 'docs/performance.md',
    stated: /(\d+) s without a byte/,
    source: 'src/lib/transfer.ts',
    constant: /maxSilenceMs = ([\d_]+)/,
    unit: 1000,
  },
  {
    document: 'docs/performance.md',
    stated: /(\d+) s for tools/,
    source: 'src/config/tools.ts',
    constant: /toolTimeoutMs = ([\d_]+)/,
    unit: 1000,
  },
  {
    document: 'docs/contributing.md',
    stated: /After (\d+) s no further test starts/,
    source: 'scripts/check.ts',
    constant: /secondsForTests = (\d+)/,
  },
  {
    document: 'docs/contributing.md',
    stated: /must stay below ([\d.]+) kB/,
    source: 'tests/unit/app/start-script.test.ts',
    constant: /script\.length\)\.toBeLessThan\(([\d_]+)\)/,
    unit: 1000,
  },
  ...browsers.map((browser, index) => ({
    document: 'README.md',
    stated: new RegExp(browser),
    source: 'vite.config.ts',
    constant: new RegExp(`'${targets[index]}(\\d+)'`),
  })),
]

function figure(file: string, pattern: RegExp): number {
  return Number(pattern.exec(textOf(file))?.[1]?.replaceAll('_', ''))
}

describe('figures in documents', () => {
  it.each(statedFigures)(
    'of $document are those of $source: $stated',
    ({ document, stated, source, constant, unit = 1 }) => {
      expect(figure(document, stated) * unit).toBe(figure(source, constant))
    },
  )
})

describe('decision records', () => {
  const folder = 'docs/decisions'
  const records = filesBelow(folder).filter((file) => /\/\d{4}-/.test(file))
  const titleOf = (file: string) => /^# (.+)$/m.exec(textOf(file))?.[1] ?? ''

  it('begin with the number of their file', () => {
    const misnumbered = records.filter((file) => !titleOf(file).startsWith(`${Number(basename(file).slice(0, 4))}. `))
    expect(misnumbered).toEqual([])
  })

  it('are listed with their number and title', () => {
    const listed = tableBelow(`\n# Decision records\n${textOf(`${folder}/README.md`)}`, '# Decision records')
    expect(listed).toEqual(
      records.map((file) => [
        `[${basename(file).slice(0, 4)}](${basename(file)})`,
        titleOf(file).replace(/^\d+\. /, ''),
      ]),
    )
  })
})

describe('the version', () => {
  it('is the same in the package, its lock file and the changelog', () => {
    const versions = ['package.json', 'package-lock.json'].map(
      (file) => (JSON.parse(textOf(file)) as { version: string }).version,
    )
    const [, newest] = /^## (\d+\.\d+\.\d+) \(/m.exec(textOf('CHANGELOG.md')) ?? []
    expect(versions).toEqual([newest, newest])
  })
})

describe('pages for readers', () => {
  it('are short: README.md has less than 120 lines, docs/performance.md at most 150', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThan(120)
    expect(textOf('docs/performance.md').split('\n').length).toBeLessThanOrEqual(150)
  })
})

describe('documents', () => {
  it('name files and folders that exist', () => {
    expect(namedPaths('`src/lib/gone.ts`, `src/features/<area>/XPage.tsx` and `npm run check`')).toEqual([
      'src/lib/gone.ts',
    ])
    const missing = withoutSpecification.flatMap((document) =>
      namedPaths(textOf(document))
        .filter((path) => !existsSync(path))
        .map((path) => `${document}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('link to files and headings that exist', () => {
    expect(leadsSomewhere('README.md', 'docs/gone.md')).toBe(false)
    expect(leadsSomewhere('README.md', 'docs/contributing.md#gone')).toBe(false)
    expect(leadsSomewhere('README.md', 'docs/contributing.md#to-do-x-use-y')).toBe(true)
    const broken = documents.flatMap((document) =>
      linkTargets(textOf(document))
        .filter((link) => !leadsSomewhere(document, link))
        .map((link) => `${document}: ${link}`),
    )
    expect(broken).toEqual([])
  })
})
