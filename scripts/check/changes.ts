import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeBelow, importsOf, textOf } from '../../tests/guards/source-files.ts'
import type { Edge } from './related-tests.ts'

/** The files that differ from the commit where this branch left `base`; uncommitted and new files included. */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const [start = base] = git('merge-base', 'HEAD', base)
  return [...git('diff', '--name-only', start), ...git('ls-files', '--others', '--exclude-standard')]
}

/** The imports of each TypeScript file of the repository, resolved to paths from its root. */
export function sourceGraph(): Map<string, Edge[]> {
  const files = codeBelow('src', 'platform', 'scripts', 'tests')
  return new Map(files.map((file) => [file, edgesOf(file)]))
}

function edgesOf(file: string): Edge[] {
  return importsOf(textOf(file)).flatMap(({ from, lazy }) => {
    if (!from.startsWith('@/') && !from.startsWith('.')) return []
    const path = from.startsWith('@/') ? join('src', from.slice(2)) : join(dirname(file), from)
    const to = [`${path}.ts`, `${path}.tsx`, path].find((candidate) => existsSync(candidate))
    return to === undefined ? [] : [{ to: to.replace(/\?.*$/, ''), lazy }]
  })
}
