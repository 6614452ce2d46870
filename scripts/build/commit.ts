import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { moduleGraphFile } from './plugins.ts'

/** A built portal: the folder of its sources, and the folder of the build below it. */
export interface BuiltPortal {
  folder: string
  outDir: string
}

/**
 * Builds a commit in a temporary worktree, with the packages that are installed here, and removes it after the task.
 * @throws if git does not know the commit, or it does not build.
 */
export async function withBuiltCommit<T>(commit: string, task: (built: BuiltPortal) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'dev-center-commit-'))
  // A name of its own: the module graph is kept under it, in the same cache as that of this folder's build.
  const outDir = 'dist-before'
  const run = (command: string, args: string[], cwd = '.') =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit])
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const vite = resolve('node_modules/vite/bin/vite.js')
    run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', outDir], folder)
    return await task({ folder, outDir })
  } finally {
    rmSync(moduleGraphFile(outDir), { force: true })
    rmSync(folder, { recursive: true, force: true })
    run('git', ['worktree', 'prune'])
  }
}
