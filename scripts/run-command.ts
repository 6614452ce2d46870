import { spawn } from 'node:child_process'

/** Runs a command and prints its name and time. Its output is printed as it comes (`live`), or only when it fails. */
export async function runCommand(name: string, [command = '', ...args]: string[], live = false): Promise<boolean> {
  const started = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (!passed) console.log(Buffer.concat(output).toString())
  return passed
}
