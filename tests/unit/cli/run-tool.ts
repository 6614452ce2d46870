import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { run } from '../../../cli/run'

/** The result of a run of the tool. */
export interface ToolRun {
  code: number
  stdout: string
  stderr: string
}

/** Runs the tool in this process. */
export async function runTool(argv: readonly string[], input: string | Uint8Array = ''): Promise<ToolRun> {
  const [stdout, stderr] = [collector(), collector()]
  const code = await run(argv, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr, env: {} })
  return { code, stdout: stdout.text(), stderr: stderr.text() }
}

function collector() {
  const parts: string[] = []
  const stream = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part.toString())
      done()
    },
  })
  return Object.assign(stream, { text: () => parts.join('') })
}

/** Writes files into a new folder. Returns its path. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'dev-center-'))
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return folder
}

/** Removes a folder. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
