import { describe, expect, it } from 'vitest'
import { contentResponse } from '../../platform/content/serve'

const get = (path: string, hasToken = false) => contentResponse(`/content/${path}`, { hasToken })

describe('the content of the platform', () => {
  it('is served with its type and a tag', async () => {
    const response = get('docs/transactions/README.md')
    expect(response?.status).toBe(200)
    expect(response?.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await response?.text()).toContain('# ')
    const ifNoneMatch = response?.headers.get('etag') ?? ''
    const again = contentResponse('/content/docs/transactions/README.md', { hasToken: false, ifNoneMatch })
    expect(again?.status).toBe(304)
  })

  it.each(['docs/transactions/toc.json', 'docs/packing-slip/openapi/packing-slip-v1.yaml'])('has %s', (path) => {
    expect(get(path)?.headers.get('content-type')).toMatch(/^application\/(json|yaml)$/)
  })

  it.each([
    'docs/transactions/none.md',
    'docs/transactions',
    'docs/transactions/',
    'docs/remittances/.private',
    'serve.ts',
    '../rest/errors.ts',
    'docs/..%2F..%2F..%2Fpackage.json',
    'docs/%2e%2e/serve.ts',
    'docs\\transactions\\README.md',
    'docs//transactions/README.md',
    'docs/%00/README.md',
    'docs/%E0%A4%A/README.md',
  ])('has no %s', (path) => {
    expect(get(path, true)).toBeUndefined()
  })

  it('has no page whose name or path is longer than the file system allows', () => {
    expect(get(`docs/${'long-page-name-'.repeat(40)}.md`)).toBeUndefined()
    expect(get(`docs/${'folder/'.repeat(1000)}README.md`)).toBeUndefined()
  })

  it('answers 401 in the envelope for private folders without a token', async () => {
    const response = get('docs/remittances/README.md')
    expect(response?.status).toBe(401)
    expect(response?.headers.get('www-authenticate')).toBe('Bearer')
    expect(await response?.json()).toMatchObject({ error: { error: 'Unauthorized' }, status: 'error' })
    expect(get('docs/remittances/README.md', true)?.status).toBe(200)
  })
})
