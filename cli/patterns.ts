import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMatch } from '@/lib/wildcards'

/** Whether a name has wildcards. */
export function isPattern(name: string): boolean {
  return /[*?]/.test(name)
}

/**
 * Finds the files of a pattern, in alphabetical order: `*` and `?` match within a name, `**` any number of folders. Shells do the
 * same, but not all of them, and not with every number of files. Links to folders are not followed.
 */
export async function matchingFiles(pattern: string): Promise<string[]> {
  const steps = pattern.split(/[/\\]/)
  const first = steps.findIndex(isPattern)
  const base = steps.slice(0, first).join('/')
  const found = new Set<string>()
  await collectMatches(first === 0 ? '' : `${base}/`, steps.slice(first), found)
  return [...found].toSorted()
}

async function collectMatches(
  folder: string,
  [step = '', ...rest]: readonly string[],
  found: Set<string>,
): Promise<void> {
  if (!isPattern(step)) {
    const path = join(folder, step)
    if (rest.length > 0) await collectMatches(`${path}/`, rest, found)
    else if (await isFile(path)) found.add(path)
    return
  }
  if (step === '**') await collectMatches(folder, rest.length > 0 ? rest : ['*'], found)
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (step === '**') {
      if (entry.isDirectory() && !entry.name.startsWith('.')) await collectMatches(`${path}/`, ['**', ...rest], found)
    } else if (isMatch(entry.name, step)) {
      if (rest.length > 0 && entry.isDirectory()) await collectMatches(`${path}/`, rest, found)
      if (rest.length === 0 && !entry.isDirectory()) found.add(path)
    }
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder === '' ? '.' : folder, { withFileTypes: true })
  } catch {
    // A folder that does not exist, or may not be read, has no file that matches.
    return []
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
