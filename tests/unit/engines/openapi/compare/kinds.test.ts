import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kinds } from '@/engines/openapi/compare/change-kinds'

describe('the kinds of changes of an API', () => {
  it('are all described in the documentation', () => {
    const documented = [...readFileSync('docs/compare.md', 'utf8').matchAll(/^\| `([a-z-]+)`/gm)].map(
      ([, name]) => name,
    )
    for (const name of Object.keys(kinds)) expect(documented).toContain(name)
  })
})
