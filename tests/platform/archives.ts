import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'

/** Programs that test an archive, with the arguments before its path. */
const programs: [string, string[]][] = [
  ['unzip', ['-tqq']],
  ['python3', ['-m', 'zipfile', '-t']],
]

/** The texts of an archive by name. */
export function openArchive(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, body]) => [name, strFromU8(body)]))
}

/** Tests an archive with a program that this machine has, independently of the library that wrote it. @throws when it is broken. */
export function openArchiveWithProgram(bytes: Uint8Array): void {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  const path = join(folder, 'file.zip')
  try {
    writeFileSync(path, bytes)
    for (const [program, options] of programs) if (run(program, [...options, path])) break
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs a program; false when this machine does not have it. */
function run(program: string, options: string[]): boolean {
  try {
    execFileSync(program, options, { stdio: 'pipe' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
