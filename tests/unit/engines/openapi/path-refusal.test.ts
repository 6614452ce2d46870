import { describe, expect, it } from 'vitest'
import { sampleChoices } from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'
import { sampleRequest } from '@/engines/openapi/model/sample-request'
import { toHar } from '@/engines/openapi/model/to-har'
import { bundle, operation } from './fixtures'

const remove = (path: string, rest: object = { schema: { type: 'string' } }, names = ['name']) => {
  const parameters = names.map((name) => ({ name, in: 'path', required: true, ...rest }))
  return operation(bundle({ [path]: { delete: { parameters } } }), path, 'delete')
}

describe('a value of a path', () => {
  it.each([
    '..',
    '.',
    '%2e%2e',
    '%2E.',
    '.%2e',
    '%252e%252e',
    '../orders',
    'a/../../b',
    '..\\x',
    '..;v=1',
    ' .. ',
    '.\t',
    '..%00',
  ])('that has the step %j is refused with the reason', (value) => {
    const { refusal } = toHar(remove('/items/{name}'), { values: { 'path name': value } })
    expect(refusal).toMatch(/^The value of name has the step “\.” or “\.\.”/)
  })

  it.each(['', ' ', '/', '%2f', '\\'])('that is nothing, %j, is refused with the reason', (value) => {
    const { refusal } = toHar(remove('/items/{name}'), { values: { 'path name': value } })
    expect(refusal).toMatch(/^The value of name is empty/)
  })

  it.each([
    ['label', '', 'step'],
    ['label', '.', 'step'],
    ['simple', '..', 'step'],
  ])('is refused in the style %s: %j', (style, value, word) => {
    const view = remove('/items/{name}', { schema: { type: 'string' }, style })
    expect(toHar(view, { values: { 'path name': value } }).refusal).toContain(word)
  })

  it('is refused together with another one of the same step', () => {
    const view = remove('/items/{a}{b}', undefined, ['a', 'b'])
    expect(toHar(view, { values: { 'path a': '.', 'path b': '.' } }).refusal).toContain('step')
  })

  it.each(['a', '...', '..a', 'v1.2', 'in/file.xml', 'a..b', '.well-known', '100%', '%zz'])('may be %j', (value) => {
    const har = toHar(remove('/items/{name}'), { values: { 'path name': value } })
    expect(har.refusal).toBeUndefined()
    expect(har.url).toContain('/items/')
  })

  it.each(sampleChoices)('that is refused has no sample in %s', (language) => {
    const request = sampleRequest(remove('/items/{name}'), { values: { 'path name': '..' } })
    expect(createSnippet(request, language)).toMatch(/^(#|\/\/|rem) No sample: The value of name has the step [^\n]*$/)
  })
})
