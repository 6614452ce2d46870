import { describe, expect, test } from 'vitest'
import { compileRules } from '@/engines/rsx/sources/compile-rules'
import { findVersion } from '../../../../../platform/rsx/versions'
import { platformSchema } from '../check/platform-rules'
import { platformSources } from './platform-sources'

const versions = ['7.7.4', '7.7.0', '7.3.0', '7.1.0', '6.9.0', 'sip']
const all = versions.flatMap((version) =>
  (findVersion(version)?.documents ?? []).map(({ name }) => [version, name] as const),
)

describe('every document of every version', () => {
  test.each(all)('%s %s compiles, with nothing that the rules lack', async (version, document) => {
    const rules = await compileRules(platformSources(document, version))
    const { types, codeLists, document: published } = platformSchema(document, version)
    expect(rules.record.name).toBe(published.record)
    expect(rules.record.content.elements.map(({ name }) => name)).toEqual(
      types.get(published.record)?.map(({ name }) => name),
    )
    expect(rules.codeLists.size).toBe(codeLists.size)
    expect(rules.missing.filter(({ source }) => source === 'schema')).toEqual([])
    expect(rules.missing.some(({ source }) => source === 'codes')).toBe(codeLists.size === 0)
  })

  test('has the layouts of its line only', async () => {
    const [current, former] = await Promise.all(
      ['7.7.4', '6.9.0'].map((version) => compileRules(platformSources('Orders', version))),
    )
    expect(current?.csvLayout?.length).toBeGreaterThan(100)
    expect(current?.missing).toEqual([])
    expect(former).toMatchObject({ csvLayout: undefined, positionalLayout: undefined })
    expect(former?.missing.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        'The CSV layout of Orders is of another version, with Header/OrderHeader/PrimaryPOTypeCode: CSV files of this document cannot be checked. Send XML or JSON.',
        'The positional layout of Orders is of another version, with Header/OrderHeader/PrimaryPOTypeCode: positional files of this document cannot be checked. Send XML or JSON.',
      ]),
    )
  })
})
