import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'

/** Programs that test an archive and end with a failure when it is broken. */
const programs: [string, string[]][] = [
  ['unzip', ['-tqq']],
  ['python3', ['-m', 'zipfile', '-t']],
]

/** The texts in an archive by name. A program of the system tests it first, where there is one: it throws for a broken one. */
export function openArchive(bytes: Uint8Array): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  const path = join(folder, 'file.zip')
  try {
    writeFileSync(path, bytes)
    for (const [program, options] of programs) if (accepts(program, [...options, path])) break
  } finally {
    rmSync(folder, { recursive: true })
  }
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, body]) => [name, strFromU8(body)]))
}

/** False when the program is not on this machine. */
function accepts(program: string, options: string[]): boolean {
  try {
    execFileSync(program, options, { stdio: 'pipe' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
