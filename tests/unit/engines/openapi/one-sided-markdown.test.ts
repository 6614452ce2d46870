import { describe, expect, it } from 'vitest'
import { bothSides, markdownOf, operation } from './fixtures'

const name = { type: 'string' }
const id = { type: 'string', readOnly: true }
const secret = { type: 'string', writeOnly: true }

describe('copied Markdown', () => {
  const rows = { a: name, b: name, c: name }

  it('says how many members are only on the other side, and which', async () => {
    const held = bothSides({ properties: { ...rows, id, etag: { readOnly: true }, secret } })
    const markdown = await markdownOf(held, operation(held))
    expect(markdown).toContain('2 read-only properties are only in responses of the service: `id`, `etag`.')
    expect(markdown).toContain('1 write-only property is only in requests to the service: `secret`.')
  })

  it('writes a level of both sides once if they show the same, and twice if they differ in it or below it', async () => {
    const same = { properties: { part: { properties: rows }, ...rows } }
    const below = (inner: object) => ({
      properties: { part: { properties: { inner: { properties: inner } } }, ...rows },
    })
    const written = async (schema: object) => {
      const held = bothSides(schema)
      return (await markdownOf(held, operation(held))).split('Holds the same as').length - 1
    }
    expect(await written(same)).toBe(1)
    expect(await written(below(rows))).toBe(1)
    // The level of the marked member differs, and so do those that lead to it.
    expect(await written(below({ ...rows, id }))).toBe(0)
    expect(await written({ properties: { same: { properties: rows }, id, name, secret } })).toBe(1)
  })
})
