import { describe, expect, it } from 'vitest'
import { currentPath, slugOf } from '@/features/docs/model/doc-url'
import { pageFile, pageOf } from '@/engines/documentation/doc-location'
import { pageLocation } from '@/engines/documentation/page-location'
import { tocPath } from '@/engines/documentation/service-toc'

describe('the address of a sidebar entry', () => {
  it.each([
    ['README', false, '/docs/label'],
    ['guides/first-call.md', false, '/docs/label/guides/first-call'],
    ['guides/é ö', false, '/docs/label/guides/%C3%A9%20%C3%B6'],
    ['guides/errors#codes', false, '/docs/label/guides/errors#codes'],
    ['v2/openapi.json', true, '/docs/label/api-doc?doc=label%2Fv2%2Fopenapi.json'],
  ])('%s (API document: %s) is %s', (link, swagger, to) => {
    expect(tocPath('label', link, swagger)).toBe(to)
  })
})

describe('the current address', () => {
  it.each([
    ['/docs/label/', '', '/docs/label'],
    ['/docs/label/README', '?internal=true', '/docs/label'],
    ['/docs/label/guides/%C3%A9', '', '/docs/label/guides/é'],
    ['/docs/label/api-doc/labels/create', '?doc=label%2Fa.json&method=get', '/docs/label/api-doc?doc=label/a.json'],
    ['/docs/%E0%A4%A', '', '/docs/%E0%A4%A'],
  ])('normalizes %s%s to %s', (pathname, search, path) => {
    expect(currentPath(pathname, search)).toBe(path)
  })

  it('contains the service, also for operations', () => {
    expect(slugOf('/docs/label/guides/x', '')).toBe('label')
    expect(slugOf('/api-doc/labels/create/', '?doc=label%2Fa.json')).toBe('label')
    expect(slugOf('/docs', '')).toBeUndefined()
  })
})

describe('pages', () => {
  it('default to README', () => {
    expect(['', '/', 'a/b.md', 'a/b/'].map(pageOf)).toEqual(['README', 'README', 'a/b', 'a/b'])
  })

  it('have a file address with an encoded name', () => {
    expect(pageFile('https://c.example/docs/label/', 'a b/c?d')).toBe('https://c.example/docs/label/a%20b/c%3Fd.md')
  })

  it.each([
    ['/docs/label/a%20b', { slug: 'label', page: 'a b' }],
    ['/docs/label', { slug: 'label', page: 'README' }],
    ['/docs/label/guides/x.md', { slug: 'label', page: 'guides/x' }],
    ['/docs/label/changes/2026', { slug: 'label', page: 'changes/2026' }],
    ['/user-guides/docs/changes', { area: 'userGuides', page: 'changes', isHome: false }],
    ['/docs/%E0%A4%A/x', { slug: '%E0%A4%A', page: 'x' }],
    ['/rsx', { area: 'rsxDocs', page: 'rsx-overview', isHome: true }],
    ['/rsx/', { area: 'rsxDocs', page: 'rsx-overview', isHome: true }],
    ['/rsx/docs/', { area: 'rsxDocs', page: 'rsx-overview', isHome: false }],
    ['/rsx/docs/formats/a%20b.md', { area: 'rsxDocs', page: 'formats/a b', isHome: false }],
    ['/user-guides', { area: 'userGuides', page: 'overview', isHome: true }],
    ['/user-guides/docs/mapping/units', { area: 'userGuides', page: 'mapping/units', isHome: false }],
  ])('are named by the path %s', (pathname, address) => expect(pageLocation(pathname)).toEqual(address))

  it.each([
    '/docs',
    '/docs/',
    '/docs/label/api-doc',
    '/docs/label/api-doc/openapi.json',
    '/docs/label/swagger-documentation-verification',
    '/docs/label/changes',
    '/docs/label/changes/',
    '/rsx/docs/changes',
    '/rsx/docs/schema-download',
    '/rsx/docs/fields-qualifiers/7.7.4/Orders',
    '/rsx/internal-docs/README',
    '/rsxother/docs/x',
    '/user-guides/docs/customer-mapping-guides/netsuite-guides',
    '/contact-info',
  ])('are not at %s', (pathname) => expect(pageLocation(pathname)).toBeUndefined())
})
