import { describe, expect, it } from 'vitest'
import { createSearchIndex } from '@/engines/search/ranking/search-index'
import { firstHalf } from './first-half'
import { askAll } from './gold-query'
import { secondHalf } from './second-half'
import { platformRecords } from './platform-records'
import { taskQueries } from './tasks'

const index = createSearchIndex()
for (const { source, records } of await platformRecords()) index.replace(source, records)

describe('questions of EDI people about the content of the platform', () => {
  it('are two times 100, each asked once in its half', () => {
    expect(new Set(firstHalf.map(([query]) => query)).size).toBe(100)
    expect(new Set(secondHalf.map(([query]) => query)).size).toBe(100)
  })

  it('have a wanted answer first in 95 of 100, and among the first five in 99', () => {
    const { notFirst, notAmongFive } = askAll(index, firstHalf)
    expect(notFirst.length, `Another answer is first:\n${notFirst.join('\n')}`).toBeLessThanOrEqual(5)
    expect(notAmongFive.length, `None of the first five is wanted:\n${notAmongFive.join('\n')}`).toBeLessThanOrEqual(1)
  })

  it('have a wanted answer first in 90 of 100 that were not used for tuning, and among the first five in 97', () => {
    const { notFirst, notAmongFive } = askAll(index, secondHalf)
    expect(notFirst.length, `Another answer is first:\n${notFirst.join('\n')}`).toBeLessThanOrEqual(10)
    expect(notAmongFive.length, `None of the first five is wanted:\n${notAmongFive.join('\n')}`).toBeLessThanOrEqual(3)
  })

  it('have the page itself first for its name, and the page that helps for a task', () => {
    expect(askAll(index, taskQueries).notFirst).toEqual([])
  })
})
