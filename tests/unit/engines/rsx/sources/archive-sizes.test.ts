import { UnpackedTooLargeError } from '@/engines/rsx/read-zip'
import { describe, expect, test } from 'vitest'
import { compileRules } from '@/engines/rsx/sources/compile-rules'
import { filesEnding } from '@/engines/rsx/sources/archive-file'
import { archive } from '../../../../../platform/rsx/schemas/archive'
import { platformSources } from './platform-sources'

describe('sources that cannot be used', () => {
  test.each([
    ['one file', { 'a-layout.csv': new Uint8Array(70_000_000) }],
    ['two files', { 'a-layout.csv': new Uint8Array(35_000_000), 'b-layout.csv': new Uint8Array(35_000_000) }],
  ])('that unpack to more than any published file are not used: %s', async (_, files) => {
    const bomb = new Uint8Array(archive(files))
    await expect(filesEnding(bomb, '-layout.csv')).rejects.toBeInstanceOf(UnpackedTooLargeError)
    const rules = await compileRules({ ...platformSources('Orders'), csvLayout: bomb })
    expect(rules.csvLayout).toBeUndefined()
    expect(rules.missing.map(({ source }) => source)).toEqual(['csvLayout'])
  })
})
