import { describe, expect, it } from 'vitest'
import { createSearchIndex } from '@/modules/search/engine/search-index'
import { firstHalf } from './first-half'
import { askAll } from './gold-question'
import { platformRecords } from './platform-records'

const index = createSearchIndex()
for (const { source, records } of await platformRecords()) index.replace(source, records)

describe('questions of EDI people about the content of the platform', () => {
  it('are 100, each asked once', () => {
    expect(new Set(firstHalf.map(([question]) => question)).size).toBe(100)
  })

  it('have a wanted answer first in 95 of 100, and among the first five in 99', () => {
    const { notFirst, notAmongFive } = askAll(index, firstHalf)
    expect(notFirst.length, `Another answer is first:\n${notFirst.join('\n')}`).toBeLessThanOrEqual(5)
    expect(notAmongFive.length, `None of the first five is wanted:\n${notAmongFive.join('\n')}`).toBeLessThanOrEqual(1)
  })
})
