import { describe, expect, it } from 'vitest'
import { renderedFile } from '../../../scripts/build/rendered-pages'

const file = (address: string) => renderedFile({ name: 'test' }, address)

describe('the file of a rendered page', () => {
  it.each([
    ['/docs/label', 'rendered/test/docs/label.html'],
    ['/docs/label/guides/caf%C3%A9', 'rendered/test/docs/label/guides/café.html'],
    ['/docs/a/api-doc?doc=a%2Fb.json', 'rendered/test/docs/a/api-doc?doc=a%2Fb.json.html'],
    [
      '/api-doc/A/B/?path=%2Fx%2F%7Bid%7D&method=GET',
      'rendered/test/api-doc/A/B/?path=%2Fx%2F%7Bid%7D&method=GET.html',
    ],
  ])('has the name of its address: %s', (address, name) => expect(file(address)).toBe(name))

  it.each([
    '/docs/a?doc=../../../index',
    '/docs/%2e%2e%2f%2e%2e%2fsecret',
    '/docs/%00',
    '/docs/%E0%A4%A',
    `/docs/a?q=${'x'.repeat(201)}`,
    `/docs/${'x'.repeat(201)}`,
    '/docs/a?q=[x]',
  ])('is none for %j', (address) => expect(file(address)).toBeUndefined())
})
