import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { budgets, chunkBudgets, maxHomeRequests } from '../../scripts/build/budgets'
import { filesBelow, textOf } from './source-files'

const documents = [
  'README.md',
  'SECURITY.md',
  'platform/README.md',
  'bench/README.md',
  'bench/adapters/README.md',
  ...filesBelow('docs').filter((file) => file.endsWith('.md')),
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
