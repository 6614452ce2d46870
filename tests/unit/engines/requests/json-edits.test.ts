import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  memberValues,
  parseObject,
  withInserted,
  withMember,
  withoutChild,
  withoutMember,
  withReplaced,
} from '@/engines/requests/model/json-edits'

/** Objects, and texts of them in any indentation. */
const texts = fc
  .tuple(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(0, 2, 4, '\t'))
  .map(([object, indent]) => JSON.stringify(object, null, indent))
const names = fc.string()
const literals = fc.jsonValue().map((value) => JSON.stringify(value))

describe('an edit of a JSON text', () => {
  it('changes one member and nothing else', () => {
    fc.assert(
      fc.property(texts, names, literals, (text, name, literal) => {
        const object = parseObject(text)
        const before = JSON.parse(text) as Record<string, unknown>
        const [node] = memberValues(object, name)
        const after = node
          ? withReplaced(text, node, literal)
          : withMember(text, object, { name, literal }, Object.keys(before).concat(name))
        const expected = Object.fromEntries([...Object.entries(before), [name, JSON.parse(literal)]])
        expect(JSON.parse(after)).toEqual(expected)
      }),
    )
  })

  it('removes the member that it has inserted and nothing else', () => {
    const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')
    fc.assert(
      fc.property(texts, names, literals, (text, name, literal) => {
        const object = parseObject(text)
        fc.pre(memberValues(object, name).length === 0)
        const order = Object.keys(JSON.parse(text) as object).concat(name)
        const longer = withMember(text, object, { name, literal }, order)
        const changed = parseObject(longer)
        expect(changed && withoutBlanks(withoutMember(longer, changed, name))).toBe(withoutBlanks(text))
      }),
    )
  })

  it('inserts and removes one item of a list and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue()),
        fc.nat(6),
        fc.constantFrom(0, 2, '\t'),
        literals,
        (items, at, indent, literal) => {
          const text = JSON.stringify({ list: items }, null, indent)
          const { list: written } = JSON.parse(text) as { list: unknown[] }
          const listIn = (json: string) => {
            const [list] = memberValues(parseObject(json), 'list')
            if (!list) throw new Error(`no list in ${json}`)
            return list
          }
          const index = Math.min(at, items.length)
          const longer = withInserted(text, listIn(text), index, literal)
          expect(JSON.parse(longer)).toEqual({ list: written.toSpliced(index, 0, JSON.parse(literal)) })
          expect(JSON.parse(withoutChild(longer, listIn(longer), index))).toEqual({ list: written })
        },
      ),
    )
  })

  it.each([
    ['{"a":1}', '{"a":1,"b":0}'],
    ['{ "a" : 1 }', '{ "a" : 1, "b" : 0 }'],
    ['{\n    "a": [1,  2]\n}', '{\n    "a": [1,  2],\n    "b": 0\n}'],
    ['{\n\t"z": 1\n}', '{\n\t"b": 0,\n\t"z": 1\n}'],
    ['{\n}', '{\n  "b": 0\n}'],
    ['{}', '{"b": 0}'],
    ['', '{\n  "b": 0\n}'],
  ])('adds a member to %j as the others are written', (text, after) => {
    expect(withMember(text, parseObject(text), { name: 'b', literal: '0' }, ['a', 'b'])).toBe(after)
  })

  it('needs an object', () => {
    for (const text of ['', '[]', '1', '{"a":1,}', '{"a":1} x', '// no\n{}', '['.repeat(90_000)]) {
      expect(parseObject(text)).toBeUndefined()
    }
  })
})
