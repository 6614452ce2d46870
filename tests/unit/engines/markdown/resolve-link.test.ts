import { describe, expect, it } from 'vitest'
import { resolveImage, resolveLink, type PageLocation } from '@/engines/markdown/resolve-link'

const page: PageLocation = {
  file: 'https://content.example/docs/label/guides/first-call.md',
  path: '/docs/label/guides/first-call',
  access: 'open',
}
const readme: PageLocation = {
  file: 'https://content.example/docs/label/README.md',
  path: '/docs/label/README',
  access: 'open',
}

describe("links of somebody else's document", () => {
  const foreign: PageLocation = { file: 'https://docs.other.example/v1/openapi.yaml', path: undefined, access: 'open' }

  it.each([
    ['guides/start.md', 'https://docs.other.example/v1/guides/start.md'],
    ['./guides/start', 'https://docs.other.example/v1/guides/start'],
    ['../terms', 'https://docs.other.example/terms'],
    ['/codes', 'https://docs.other.example/codes'],
    ['?page=2', 'https://docs.other.example/v1/openapi.yaml?page=2'],
    ['//cdn.other.example/a', 'https://cdn.other.example/a'],
    ['report.pdf', 'https://docs.other.example/v1/report.pdf'],
    ['mailto:a@other.example', 'mailto:a@other.example'],
  ])('are relative to the document: %s', (href, to) => {
    expect(resolveLink(href, foreign)).toEqual({ kind: 'elsewhere', href: to })
  })

  it.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
    'lead nowhere if they are no web address: %s',
    (href) => expect(resolveLink(href, foreign)).toEqual({ kind: 'nowhere' }),
  )

  it('lead nowhere in a pasted document if they are relative, and to headings', () => {
    const pasted = { ...foreign, file: 'pasted:1' }
    expect(resolveLink('guides/start.md', pasted)).toEqual({ kind: 'nowhere' })
    expect(resolveLink('https://docs.other.example/a', pasted)).toMatchObject({ kind: 'elsewhere' })
    expect(resolveLink('#codes', pasted)).toEqual({ kind: 'heading', hash: '#codes' })
  })

  it('have images that are relative to the document, too', () => {
    expect(resolveImage('images/a.svg', foreign)).toBe('https://docs.other.example/v1/images/a.svg')
  })
})

describe('links of a page', () => {
  it.each([
    ['errors', '/docs/label/guides/errors'],
    ['./errors.md#codes', '/docs/label/guides/errors#codes'],
    ['../README.md', '/docs/label'],
    ['../', '/docs/label'],
    ['../labels/', '/docs/label/labels/README'],
    ['../../transactions/README', '/docs/transactions'],
    ['../../transactions/paging?x=1', '/docs/transactions/paging?x=1'],
    ['/contact-info', '/contact-info'],
    ['/docs/label/README', '/docs/label'],
    ['../v1.2', '/docs/label/v1.2'],
    ['https://content.example/docs/label/guides/errors.md', '/docs/label/guides/errors'],
  ])('%s leads to %s', (href, to) => {
    expect(resolveLink(href, page)).toEqual({ kind: 'page', to })
  })

  it('start at the service on its README', () => {
    expect(resolveLink('guides/errors.md', readme)).toEqual({ kind: 'page', to: '/docs/label/guides/errors' })
    expect(resolveLink('../transactions/README.md', readme)).toEqual({ kind: 'page', to: '/docs/transactions' })
  })

  it('lead to headings, files and elsewhere', () => {
    expect(resolveLink('#codes', page)).toEqual({ kind: 'heading', hash: '#codes' })
    expect(resolveLink('../files/a%20b.csv', page)).toEqual({
      kind: 'file',
      url: 'https://content.example/docs/label/files/a%20b.csv',
      name: 'a b.csv',
    })
    expect(resolveLink('https://x.example/', page)).toEqual({ kind: 'elsewhere', href: 'https://x.example/' })
    expect(resolveLink('mailto:a@b.example', page)).toEqual({ kind: 'elsewhere', href: 'mailto:a@b.example' })
  })

  it.each([
    '//evil.example/x',
    '/\\evil.example/x',
    '\\\\evil.example',
    '/\t/evil.example',
    '\\\n\\evil.example',
    '\u0001//evil.example',
  ])('%j is another host, not a page', (href) => {
    expect(resolveLink(href, page).kind).toBe('elsewhere')
  })

  it('to another host use https if they name no protocol', () => {
    expect(resolveLink('//other.example/x', page)).toEqual({ kind: 'elsewhere', href: 'https://other.example/x' })
  })

  it.each(['/.//evil.example', '/docs/..//evil.example', 'https://content.example/docs/label/guides//evil.example'])(
    '%s stays within the portal',
    (href) => {
      const target = resolveLink(href, page)
      expect(target).toEqual({ kind: 'page', to: expect.stringMatching(/^\/[^/]/) as string })
    },
  )

  it.each(['/\t/[', 'https://[', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', 'irc://a.example/x'])(
    '%j leads nowhere',
    (href) => {
      expect(resolveLink(href, page)).toEqual({ kind: 'nowhere' })
    },
  )

  it('survive malformed percent encoding', () => {
    expect(resolveLink('%E0%A4%A.csv', page).kind).toBe('file')
  })
})

it('images are relative to the file', () => {
  expect(resolveImage('../images/a.png', page)).toBe('https://content.example/docs/label/images/a.png')
})
