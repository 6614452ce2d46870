import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const isRoot = process.getuid?.() === 0

/** Runs a command, hides its output and returns whether it succeeded. */
export function succeeds(command: string, ...args: string[]): boolean {
  return run('ignore', command, args)
}

/** Installs Debian packages if the user is root on Debian; otherwise does nothing. */
export function installPackages(...names: string[]): void {
  if (!isRoot || !existsSync('/etc/debian_version')) return
  console.log(`Installing ${names.join(' and ')} …`)
  const apt = ['-qq', '-o', 'DPkg::Lock::Timeout=120']
  if (!run('inherit', 'apt-get', [...apt, 'update'])) return
  run('inherit', 'apt-get', [...apt, 'install', '-y', '--no-install-recommends', ...names])
}

function run(stderr: 'inherit' | 'ignore', command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', stderr], env }).status === 0
}
