import { Text } from '@codemirror/state'
import { describe, expect, test } from 'vitest'
import { toEditorPosition, toEditorRange } from '@/features/tools/document-check/model/editor-positions'
import { editorRefusal } from '@/features/tools/document-check/model/editor-limits'
import { evenLineEnds } from '@/features/tools/document-check/model/line-ends'

describe('line ends', () => {
  test.each([
    ['a', '\n', 'a'],
    ['a\nb\n', '\n', 'a\nb\n'],
    ['a\r\nb\r\n', '\r\n', 'a\r\nb\r\n'],
    ['a\r\nb\nc\rd', '\r\n', 'a\r\nb\r\nc\r\nd'],
    ['a\nb\rc', '\n', 'a\nb\nc'],
  ])('of %j become %j', (text, lineEnd, even) => {
    expect(evenLineEnds(text, 'XML')).toEqual({ text: even, lineEnd })
  })

  test.each([
    ['a\rb\r', '\n', 'a\rb\r'],
    ['a\r\r\nb\n', '\r\n', 'a\r\r\nb\r\n'],
  ])('keep a carriage return that stands alone in a positional file: %j', (text, lineEnd, even) => {
    expect(evenLineEnds(text, 'Positional')).toEqual({ text: even, lineEnd })
  })
})

describe('positions in the editor', () => {
  const lines = ['<Order>', '', '  <Id>1</Id>', '</Order>']

  test.each(['\n', '\r\n'] as const)('are those of the text with line end %j', (lineEnd) => {
    const text = lines.join(lineEnd)
    const doc = Text.of(lines)
    for (const part of ['<Order>', '<Id>', '1', '</Order>']) {
      const start = text.indexOf(part)
      const { from, to } = toEditorRange(doc, lineEnd, { start, end: start + part.length })
      expect(doc.sliceString(from, to)).toBe(part)
    }
  })

  test('never leave the text', () => {
    const doc = Text.of(lines)
    expect(toEditorPosition(doc, '\n', 10_000)).toBe(doc.length)
    expect(toEditorPosition(doc, '\r\n', 10_000)).toBe(doc.length)
    expect(toEditorPosition(doc, '\r\n', 8)).toBe(7)
  })
})

describe('the editor', () => {
  test('opens usual files, and says why it does not open others', () => {
    expect(editorRefusal('<a/>\n'.repeat(500_000))).toBeUndefined()
    expect(editorRefusal('a\n'.repeat(5_000_001))).toContain('10 million characters')
    expect(editorRefusal('b'.repeat(2_000_000))).toBeUndefined()
    expect(editorRefusal('b'.repeat(2_000_001))).toContain('2 million characters')
    expect(editorRefusal(`${'a\n'.repeat(1_000_000)}${'b'.repeat(100_001)}`)).toContain('2 million characters')
  })
})
