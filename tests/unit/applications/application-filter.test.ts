import { describe, expect, it } from 'vitest'
import type { Application } from '@/api/devcenter/schemas'
import { chosenApplications, needsAll, type ApplicationChoice } from '@/features/applications/model/application-filter'

const application = (name: string, rest: Partial<Application> = {}): Application => ({
  id: name,
  name,
  description: undefined,
  iconName: undefined,
  iconColor: undefined,
  appType: 'm2m',
  redirectUris: [],
  clientId: undefined,
  testClientId: undefined,
  createdAt: undefined,
  updatedAt: undefined,
  ...rest,
})
const list = [
  application('Sync 10', { description: 'Books orders', updatedAt: '2026-01-01T00:00:00Z' }),
  application('sync 2', { appType: 'web', testClientId: 'sbx_42', updatedAt: 'once' }),
  application('Älter', { appType: undefined, updatedAt: '2026-11-01T00:00:00Z' }),
  application('Board', { appType: 'web', redirectUris: ['https://board.example/'] }),
]
const choice: ApplicationChoice = { filter: '', show: 'all', sort: 'default' }
const names = (changes: Partial<ApplicationChoice>) =>
  chosenApplications(list, { ...choice, ...changes }).map(({ name }) => name)

describe('applications', () => {
  it.each([
    ['  SYNC ', ['Sync 10', 'sync 2']],
    ['books', ['Sync 10']],
    ['sbx_42', ['sync 2']],
    ['nothing', []],
    ['', ['Sync 10', 'sync 2', 'Älter', 'Board']],
  ])('are filtered by name, description and client ID: %j', (filter, expected) => {
    expect(names({ filter })).toEqual(expected)
  })

  it.each([
    ['web', ['sync 2', 'Board']],
    ['spa', []],
    ['attention', ['sync 2', 'Älter']],
  ] as const)('are limited to %s', (show, expected) => expect(names({ show })).toEqual(expected))

  it.each([
    ['az', ['Älter', 'Board', 'sync 2', 'Sync 10']],
    ['za', ['Sync 10', 'sync 2', 'Board', 'Älter']],
    ['updated', ['Älter', 'Sync 10', 'sync 2', 'Board']],
  ] as const)('are sorted by %s, unreadable dates last', (sort, expected) => expect(names({ sort })).toEqual(expected))
})

it.each([
  [{}, false],
  [{ filter: '   ' }, false],
  [{ filter: 'x' }, true],
  [{ show: 'web' }, true],
  [{ sort: 'az' }, true],
] as const)('the choice %j needs all applications: %s', (changes, expected) => {
  expect(needsAll({ ...choice, ...changes })).toBe(expected)
})
