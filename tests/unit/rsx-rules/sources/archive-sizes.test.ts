import { describe, expect, test } from 'vitest'
import { compileRules } from '@/modules/rsx-rules/sources/compile-rules'
import { archive } from '../../../../platform/rsx/schemas/archive'
import { platformSources } from './platform-sources'

describe('sources that cannot be used', () => {
  test('that unpack to more than any published file are not used', async () => {
    const bomb = new Uint8Array(archive({ 'a-layout.csv': new Uint8Array(70_000_000) }))
    const rules = await compileRules({ ...platformSources('Orders'), csvLayout: bomb })
    expect(rules.csvLayout).toBeUndefined()
    expect(rules.missing.map(({ source }) => source)).toEqual(['csvLayout'])
  })
})
