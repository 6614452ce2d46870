import { expect, it } from 'vitest'
import { codeBelow, textOf } from './source-files'

it('the tool for pipelines has at most 1,000 lines: what needs no files and no terminal is an engine', () => {
  const lines = codeBelow('cli').reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0)
  expect(lines).toBeLessThanOrEqual(1_000)
})
