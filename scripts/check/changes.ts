import { execFileSync } from 'node:child_process'
import { codeBelow, importsOf, importTarget, textOf } from '../../tests/guards/source-files.ts'
import type { Edge } from './related-tests.ts'

/** The files that differ from the commit where this branch left `base`; uncommitted and new files included. */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const [start = base] = git('merge-base', 'HEAD', base)
  return [...git('diff', '--name-only', start), ...git('ls-files', '--others', '--exclude-standard')]
}

/** The imports of each TypeScript file of the repository, resolved to paths from its root. */
export function sourceGraph(): Map<string, Edge[]> {
  const files = codeBelow('src', 'cli', 'platform', 'scripts', 'tests')
  return new Map(files.map((file) => [file, edgesOf(file)]))
}

function edgesOf(file: string): Edge[] {
  return importsOf(textOf(file)).flatMap((edge) => {
    const to = importTarget(file, edge)
    return to === undefined ? [] : [{ to, lazy: edge.lazy }]
  })
}
