import { describe, expect, it } from 'vitest'
import { filledTemplate } from '@/engines/openapi/document/filled-template'
import { bundle, defined, operation } from './fixtures'

const paths = { '/labels': { post: {} } }

describe('the servers of an operation', () => {
  it.each([
    [[{ url: 'https://one.example' }, { url: 'https://two.example' }], 'https://one.example'],
    [[{ url: 'https://one.example' }, { url: 'https://two.example', description: 'prod' }], 'https://two.example'],
    [[{ url: '/v1' }], 'https://docs.example/v1'],
    [[{ url: '../v1' }], 'https://docs.example/v1'],
    [
      [
        {
          url: 'https://{region}.example/{base}',
          variables: { region: { default: 'eu', enum: ['eu', 'us'] }, base: { default: 'v1' } },
        },
      ],
      'https://eu.example/v1',
    ],
    [
      [{ url: 'https://x.example/{base}', variables: { base: { default: '', enum: ['v1', ''] } } }],
      'https://x.example',
    ],
    [[{ url: '{at}/v1', variables: { at: { default: '/api', enum: ['', '/'] } } }], 'https://docs.example/api/v1'],
    [[{ url: 'https://{first}.example', variables: { first: { enum: ['a', 'b'] } } }], 'https://a.example'],
    [[{ url: 'https://{toString}.example', variables: {} }], 'https://{toString}.example'],
    [[{ url: 'https://{unknown}.example' }], 'https://{unknown}.example'],
    [undefined, 'https://docs.example'],
    [[], 'https://docs.example'],
    ['odd', 'https://docs.example'],
  ])('include the default server of %j', (servers, url) => {
    expect(operation(bundle(paths, { servers })).server).toBe(url)
  })

  it('have absolute templates, into which the chosen values are inserted', () => {
    const servers = [
      { url: '/{base}/x/', variables: { base: { default: 'v1' } } },
      { url: '{at}', variables: { at: { default: '/api' } } },
      { url: '/' },
    ]
    const views = operation(bundle(paths, { servers })).servers
    expect(views.map(({ template }) => template)).toEqual([
      'https://docs.example/{base}/x',
      '{at}',
      'https://docs.example',
    ])
    const chosen = (index: number, value: string) => filledTemplate(defined(views[index]), () => value)
    expect(chosen(0, 'v2')).toBe('https://docs.example/v2/x')
    expect(chosen(1, 'https://other.example/')).toBe('https://other.example')
  })

  it.each([
    [{ default: '', enum: ['', 'v1'] }, { default: '', values: ['', 'v1'] }, ['Default ""', 'One of "" v1']],
    [{ default: 'v2', enum: ['v1'] }, { default: 'v2', values: ['v2', 'v1'] }, ['Default v2', 'One of v2 v1']],
    [{ default: '' }, { default: '', values: [] }, ['Default ""']],
    [{}, { values: [] }, []],
    ['odd', { values: [] }, []],
  ])('have the values of a variable %j', (base, known, words) => {
    const servers = [{ url: 'https://x.example/{base}', variables: { base } }]
    const [variable] = defined(operation(bundle(paths, { servers })).servers[0]).variables
    const { phrases, ...rest } = defined(variable)
    expect(rest).toEqual({ name: 'base', ...known })
    expect(phrases.map(({ text, codes = [] }) => [text, ...codes.map((code) => code || '""')].join(' '))).toEqual(words)
  })
})
