import { describe, expect, test } from 'vitest'
import { findVersion } from '../../../../../platform/rsx/versions'
import { besideCatalogue } from './catalogue-rules'

const others = (findVersion('7.7.4')?.documents ?? []).map(({ name }) => name).filter((name) => name !== 'Orders')

describe('compiled rules', () => {
  test.each(others)('of %s are those of the catalogue', async (document) => {
    const { compiled, expected } = await besideCatalogue(document)
    expect(compiled).toEqual(expected)
  })
})
