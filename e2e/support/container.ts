import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Carries out the final stage of a Containerfile as a container engine does, for the instructions that this repository uses. */
interface Stage {
  /** Shell commands that make the image's files below /srv. */
  files: string[]
  environment: string[]
  user: string
  workdir: string
  volumes: string[]
  command: string[]
  health: string[]
}

/** Whether this user may make the namespaces in which the steps of a Containerfile run here. */
export function canRunSteps(): boolean {
  const { status } = spawnSync('unshare', [
    '--mount',
    '--net',
    'sh',
    '-c',
    'ip link set lo up && mount -t tmpfs tmpfs /srv',
  ])
  return status === 0
}

/**
 * Carries out the final stage of a Containerfile without an engine: copies its files, then runs its command with its user,
 * without privileges, on a read-only file system, until its health check passes and `questions` have run in the shell.
 * Mounts and network are those of the steps alone. Packages are those of this machine (`apt-get`, `npm ci`).
 * @param built the folder that stands for the result of the stage `build`.
 * @returns what everything printed.
 */
export function runSteps(containerfile: string, built: string, questions: string[]): string {
  const stage = readStage(containerfile, built)
  const [uid = '', gid = ''] = stage.user.split(':')
  const asUser = `setpriv --reuid ${uid} --regid ${gid} --clear-groups --no-new-privs --bounding-set=-all`
  const script = [
    'set -eu',
    'ip link set lo up',
    'mount -t tmpfs tmpfs /srv',
    ...stage.files,
    ...stage.volumes.map(
      (volume) => `owner=$(stat -c %u:%g ${volume}); mount -t tmpfs tmpfs ${volume}; chown $owner ${volume}`,
    ),
    'mount -o remount,ro /srv',
    'mount -t tmpfs tmpfs /tmp',
    'mount -o remount,ro,bind /',
    ...stage.environment.map((assignment) => `export ${assignment}`),
    `cd ${stage.workdir}`,
    // As engines do: the user may open /dev/stdout.
    `chown ${stage.user} /proc/self/fd/1 /proc/self/fd/2`,
    `${asUser} ${quoted(stage.command)} &`,
    'main=$!',
    `until ${asUser} ${quoted(stage.health)} 2>/dev/null; do kill -0 $main; sleep 0.1; done`,
    `! ${asUser} touch /srv/written 2>/dev/null`,
    ...questions,
    'kill $main',
    'wait $main || [ $? = 143 ]',
  ].join('\n')
  // Node gives a child sockets for its output, which nobody can open as /dev/stdout: pipes can be.
  const run = 'unshare --mount --net --fork --kill-child sh -c "$1" 2>&1 | cat'
  const { status, stdout } = spawnSync('bash', ['-o', 'pipefail', '-c', run, 'steps', script], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The steps of ${containerfile} failed:\n${script}\n${stdout}`)
  return stdout
}

function readStage(containerfile: string, built: string): Stage {
  const lines = readFileSync(containerfile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const stage: Stage = { files: [], environment: [], user: '', workdir: '/', volumes: [], command: [], health: [] }
  for (const line of lines.slice(lines.findLastIndex((one) => one.startsWith('FROM ')) + 1)) {
    const [, instruction = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? []
    if (instruction === 'COPY') stage.files.push(...copied(rest, stage.workdir, built))
    else if (instruction === 'RUN') stage.files.push(ran(rest, stage.workdir))
    else if (instruction === 'ENV') stage.environment.push(...rest.split(' '))
    else if (instruction === 'USER') stage.user = rest
    else if (instruction === 'VOLUME') stage.volumes.push(rest)
    else if (instruction === 'CMD') stage.command = JSON.parse(rest) as string[]
    else if (instruction === 'HEALTHCHECK') stage.health = JSON.parse(rest.replace(/^.*? CMD /, '')) as string[]
    else if (instruction === 'WORKDIR') {
      stage.workdir = rest
      stage.files.push(`mkdir -p ${rest}`)
    } else if (!['EXPOSE', 'STOPSIGNAL'].includes(instruction)) throw new Error(`${containerfile}: ${line}`)
  }
  return stage
}

function copied(rest: string, workdir: string, built: string): string[] {
  const paths = rest.split(' ').filter((path) => !path.startsWith('--'))
  const target = paths.pop() ?? ''
  const path = target.startsWith('/') ? target : `${workdir}/${target}`
  const sources = paths.map((source) => source.replace(/^\/build\/dist$/, built))
  // A folder's content goes into the target, a file into the target or to its name.
  return sources.map((source) => {
    const folder = `mkdir -p ${path} && cp -r ${source}/. ${path}`
    const file = target.endsWith('/') ? `mkdir -p ${path} && cp ${source} ${path}` : `cp ${source} ${path}`
    return `if [ -d ${source} ]; then ${folder}; else ${file}; fi`
  })
}

function ran(command: string, workdir: string): string {
  if (command === 'npm ci') return `mkdir ${workdir}/node_modules && mount --bind node_modules ${workdir}/node_modules`
  const packages = /^apt-get update && apt-get install -y --no-install-recommends ([\w -]+) && rm -rf/.exec(
    command,
  )?.[1]
  return packages === undefined ? command : `dpkg -s ${packages} >/dev/null`
}

function quoted(words: string[]): string {
  return words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')
}
