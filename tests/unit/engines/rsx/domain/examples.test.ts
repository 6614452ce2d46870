import { describe, expect, test } from 'vitest'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { briefOf, findingsIn, formatsOf, written } from './support'

describe('every example keeps the relations of its document', () => {
  test.each(examples().map((example) => [example.stem, example] as const))('such as %s', async (_, example) => {
    for (const format of formatsOf(example.document)) {
      const findings = await findingsIn(written(example, format), example.document)
      expect(findings.map(briefOf)).toEqual([])
    }
  })
})
