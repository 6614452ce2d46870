import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rowsOfSet, sets } from '@/engines/x12/dictionary'
import { firstHeading, guideTables } from '../../scripts/x12-guide/tables'

const text = readFileSync('platform/content/docs/rsx-docs/from-x12.md', 'utf8')

it('The tables of the guide are those of the dictionary: npm run x12-guide writes them', () => {
  const written = text.slice(text.indexOf(firstHeading))
  expect(written === guideTables()).toBe(true)
})

it('The guide has every set, its segments and what is uncertain', () => {
  for (const set of sets) {
    const section = text.slice(text.search(new RegExp(`^## (?:X12|EDIFACT) ${set}$`, 'm'))).split(/^## /m)[1] ?? ''
    const segments = new Set(rowsOfSet(set).map(({ segment }) => segment))
    expect(
      [...segments].filter((segment) => !new RegExp(`^\\| ${segment}(?: in [^|]*)? \\|`, 'm').test(section)),
    ).toEqual([])
  }
  expect(text).toContain('02\u00a0`Vendor` if IA, 02\u00a0perhaps\u00a0`Vendor` if VR')
})
