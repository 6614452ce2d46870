import { describe, expect, it } from 'vitest'
import { budgets, chunkBudgets, maxHomeRequests } from '../../scripts/build/budgets'
import { textOf } from './source-files'

/** The rows of the first table below a heading: the text of each cell. */
function tableBelow(text: string, heading: string): string[][] {
  const section = text.slice(text.indexOf(`\n${heading}\n`))
  const [, table = ''] = /\n\|.*\n\|[ :|-]+\n((?:\|.*\n)+)/.exec(section) ?? []
  return table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

describe('docs/performance.md', () => {
  it('names the budgets of the build with their limits', () => {
    const documented = tableBelow(textOf('docs/performance.md'), '## Budgets').map(([what = '', , limit]) => [
      what.replace(/ \(.*\)$/, ''),
      Number(limit),
    ])
    const limits = [...Object.values(budgets), ...Object.values(chunkBudgets)].map(({ what, kB }) => [what, kB])
    expect(new Map(documented as [string, number][])).toEqual(
      new Map([...limits, ['… in requests', maxHomeRequests]] as [string, number][]),
    )
  })
})
