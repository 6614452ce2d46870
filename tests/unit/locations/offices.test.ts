import { expect, test } from 'vitest'
import { addressLines, officesByRegion } from '@/config/offices'
import type { Office } from '@/config/offices'

const office = (fields: Partial<Office>): Office => ({
  region: 'Asia',
  country: 'Nowhere',
  locationName: 'Depot',
  officeType: 'Sales',
  isHeadquarter: false,
  address: { addressLine1: '1 Depot Road' },
  city: 'Depot City',
  state: '',
  pin: '',
  phones: {},
  ...fields,
})

test('the directory has the four regions, each with its headquarters first', () => {
  const groups = officesByRegion()
  expect(groups.map(({ region }) => region)).toEqual(['North America', 'Australia and New Zealand', 'Asia', 'Europe'])
  expect(groups.map(({ offices }) => offices[0]?.locationName)).toEqual([
    'Minneapolis',
    'Melbourne',
    'Hong Kong',
    'Breda',
  ])
  for (const { offices } of groups) expect(offices.slice(1).every(({ isHeadquarter }) => !isHeadquarter)).toBe(true)
})

test('offices keep their order behind the headquarters, and a region without an office is left out', () => {
  const list = ['a', 'b', 'c'].map((locationName) => office({ locationName, isHeadquarter: locationName === 'c' }))
  const groups = officesByRegion(list)
  expect(groups).toHaveLength(1)
  expect(groups[0]?.offices.map(({ locationName }) => locationName)).toEqual(['c', 'a', 'b'])
})

test.each([
  [
    'all five lines',
    { address: { addressLine1: 'a', addressLine2: 'b', addressLine3: 'c', addressLine4: 'd', addressLine5: 'e' } },
    ['a', 'b', 'c', 'd', 'e', 'Depot City', 'Nowhere'],
  ],
  ['state and postal code', { state: 'MN', pin: '55415' }, ['1 Depot Road', 'Depot City, MN 55415', 'Nowhere']],
  ['a postal code alone', { pin: '4811 CA' }, ['1 Depot Road', 'Depot City, 4811 CA', 'Nowhere']],
  ['a city that is a country', { country: 'Depot City' }, ['1 Depot Road', 'Depot City']],
])('an address is written with %s', (_, fields, lines) => {
  expect(addressLines(office(fields))).toEqual(lines)
})
