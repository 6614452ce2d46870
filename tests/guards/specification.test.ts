import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { undeclaredTests, unresolvedIds, untestedRequirements } from '../../scripts/specification/check'
import { declaredTests } from '../../scripts/specification/declared-tests'
import { readSpecification } from '../../scripts/specification/requirements'
import { filesBelow, textOf } from './source-files'

// Checks that need no test run. npm test also checks, last, that the named tests ran and passed.
const specification = readSpecification(textOf('docs/specification.md'))
const folders = ['src', 'cli', 'public', 'platform', 'tests', 'e2e', 'scripts', 'docs', 'bench']
const written = folders
  .flatMap(filesBelow)
  .filter((file) => /\.(tsx?|m?js|css|html|md|conf)$/.test(file) && !file.includes('node_modules/'))

describe('the specification', () => {
  it('has requirements of one form, each with an id of its own', () => {
    expect(specification.requirements.length).toBeGreaterThan(300)
    expect(specification.problems).toEqual([])
  })

  it('defines every id that code, tests and documents use', () => {
    const files = [...written, 'README.md'].map((file) => ({ file, text: textOf(file) }))
    expect(unresolvedIds(specification, files)).toEqual([])
  })

  it('names a test for every requirement', () => {
    expect(untestedRequirements(specification)).toEqual([])
  })

  it('names tests that exist', () => {
    const titles = new Map<string, string[]>()
    const declared = (file: string) => {
      if (!titles.has(file) && existsSync(file)) titles.set(file, declaredTests(file, textOf(file)))
      return titles.get(file)
    }
    expect(undeclaredTests(specification, declared)).toEqual([])
    // It parses some hundred test files, which takes longer than usual on a busy machine.
  })
})
