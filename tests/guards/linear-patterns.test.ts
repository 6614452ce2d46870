import { describe, expect, it } from 'vitest'
import { patternsOf, superlinearAttack } from './regular-expressions'
import { codeBelow, textOf } from './source-files'

/** Patterns that occur several times are tried once. */
const patterns = new Map(
  codeBelow('src')
    .flatMap((file) => patternsOf(file, textOf(file)))
    .map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]),
)

describe('a text from outside', () => {
  it('takes every regular expression of the portal linear time', { timeout: 300_000 }, () => {
    expect(patterns.size).toBeGreaterThan(500)
    const found = [...patterns.values()].flatMap((pattern) => {
      const attack = superlinearAttack(pattern)
      return attack ? [{ ...pattern, attack }] : []
    })
    expect(found).toEqual([])
  })

  it.each([
    ['blanks before the end', String.raw`\s+$`, ''],
    ['blanks that two parts take', String.raw`^\d+[ \t]*-?[ \t]*x`, ''],
    ['a quote that is not closed', String.raw`'\w:(\s*)([^']*)'`, 'g'],
    ['an opening that occurs again and again', String.raw`\{[^}]*\}`, 'g'],
    ['words before a sign', String.raw`(\w+)\s*=`, 'g'],
    ['repeated repetitions', '^(a+)+$', ''],
  ])('finds %s', (_, source, flags) => {
    expect(superlinearAttack({ place: '', source, flags })).toBeDefined()
  })

  it.each([
    ['a run of characters', String.raw`\s+`, 'g'],
    ['words', String.raw`\b[a-z]+(?:-[a-z]+)*\b`, 'gi'],
    ['a comment', String.raw`<!--[\s\S]*?(?:-->|$)`, 'g'],
  ])('finds nothing about %s', (_, source, flags) => {
    expect(superlinearAttack({ place: '', source, flags })).toBeUndefined()
  })
})
