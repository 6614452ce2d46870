import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unifiedDiff } from '@/lib/unified-diff'

/** Applies a unified diff as `patch` does. @throws if a line of it is not that of the text. */
function applied(before: string, diff: string): string {
  const lines = before.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const result: string[] = []
  let at = 0
  const parts = diff.split('\n').slice(2, -1)
  for (const [index, line] of parts.entries()) {
    const [, start, count] = /^@@ -(\d+),(\d+) \+\d+,\d+ @@$/.exec(line) ?? []
    if (start !== undefined) {
      const first = Number(start) - (count === '0' ? 0 : 1)
      while (at < first) result.push(lines[at++] ?? '')
      continue
    }
    if (line.startsWith('\\')) continue
    const text = `${line.slice(1)}${parts[index + 1]?.startsWith('\\') === true ? '' : '\n'}`
    if (line.startsWith('+')) result.push(text)
    else {
      if (lines[at] !== text) throw new Error(`line ${at + 1} is not ${JSON.stringify(text)}`)
      if (line.startsWith(' ')) result.push(text)
      at += 1
    }
  }
  return [...result, ...lines.slice(at)].join('')
}

describe('a unified diff', () => {
  test('names the lines that differ, with three lines around them', () => {
    const before = 'a\nb\nc\nd\ne\nf\ng\nh\n'
    expect(unifiedDiff('x.xml', before, before.replace('e', 'E'))).toBe(
      '--- a/x.xml\n+++ b/x.xml\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n',
    )
  })

  test('is empty for equal texts', () => {
    expect(unifiedDiff('x', 'a\n', 'a\n')).toBe('')
  })

  test('says where a text ends without a line break', () => {
    expect(unifiedDiff('x', 'a', 'b\n')).toBe(
      '--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n',
    )
  })

  test('makes the other text of any text', () => {
    const text = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'd\r\n')).map((lines) => lines.join(''))
    const ends = fc.constantFrom('', 'e')
    fc.assert(
      fc.property(text, ends, text, ends, (before, beforeEnd, after, afterEnd) => {
        const [from, to] = [before + beforeEnd, after + afterEnd]
        expect(from === to ? from : applied(from, unifiedDiff('x', from, to))).toBe(to)
      }),
    )
  })

  test('of two long texts that share no line is made in time proportional to them', () => {
    const lines = (word: string) => Array.from({ length: 50_000 }, (_, at) => `${word}${at}\n`).join('')
    const [before, after] = [lines('a'), lines('b')]
    expect(applied(before, unifiedDiff('x', before, after))).toBe(after)
  })
})
