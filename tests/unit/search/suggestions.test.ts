import { expect, test } from 'vitest'
import type { User } from '@/api/identity/schemas'
import { portalRecords } from '@/modules/search/page-records/page-records'
import { suggestedRecords } from '@/modules/search/page-records/suggestions'

const person = { id: 'u', organizations: [], roles: [] } as unknown as User

test.each([
  [
    'visitors',
    'visitor',
    ['Create Trial Account', 'Check a Document', 'Error Decoder', 'Schema Downloads', 'API Documentation'],
  ],
  [
    'signed-in people',
    person,
    ['Build An App', 'Check a Document', 'Error Decoder', 'Schema Downloads', 'Fields and Qualifiers'],
  ],
] as const)('%s get five suggestions that they may open at once', (_, reader, titles) => {
  const records = suggestedRecords(portalRecords(reader, { name: 'test', featureFlags: [] }))
  expect(records.map(({ title }) => title)).toEqual(titles)
  expect(records.some(({ isLocked }) => isLocked)).toBe(false)
})

test('pages that do not exist are not suggested', () => expect(suggestedRecords([])).toEqual([]))
