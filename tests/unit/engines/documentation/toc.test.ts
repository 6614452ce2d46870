import { describe, expect, it } from 'vitest'
import { parseRules, parseToc } from '@/engines/documentation/parse-toc'
import { resolveToc, type Reader, type TocPlace } from '@/engines/documentation/resolve-toc'
import { pagesOf, trail } from '@/engines/documentation/tree-entry'

const place: TocPlace = {
  name: 'label',
  pathOf: (link, swagger) => (swagger ? `/docs/label/api-doc?doc=label%2F${link}` : `/docs/label/${link}`),
}
const visitor: Reader = { signedIn: false, internal: false, featureFlags: [] }
const member: Reader = { ...visitor, signedIn: true }
const staff: Reader = { ...member, internal: true }

const toc = parseToc([
  { text: 'Overview', link: 'overview', links: ['welcome'] },
  {
    text: 'Guides',
    children: [
      { text: 'First call', link: 'guides/first-call' },
      { text: 'Onboarding|internal', link: 'guides/onboarding#top' },
      { text: 'Batches | LOGIN | something-new', link: 'guides/batches' },
    ],
  },
  { text: 'Label API', link: 'swagger.json', swagger: true },
  { text: 'My Designs|flag:my-designs', link: 'my-designs' },
  { text: 'Staff|internal', children: [{ text: 'Runbook', link: 'runbook' }] },
])

const texts = (reader: Reader) =>
  resolveToc(toc, place, reader).entries.map(({ text, children }) => [text, ...children.map((child) => child.text)])

describe('rules', () => {
  it('come after the text, behind bars, in any order; unknown ones are ignored', () => {
    expect(parseRules('A text | login|flag:x |other')).toEqual({
      text: 'A text',
      rules: { internal: false, login: true, flags: ['x'] },
    })
  })

  it('hide entries, with all entries below them, from readers who may not see them', () => {
    expect(texts(visitor)).toEqual([['Overview'], ['Guides', 'First call'], ['Label API']])
    expect(texts(member)).toEqual([['Overview'], ['Guides', 'First call', 'Batches'], ['Label API']])
    expect(texts({ ...staff, featureFlags: ['my-designs'] })).toEqual([
      ['Overview'],
      ['Guides', 'First call', 'Onboarding', 'Batches'],
      ['Label API'],
      ['My Designs'],
      ['Staff', 'Runbook'],
    ])
  })

  it('record hidden pages as private, so that their addresses ask for sign-in', () => {
    expect(Object.fromEntries(resolveToc(toc, place, visitor).privatePaths)).toEqual({
      '/docs/label/guides/onboarding': 'internal',
      '/docs/label/guides/batches': 'login',
      '/docs/label/runbook': 'internal',
    })
  })

  it('add internal=true to the link of internal entries', () => {
    const guides = resolveToc(toc, place, staff).entries[1]
    expect(guides?.children.map(({ to }) => to)).toEqual([
      '/docs/label/guides/first-call',
      '/docs/label/guides/onboarding?internal=true#top',
      '/docs/label/guides/batches',
    ])
  })
})

describe('reading', () => {
  it.each([[null], [42], ['text'], [{}], [[null, 1, 'x', { link: 'no-text' }, { text: 7 }, { text: ' |internal' }]]])(
    'ignores %j',
    (json) => {
      expect(parseToc(json)).toEqual([])
    },
  )

  it('finds the list in an object, and leaves out malformed links', () => {
    expect(parseToc({ items: [{ text: 'A', link: null, links: [1, 'b'], children: 'no' }] })).toEqual([
      {
        text: 'A',
        link: undefined,
        links: ['b'],
        children: [],
        swagger: false,
        rules: { internal: false, login: false, flags: [] },
      },
    ])
  })

  it('survives any depth', () => {
    let deep: unknown = []
    for (let level = 0; level < 10_000; level += 1) deep = [{ text: 'x', children: deep }]
    expect(parseToc(deep)).toHaveLength(1)
  })

  it('follows no script', () => {
    const [entry] = resolveToc(parseToc([{ text: 'x', link: 'javascript:alert(1)' }]), place, visitor).entries
    expect(entry).toMatchObject({ to: undefined, href: undefined, paths: [] })
  })
})

describe('a link', () => {
  const resolved = (link: string, swagger = false) =>
    resolveToc(parseToc([{ text: 'x', link, swagger }]), place, visitor).entries.map(({ to, href }) => to ?? href)

  it.each([
    ['//host.example/x', 'https://host.example/x'],
    ['/\t/host.example', 'https://host.example/'],
    ['/\n\\host.example', 'https://host.example/'],
    ['\\\\host.example', 'https://host.example/'],
    ['\u0001https://host.example/', 'https://host.example/'],
    ['ht\ttps://host.example/', 'https://host.example/'],
  ])('%j leads to another host, as in a browser', (link, href) => {
    expect(resolved(link)).toEqual([href])
  })

  it.each([
    ['/docs/\tlabel', '/docs/label'],
    ['/.//host.example', '/host.example'],
    ['/docs/label/../other?x=1#y', '/docs/other?x=1#y'],
    ['guides/\tfirst', '/docs/label/guides/first'],
  ])('%j leads to a page of the portal', (link, to) => {
    expect(resolved(link)).toEqual([to])
  })

  it.each(['/\t/[', '//[', '/.//[', 'https://[', 'java\tscript:alert(1)', '\u0000javascript:alert(1)'])(
    '%j that no browser can open, or that is a script, never throws',
    (link) => {
      expect(resolved(link).every((url) => url === undefined || url.startsWith('/['))).toBe(true)
    },
  )

  it('with half a character is repaired', () => {
    expect(resolved('/docs/\ud800')).toEqual(['/docs/%EF%BF%BD'])
    expect(resolved('guides/\ud800')).toEqual(['/docs/label/guides/\ufffd'])
  })
})

describe('a tree', () => {
  const { entries } = resolveToc(toc, place, staff)

  it('knows the entries above the current one, also by its other links', () => {
    expect(trail(entries, '/docs/label/guides/batches').map(({ text }) => text)).toEqual(['Guides', 'Batches'])
    expect(trail(entries, '/docs/label/welcome').map(({ text }) => text)).toEqual(['Overview'])
    expect(trail(entries, '/docs/label/api-doc?doc=label/swagger.json').map(({ text }) => text)).toEqual(['Label API'])
    expect(trail(entries, '/docs/other')).toEqual([])
  })

  it('distinguishes a page from its headings', () => {
    const children = [{ text: 'Late', link: 'errors#late' }]
    const listed = resolveToc(parseToc([{ text: 'Errors', link: 'errors', children }]), place, visitor).entries
    expect(trail(listed, '/docs/label/errors').map(({ text }) => text)).toEqual(['Errors'])
    expect(trail(entries, '/docs/label/guides/onboarding').map(({ text }) => text)).toEqual(['Guides', 'Onboarding'])
  })

  it('does not count a heading as a page, unless its page has no entry', () => {
    const children = [
      { text: 'Late', link: 'errors#late' },
      { text: 'Early', link: 'errors#early' },
    ]
    const nodes = [
      { text: 'Soon', link: 'errors#soon' },
      { text: 'Errors', link: 'errors', children },
      { text: 'Limits', link: 'limits#daily' },
      { text: 'More limits', link: 'limits#hourly' },
    ]
    const listed = resolveToc(parseToc(nodes), place, visitor).entries
    expect(pagesOf(listed).map(({ text }) => text)).toEqual(['Errors', 'Limits'])
  })

  it('knows the order of its pages', () => {
    expect(pagesOf(entries).map(({ text }) => text)).toEqual([
      'Overview',
      'First call',
      'Onboarding',
      'Batches',
      'Label API',
      'Runbook',
    ])
  })
})
