import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/ports'
import type { World } from '../../platform/control/world'
import { call, newWorld } from './server'

/** A platform in a process of its own, which can be killed and started again with its data and its port. */
export interface KillablePlatform {
  origin: string
  /** Ends the process as `kill -9` does and starts it again. Resolves when it answers. */
  killAndRestart: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a platform in a process of its own. */
export async function startKillablePlatform(dataDir: string): Promise<KillablePlatform> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let running: ChildProcess
  const start = async () => {
    running = spawn(process.execPath, ['--import', 'tsx', 'scripts/platform.ts'], {
      env: { ...process.env, PLATFORM_PORT: String(port), PLATFORM_DATA: dataDir, PLATFORM_CONTROL: '1' },
      stdio: 'ignore',
    })
    while (
      !(await fetch(`${origin}/health`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await wait(50)
  }
  const kill = async () => {
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    origin,
    killAndRestart: async () => {
      await kill()
      await start()
    },
    stop: kill,
  }
}

/** The result of a crowd's run. */
export interface CrowdResult {
  /** Number of applications that were created and changed. */
  written: number
  /** Number of calls that got no answer, and were repeated. */
  unconfirmed: number
  /** Milliseconds of the answered calls, by what they do. */
  times: Record<string, number[]>
  /** Applications that were lost, doubled, or do not hold their last change, and answers that nobody expected. */
  problems: string[]
}

interface Round {
  isOver: (round: number) => boolean
  /** Called after each application that was written. */
  onWritten?: (written: number) => void
}

/**
 * People who create, change and list applications, read their secrets and get tokens, all at once and without a pause. A call
 * without an answer is repeated, a create with its `Idempotency-Key`. Then counts what is stored.
 */
export async function runCrowd(origin: string, size: number, { isOver, onWritten }: Round): Promise<CrowdResult> {
  const result: CrowdResult = { written: 0, unconfirmed: 0, times: {}, problems: [] }
  const people = await Promise.all(Array.from({ length: size }, () => newWorld(origin)))

  async function insist(what: string, send: () => ReturnType<typeof call>): ReturnType<typeof call> {
    for (;;) {
      const start = performance.now()
      const answer = await send().catch(() => undefined)
      if (answer && answer.status !== 503) {
        ;(result.times[what] ??= []).push(performance.now() - start)
        if (answer.status >= 400) result.problems.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
        return answer
      }
      result.unconfirmed += 1
      await wait(50)
    }
  }

  await Promise.all(
    people.map(async (person) => {
      const token = person.accessToken
      const list = `${origin}/devcenter/v1/applications/`
      const expected: string[] = []
      for (let round = 0; !isOver(round); round++) {
        const body = { name: `Draft ${round}`, description: '', appType: 'm2m', redirectUris: [] }
        const headers = { 'idempotency-key': randomUUID() }
        const created = await insist('create', () => call(list, { token, method: 'POST', body, headers }))
        const { id, clientId } = created.body as { id: string; clientId: string }
        const name = `Application ${round}`
        await insist('change', () => call(`${list}${id}/`, { token, method: 'PUT', body: { ...body, name } }))
        expected.push(name)
        result.written += 1
        onWritten?.(result.written)
        const secret = await insist('secret', () => call(`${list}${id}/retrieve_secret/`, { token }))
        const { secret: client_secret } = secret.body as { secret: string }
        const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret }
        await insist('token', () => call(`${origin}/oauth/token`, { method: 'POST', body: fields }))
        await insist('list', () => call(list, { token }))
      }
      result.problems.push(...differences(person, expected, await storedNames(list, token)))
    }),
  )
  return result
}

async function storedNames(list: string, token: string): Promise<string[]> {
  const names: string[] = []
  for (let page = 1; ; page++) {
    const { body } = await call(`${list}?page=${page}&page_size=100`, { token })
    const { count, results } = body as { count: number; results: { name: string }[] }
    names.push(...results.map(({ name }) => name))
    if (names.length >= count || results.length === 0) return names
  }
}

function differences({ email }: World, expected: string[], stored: string[]): string[] {
  const all = new Set([...expected, ...stored])
  return [...all].flatMap((name) => {
    const count = stored.filter((one) => one === name).length
    const wanted = expected.includes(name) ? 1 : 0
    return count === wanted ? [] : [`${email}: ${name} is stored ${count} times instead of ${wanted}`]
  })
}
