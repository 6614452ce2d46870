import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { judge } from '../../../scripts/build/budgets'
import { chunkSizes, growthRows } from '../../../scripts/build/growth'

const measured = (size: number) => judge([{ what: 'home', size, limit: 110, unit: 'kB' }])

describe('a budget', () => {
  it('fails only when it is exceeded', () => {
    expect(measured(110).failures).toEqual([])
    expect(measured(110.1).failures).toEqual(['home: 110.1 of 110 kB'])
  })

  it('with less than 10 % of room is named, and fails nothing', () => {
    expect(measured(100)).toMatchObject({ failures: [], hints: [] })
    expect(measured(100.1)).toMatchObject({ failures: [], hints: ['home: 100.1 of 110 kB'] })
    expect(measured(110.1).hints).toEqual([])
  })

  it('is printed with what is used of it', () => {
    const { lines } = judge([{ what: 'requests', size: 8, limit: 9, unit: 'requests' }])
    expect(lines.map((line) => line.split(/\s{2,}/))).toEqual([['requests', '8 of 9 requests']])
  })
})

describe('the growth of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-center-sizes-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('weighs scripts and styles by their names without the hash', () => {
    mkdirSync(join(folder, 'assets'))
    const files = [
      'entry-B-XJimvz.js',
      'load-aaaaaaaa.js',
      'load-bbbbbbbb.js',
      'entry-DsGEvyoD.css',
      'a-00000000.woff2',
    ]
    for (const file of files) writeFileSync(join(folder, 'assets', file), 'x'.repeat(100))
    writeFileSync(join(folder, 'start.js'), 'x')
    const sizes = chunkSizes(folder)
    expect([...sizes.keys()].toSorted()).toEqual(['entry.css', 'entry.js', 'load.js', 'start.js'])
    expect(sizes.get('load.js')).toBe(2 * (sizes.get('entry.js') ?? 0))
  })

  it('names the chunks that changed, came and went, the largest growth first, and their sum', () => {
    const before = new Map(Object.entries({ 'entry.js': 1000, 'gone.js': 500, 'same.js': 300, 'page.js': 2000 }))
    const after = new Map(Object.entries({ 'entry.js': 1010, 'new.js': 700, 'same.js': 300, 'page.js': 1500 }))
    expect(growthRows(before, after).map((row) => row.split(/\s{2,}/))).toEqual([
      ['new.js', '+0.70 = 0.70 kB'],
      ['entry.js', '+0.01 = 1.01 kB'],
      ['gone.js', '-0.50 = 0.00 kB'],
      ['page.js', '-0.50 = 1.50 kB'],
      ['all scripts and styles', '-0.29 = 3.51 kB'],
    ])
  })
})
