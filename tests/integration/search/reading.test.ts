import { describe, expect, it } from 'vitest'
import { platformForTests } from '../support/portal'
import { readingAs } from './read-as'

platformForTests()

describe('a visitor', () => {
  it('finds the public guides and operations, and no fields, codes or files', async () => {
    const { reading, records, last } = readingAs()
    await reading.read()
    const found = records()
    expect(new Set(found.map(({ group }) => group))).toEqual(new Set(['guides', 'operations']))
    expect(found.map(({ to }) => to)).toContain('/docs/label/guides/first-label')
    expect(new Set(found.map(({ group, to }) => `${group} ${to}`)).size).toBe(found.length)
    expect(last()).toMatchObject({ error: undefined, progress: { failed: [] } })
    expect(last()?.progress.read).toBe(last()?.progress.total)
  })
})
