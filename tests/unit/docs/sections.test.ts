import { describe, expect, it } from 'vitest'
import type { Service } from '@/api/devcenter/schemas'
import { matchingCards, serviceCards, serviceSections } from '@/features/docs/model/sections'
import { readableServices } from '@/engines/documentation/readable-services'
import { docAccess, docLocation } from '@/engines/documentation/doc-location'

const configuration = {
  contentUrl: 'https://content.example/',
  hiddenServiceSlugs: ['hidden'],
  serviceIds: {
    gettingStarted: ['start'],
    authentication: ['auth'],
    internalBuildGuides: ['guides'],
    internalDevTools: ['tools'],
    rsxDocs: 'rsx',
    internalDocs: 'internal',
    userGuides: 'user-guides',
  },
}

function service(id: string, rest: Partial<Service> = {}): Service {
  return {
    id,
    slug: id,
    name: id,
    active: true,
    public: true,
    description: undefined,
    isBeta: false,
    serviceType: 'API',
    currentDocLocation: undefined,
    searchIndex: undefined,
    ...rest,
  }
}

const all = [
  service('start'),
  service('auth'),
  service('label'),
  service('hidden'),
  service('retired', { active: false }),
  service('inventory-api'),
  service('document-collection-api'),
  service('guides'),
  service('tools'),
  service('rsx'),
  service('internal'),
  service('user-guides'),
]
const ids = (services: readonly Service[]) => services.map(({ id }) => id)
const idsOf = (sections: Record<string, Service[]>) =>
  Object.fromEntries(Object.entries(sections).map(([name, services]) => [name, ids(services)]))

describe('the sections of the sidebar', () => {
  it('follow the configured lists and contain no hidden or inactive services', () => {
    expect(idsOf({ ...serviceSections(readableServices(all, configuration, true), configuration) })).toEqual({
      authentication: ['auth'],
      services: ['label', 'inventory-api', 'document-collection-api'],
      buildGuides: ['guides'],
      devTools: ['tools'],
    })
  })

  it('are empty for other users if they are for staff', () => {
    const { buildGuides, devTools } = serviceSections(readableServices(all, configuration, false), configuration)
    expect([buildGuides, devTools]).toEqual([[], []])
  })
})

describe('the cards', () => {
  it('omit the two services without a card', () => {
    const cards = serviceCards(readableServices(all, configuration, true), configuration)
    expect(cards.map((card) => [card.service.id, card.to, card.isInternal])).toEqual([
      ['start', '/docs/getting-started', false],
      ['auth', '/docs/auth', false],
      ['label', '/docs/label', false],
      ['rsx', '/rsx', false],
      ['user-guides', '/user-guides', false],
      ['guides', '/docs/guides', true],
      ['tools', '/docs/tools', true],
    ])
  })

  it('match every word of a filter in title, name or slug', () => {
    const named = [service('label', { name: 'Shipping Labels' }), service('start', { name: 'Getting Started' })]
    const cards = serviceCards(named, configuration)
    const found = (filter: string) => matchingCards(cards, filter).map(({ service: { id } }) => id)
    expect(found(' SHIP label ')).toEqual(['label'])
    expect(found('ship paper')).toEqual([])
    expect(found('')).toEqual(['start', 'label'])
    expect([found('get started'), found('Getting Started')]).toEqual([['start'], ['start']])
  })
})

describe('the documentation of a service', () => {
  it('is located at its configured address, which ends with a slash', () => {
    expect(docLocation(service('a', { currentDocLocation: 'https://x.example/d' }), configuration)).toBe(
      'https://x.example/d/',
    )
    expect(docLocation(service('a', { currentDocLocation: 'https://x.example/d/' }), configuration)).toBe(
      'https://x.example/d/',
    )
    expect(docLocation(service('a'), configuration)).toBe('https://content.example/docs/a/')
  })

  it('needs a token if the service is not public', () => {
    expect([docAccess(service('a')), docAccess(service('a', { public: false }))]).toEqual(['open', 'private'])
  })
})
