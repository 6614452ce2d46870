import { expect, it } from 'vitest'
import { examples } from '../../../../platform/rsx/examples/examples'
import { linesOf, xmlOf } from './support'

it('passes every example of the platform', async () => {
  for (const { document, stem, record } of examples()) {
    expect({ stem, lines: await linesOf(xmlOf(document, record), { document }) }).toEqual({ stem, lines: [] })
  }
})
