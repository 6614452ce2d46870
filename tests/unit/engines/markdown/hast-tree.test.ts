import { describe, expect, it } from 'vitest'
import { textOf } from '@/engines/markdown/hast-tree'

describe('the text of an element', () => {
  it('is in document order, also of more children than a call takes arguments', () => {
    const children = Array.from({ length: 200_000 }, (_, index) => ({ type: 'text' as const, value: `${index % 10}` }))
    const text = textOf({ type: 'element', tagName: 'p', properties: {}, children })
    expect(text).toBe('0123456789'.repeat(20_000))
  })
})
