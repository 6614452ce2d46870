import { describe, expect, it } from 'vitest'
import { contentResponse } from '../../platform/content/serve'
import type { ContentCaller } from '../../platform/content/toc-for'

const get = (path: string, caller: ContentCaller = 'visitor') => contentResponse(`/content/${path}`, { caller })

describe('the content of the platform', () => {
  it('is served with its type and a tag', async () => {
    const response = get('docs/transactions/README.md')
    expect(response?.status).toBe(200)
    expect(response?.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await response?.text()).toContain('# ')
    const ifNoneMatch = response?.headers.get('etag') ?? ''
    const again = contentResponse('/content/docs/transactions/README.md', { caller: 'visitor', ifNoneMatch })
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
    expect(get(path, 'staff')).toBeUndefined()
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
    expect(get('docs/remittances/README.md', 'member')?.status).toBe(200)
  })

  it.each(['docs/label/staff/onboarding.md', 'docs/build-guides/README.md', 'docs/internal-docs/toc.json'])(
    'answers %s to staff only: 401 without a token, 403 to others',
    async (path) => {
      expect([get(path)?.status, get(path, 'member')?.status, get(path, 'staff')?.status]).toEqual([401, 403, 200])
      expect(await get(path, 'member')?.json()).toMatchObject({ error: { error: 'Forbidden' }, status: 'error' })
    },
  )

  it('has the entries for staff in the tables of contents of staff only', async () => {
    const toc = (caller: ContentCaller) => get('docs/label/toc.json', caller)?.text()
    expect(await toc('staff')).toContain('Template onboarding')
    for (const caller of ['visitor', 'member'] as const) {
      const text = await toc(caller)
      expect(text).not.toMatch(/internal|For staff|staff\/|Template onboarding|Old renderer/)
      expect(text).toContain('Batch rendering|login')
    }
    expect(get('docs/label/toc.json')?.headers.get('vary')).toBe('authorization')
    const etags = (['visitor', 'staff'] as const).map((caller) =>
      get('docs/label/toc.json', caller)?.headers.get('etag'),
    )
    expect(etags[0]).not.toBe(etags[1])
  })
})
