import { describe, expect, it } from 'vitest'
import { sharedTasks } from '@/engines/openapi/reader/shared-tasks'

/** A task that settles when the test finishes it, even if it was aborted earlier. */
function heldTask() {
  let finish = (_value: string) => {}
  const result = new Promise<string>((resolve) => (finish = resolve))
  return { start: () => result, finish }
}

describe('shared tasks', () => {
  it('keep the next task if an aborted one settles late, so that nothing is fetched twice', async () => {
    const tasks = sharedTasks<string>()
    const [first, second] = [heldTask(), heldTask()]
    const left = new AbortController()
    const stays = new AbortController().signal
    const aborted = tasks.run('document', left.signal, first.start)
    left.abort()
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })

    const one = tasks.run('document', stays, second.start)
    first.finish('late')
    await Promise.resolve()
    await Promise.resolve()
    const two = tasks.run('document', stays, () => Promise.resolve('fetched twice'))
    second.finish('shared')
    expect(await Promise.all([one, two])).toEqual(['shared', 'shared'])
  })
})
