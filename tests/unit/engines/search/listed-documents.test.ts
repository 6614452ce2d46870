import { describe, expect, it } from 'vitest'
import type { Service } from '@/api/devcenter/schemas'
import { parseToc } from '@/engines/documentation/parse-toc'
import type { SearchReader } from '@/engines/search/reader'
import { documentationOf, listedDocuments } from '@/engines/search/published/documents'
import { readEnvironments } from '../../../../scripts/build/environments'

const environment = readEnvironments().test
const visitor: SearchReader = { owner: undefined, isStaff: false, isToolbox: false, featureFlags: ['shown'] }
const member: SearchReader = { ...visitor, owner: 'member' }
const staff: SearchReader = { ...member, isStaff: true }

const serviceOf = (slug: string, rest: Partial<Service> = {}): Service => ({
  id: `svc-${slug}`,
  slug,
  name: 'Shipping Labels',
  active: true,
  public: true,
  description: undefined,
  isBeta: false,
  serviceType: undefined,
  currentDocLocation: 'https://docs.example/label/',
  searchIndex: undefined,
  ...rest,
})

function listed(toc: unknown, reader = visitor, service = serviceOf('label')) {
  const documentation = documentationOf(service, environment, reader)
  return documentation ? listedDocuments(parseToc(toc), documentation, reader) : undefined
}

describe('the documents of a table of contents', () => {
  it('are its guides, API documents and list of changes, with the address of the file and of the page', () => {
    const toc = [
      { text: 'Overview', link: 'README' },
      { text: 'Guides', children: [{ text: 'PDF', link: 'guides/pdf.md', links: ['guides/printers'] }] },
      { text: 'Version 1', link: 'openapi/v1.json', swagger: true },
      { text: 'A tool', link: '/tools/shipping-doc-browser' },
      { text: 'Changes', link: 'changes' },
      { text: 'Elsewhere', link: 'https://status.example/' },
    ]
    expect(
      listed(toc)?.map(({ url, access, kind, place }) => [url, access, kind, 'to' in place ? place.to : place.doc]),
    ).toEqual([
      ['https://docs.example/label/README.md', 'open', 'guide', '/docs/label'],
      ['https://docs.example/label/guides/pdf.md', 'open', 'guide', '/docs/label/guides/pdf'],
      ['https://docs.example/label/guides/printers.md', 'open', 'guide', '/docs/label/guides/printers'],
      ['https://docs.example/label/openapi/v1.json', 'open', 'api', 'label/openapi/v1.json'],
      ['https://docs.example/label/changes.json', 'open', 'changes', '/docs/label/changes'],
    ])
  })

  it('have the list of changes of Integration Resources, and none of the areas without one', () => {
    const toc = [{ text: 'Changes', link: 'changes' }]
    const rsx = serviceOf('rsx-docs', { id: environment.serviceIds.rsxDocs })
    expect(listed(toc, visitor, rsx)?.map(({ url, kind }) => [url, kind])).toEqual([
      ['https://docs.example/label/changes.json', 'changes'],
    ])
    const guides = serviceOf('user-guides', { id: environment.serviceIds.userGuides })
    expect(listed(toc, visitor, guides)?.map(({ url, kind }) => [url, kind])).toEqual([
      ['https://docs.example/label/changes.md', 'guide'],
    ])
  })

  it('are each listed once, under the entry of the page and not of one of its headings', () => {
    const toc = [
      { text: 'A heading', link: 'guides/pdf#size' },
      { text: 'PDF', link: 'guides/pdf' },
      { text: 'Again', link: 'guides/pdf' },
    ]
    expect(listed(toc)?.map(({ name, place }) => [name, 'to' in place && place.to])).toEqual([
      ['Shipping Labels: PDF', '/docs/label/guides/pdf'],
    ])
  })

  const ruled = [
    { text: 'For members|login', link: 'members' },
    { text: 'For staff|internal', children: [{ text: 'Below', link: 'below' }] },
    { text: 'API for staff|internal', link: 'openapi/staff.json', swagger: true },
    { text: 'With a flag|flag:shown', link: 'shown' },
    { text: 'Without a flag|flag:hidden', link: 'hidden', children: [{ text: 'Under it', link: 'under' }] },
  ]

  it.each([
    ['a visitor', visitor, ['shown']],
    ['a member', member, ['members', 'shown']],
    ['staff', staff, ['members', 'below', 'openapi/staff.json', 'shown']],
  ])('are for %s those that the rules show', (_, reader, files) => {
    const names = listed(ruled, reader)?.map(({ url }) =>
      url.replace('https://docs.example/label/', '').replace(/\.md$/, ''),
    )
    expect(names).toEqual(files)
  })

  it('with a rule are requested with the token, and have the mark of staff in their address', () => {
    const places = listed(ruled, staff)?.map(({ access, place }) => [
      access,
      'to' in place ? place.to : place.isInternal,
    ])
    expect(places).toEqual([
      ['private', '/docs/label/members'],
      ['private', '/docs/label/below?internal=true'],
      ['private', true],
      ['open', '/docs/label/shown'],
    ])
  })

  it('are not those whose page would be refused, although another entry shows them', () => {
    const toc = [
      { text: 'Open', link: 'guides/pdf' },
      { text: 'For staff|internal', link: 'guides/pdf' },
    ]
    expect(listed(toc, visitor)).toEqual([])
    expect(listed(toc, member)).toEqual([])
    expect(listed(toc, staff)).toHaveLength(1)
  })

  it('are not outside the documentation of the service', () => {
    const toc = [
      { text: 'Above', link: '../other/README' },
      { text: 'API above', link: '../other/openapi.json', swagger: true },
      { text: 'Script', link: 'javascript:alert(1)' },
    ]
    const outside = listed(toc)?.filter(({ url }) => !url.startsWith('https://docs.example/label/'))
    expect(outside).toEqual([])
  })

  it('of 2,000 entries of the same title are all listed', () => {
    const toc = Array.from({ length: 2_000 }, (_, index) => ({ text: 'The same title', link: `guides/${index}` }))
    expect(listed(toc)).toHaveLength(2_000)
  })
})

describe('the areas', () => {
  it('have their own addresses, and no documents where the page is a tool', () => {
    const toc = [
      { text: 'Words', link: 'words' },
      { text: 'Fields and Qualifiers', link: 'fields-qualifiers' },
      { text: 'Example Files', link: 'example-download' },
    ]
    const service = serviceOf('rsx-docs', { id: environment.serviceIds.rsxDocs })
    expect(listed(toc, visitor, service)?.map(({ url, place }) => [url, 'to' in place && place.to])).toEqual([
      ['https://docs.example/label/words.md', '/rsx/docs/words'],
    ])
  })

  it('for staff exist for staff only, also when the list of services has them', () => {
    const service = serviceOf('internal-docs', { id: environment.serviceIds.internalDocs, public: false })
    const toc = [{ text: 'Pages', link: 'README' }]
    expect(listed(toc, member, service)).toBeUndefined()
    expect(listed(toc, staff, service)).toMatchObject([
      { access: 'private', place: { to: '/rsx/internal-docs/README' } },
    ])
  })
})
