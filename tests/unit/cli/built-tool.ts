import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCli } from '../../../scripts/build/cli'
import type { ToolRun } from './run-tool'

let built: Promise<string> | undefined

/** Builds the tool once for all tests of a file. Returns the path of its file, in a folder of its own. */
export function builtTool(): Promise<string> {
  built ??= buildCli().then((code) => {
    const path = join(mkdtempSync(join(tmpdir(), 'dev-center-tool-')), 'dev-center.mjs')
    writeFileSync(path, code)
    return path
  })
  return built
}

interface SpawnOptions {
  cwd?: string
  input?: string | Uint8Array
  env?: Record<string, string>
  /** Arguments of Node before the tool. */
  nodeArguments?: readonly string[]
  /** A program that starts Node, with its arguments. */
  through?: readonly string[]
  uid?: number
}

/** Runs the built tool in a process of its own. */
export async function spawnTool(argv: readonly string[], options: SpawnOptions = {}): Promise<ToolRun> {
  const { cwd, input = '', env = {}, nodeArguments = [], through = [], uid } = options
  const [program = process.execPath, ...rest] = [
    ...through,
    process.execPath,
    ...nodeArguments,
    await builtTool(),
    ...argv,
  ]
  const child = spawn(program, rest, {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (part: string) => void (output[name] += part))
  }
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (exitCode, signal) => resolve(exitCode ?? (signal === null ? -1 : -2)))
  })
  return { code, ...output }
}
