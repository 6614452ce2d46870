import { expect, it, vi } from 'vitest'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { csvOf, jsonOf, linesOf, positionalOf, xmlOf } from './support'

// There are about forty examples.
vi.setConfig({ testTimeout: 30_000 })

it.each([
  ['XML', xmlOf],
  ['JSON', jsonOf],
  ['CSV', csvOf],
  ['positional', positionalOf],
])('passes every example of the platform as %s', async (_, write) => {
  for (const { document, stem, record } of examples()) {
    expect({ stem, lines: await linesOf(write(document, record), { document }) }).toEqual({ stem, lines: [] })
  }
})
