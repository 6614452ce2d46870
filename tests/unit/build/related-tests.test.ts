import { describe, expect, it } from 'vitest'
import { relatedTests } from '../../../scripts/check/related-tests'
import type { Edge } from '../../../scripts/check/related-tests'

const imports = (...to: string[]): Edge[] => to.map((file) => ({ to: file, lazy: false }))
const lazily = (...to: string[]): Edge[] => to.map((file) => ({ to: file, lazy: true }))

// The route table loads each page lazily; every integration test starts with it.
const graph = new Map([
  ['src/lib/text.ts', []],
  ['src/ui/Field.tsx', imports('src/lib/text.ts')],
  ['src/features/profile/PasswordPage.tsx', imports('src/ui/Field.tsx')],
  ['src/features/home/HomePage.tsx', []],
  ['src/app/routes.tsx', lazily('src/features/home/HomePage.tsx', 'src/features/profile/PasswordPage.tsx')],
  ['tests/integration/home/home.test.tsx', imports('src/app/routes.tsx')],
  ['tests/integration/profile/password.test.tsx', imports('src/app/routes.tsx')],
  ['tests/unit/lib/text.test.ts', imports('src/lib/text.ts')],
  ['tests/unit/lib/number.test.ts', []],
  ['tests/unit/search/rank.test.ts', []],
  ['tests/guards/layering.test.ts', []],
  // Imports in a circle end.
  ['src/lib/one.ts', imports('src/lib/two.ts')],
  ['src/lib/two.ts', imports('src/lib/one.ts')],
])

describe('the tests that a change touches', () => {
  it('are those that import the changed file, the nearest first, and the guards', () => {
    expect(relatedTests(['src/lib/text.ts'], graph)).toEqual([
      'tests/unit/lib/text.test.ts',
      'tests/unit/lib/number.test.ts',
      'tests/guards/layering.test.ts',
      'tests/integration/home/home.test.tsx',
      'tests/integration/profile/password.test.tsx',
    ])
  })

  it('of a page are first those of its own area, then those that load the whole portal', () => {
    expect(relatedTests(['src/features/profile/PasswordPage.tsx'], graph)).toEqual([
      'tests/integration/profile/password.test.tsx',
      'tests/guards/layering.test.ts',
      'tests/integration/home/home.test.tsx',
    ])
  })

  it('begin with a changed test', () => {
    expect(relatedTests(['tests/unit/search/rank.test.ts'], graph)[0]).toBe('tests/unit/search/rank.test.ts')
  })

  it('of files that nobody imports are the guards, and of no change none', () => {
    expect(relatedTests(['README.md'], graph)).toEqual(['tests/guards/layering.test.ts'])
    expect(relatedTests([], graph)).toEqual([])
  })

  it('are found where files import each other in a circle', () => {
    expect(relatedTests(['src/lib/one.ts'], graph)).not.toContain('tests/unit/search/rank.test.ts')
  })
})
