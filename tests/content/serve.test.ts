import { describe, expect, it } from 'vitest'
import { contentResponse } from '../../platform/content/serve'
import type { ContentCaller } from '../../platform/content/toc-for'
import { filesWith, read } from './site'

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

  it('names the running platform in guides, API documents and their lists, also in messages of HTTP', async () => {
    const origin = 'https://platform.example:8443'
    const textOf = async (path: string) =>
      contentResponse(`/content/docs/${path}`, { caller: 'visitor', origin })?.text() ?? ''
    const guide = await textOf('getting-started/first-call.md')
    expect(guide).toContain(`curl ${origin}/oauth/token`)
    expect(guide).toContain('Host: platform.example:8443')
    expect(await textOf('authentication/openapi/auth.json')).toContain(`"tokenUrl": "${origin}/oauth/token"`)
    expect(await textOf('transactions/openapi/transactions-v5.json')).toContain(`"url": "${origin}"`)
    for (const path of ['getting-started/first-call.md', 'transactions/openapi/transactions-v5.json'])
      expect(await textOf(path)).not.toContain('localhost:4400')
  })

  it('has diagrams with the colors of both themes and the fonts of the portal, and pictures of paper as they are', async () => {
    const diagrams = filesWith('.svg').filter((file) => !/(carton-label|slip)\.svg$/.test(file))
    expect(diagrams.length).toBeGreaterThan(5)
    for (const file of diagrams) {
      const svg = (await read(file, { signedIn: true, internal: true })) ?? ''
      expect(svg).toMatch(/^<svg[^>]*><style>@font-face\{font-family:'Instrument Sans Variable'/)
      const [, dark = ''] = svg.split('@media (prefers-color-scheme:dark)')
      const used = svg.slice(svg.indexOf('</style>')).matchAll(/(?:fill|stroke)="(#\w+)"/g)
      // Every color of the drawing has one for the dark theme.
      for (const [, color = ''] of used) expect(dark).toContain(`[fill="${color}"]`)
    }
    expect(await get('docs/label/images/carton-label.svg')?.text()).not.toContain('<style>')
  })

  it('has no command in a guide for a host other than the platform', async () => {
    // The guides for people who write documents quote the servers of each environment.
    const pages = filesWith('.md').filter((file) => !file.startsWith('build-guides/'))
    const foreign: string[] = []
    for (const file of pages) {
      const text = (await read(file, { signedIn: true, internal: true })) ?? ''
      const [, ...odd] = text.split(/^\s*```/m).map((part, index) => (index % 2 === 1 ? part : ''))
      if (odd.some((code) => /\b(api|auth)\.network\.example/.test(code.replaceAll('api://api.network', ''))))
        foreign.push(file)
    }
    expect(foreign).toEqual([])
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
    '../kernel/errors.ts',
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
