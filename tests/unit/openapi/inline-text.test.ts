import { describe, expect, it } from 'vitest'
import { inlineText } from '@/modules/openapi/view/inline-text'

const text = (words: string) => ({ kind: 'text', text: words })

describe('a list of a description', () => {
  it('is read at once, after a paragraph or within it', () => {
    const list = {
      kind: 'list',
      items: [
        [{ kind: 'code', text: 'in' }, text(': you sent it')],
        [{ kind: 'code', text: 'out' }, text(': you receive it')],
      ],
    }
    const paragraph = { kind: 'paragraph', pieces: [text('Seen from the network.')] }
    const items = '- `in`: you sent it\n- `out`: you receive it'
    expect(inlineText(items)).toEqual([list])
    expect(inlineText(`Seen from the network.\n\n${items}\n\nSeen from the network.`)).toEqual([
      paragraph,
      list,
      paragraph,
    ])
    expect(inlineText(`Seen from the network.\n${items}`)).toEqual([paragraph, list])
  })

  it.each([
    ['has items of several lines', '- one\ntwo'],
    ['has indented paragraphs', '- one\n\n  two'],
    ['has items within items', '- one\n  - two'],
    ['has items apart from each other', '- one\n\n- two'],
    ['has markers of two kinds', '- one\n* two'],
    ['has tasks', '- [ ] one'],
    ['has numbers', '1. one\n2. two'],
    ['begins with code', '-     one'],
    ['has a table in an item', '- | one |'],
  ])('is left to the parser when it %s', (_, markdown) => {
    expect(inlineText(markdown)).toBeUndefined()
  })
})
