import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCrowd, startKillablePlatform } from './crowd'

const people = 8
const rounds = 4
/** The numbers of written applications after which the platform is killed. */
const kills = [5, 18]

it('loses and doubles nothing when it is killed while people write', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-crowd-'))
  const platform = await startKillablePlatform(dataDir)
  let restart = Promise.resolve()
  try {
    const result = await runCrowd(platform.origin, people, {
      isOver: (round) => round === rounds,
      onWritten: (written) => {
        if (kills.includes(written)) restart = restart.then(platform.killAndRestart)
      },
    })
    await restart
    expect(result.problems).toEqual([])
    expect(result.written).toBe(people * rounds)
    expect(result.unconfirmed).toBeGreaterThan(0)
  } finally {
    await restart
    await platform.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
