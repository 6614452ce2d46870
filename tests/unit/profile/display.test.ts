import { describe, expect, it } from 'vitest'
import { displayModel, languages, locales, preferencesOf } from '@/features/profile/model/display'
import { offsetOf, timeZones } from '@/features/profile/model/time-zones'
import { userSchema } from '@/api/identity/schemas'
import { z } from '@/api/core/schema'

const person = (preferences: object | null) => z.parse(userSchema, { id: '1', email: 'a@b.example', preferences })
const winter = new Date('2026-01-15T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')

describe('display settings', () => {
  it('offer the specified languages and date and time options', () => {
    expect(languages.map(({ value }) => value)).toEqual(['en-US', 'zh-CN', 'zh-TW', 'fr-FR', 'es-ES', 'fr-CA'])
    expect(languages[0].label).toBe('English')
    expect(locales.map(({ value }) => value).toSorted()).toEqual(
      'en-AU en-CA en-GB en-HK en-IE en-IN en-PH en-SG en-US en-US24 fr-CA fr-FR'.split(' '),
    )
  })

  it('are read from the record; a language without a region selects its first variant', () => {
    expect(displayModel.read(person({ language: ['en'], timezone: 'UTC', locale: 'en-US24' }))).toEqual({
      language: 'en-US',
      timezone: 'UTC',
      locale: 'en-US24',
    })
    expect(displayModel.read(person({ language: ['fr-CA', 'en-US'] })).language).toBe('fr-CA')
  })

  it.each([
    ['nothing', null],
    ['empty lists and texts', { language: [], timezone: '', locale: '' }],
    ['values that are not offered', { language: ['tlh'], timezone: 'Mars/Olympus', locale: 'de-AT' }],
  ])('treat %s as not chosen and require all three', (_, preferences) => {
    const values = displayModel.read(person(preferences))
    expect(values).toEqual({ language: '', timezone: '', locale: '' })
    expect(displayModel.errors(values)).toEqual({
      language: 'This field is required',
      timezone: 'This field is required',
      locale: 'This field is required',
    })
  })

  it('are sent as preferences', () => {
    const values = { language: 'fr-CA', timezone: 'America/Toronto', locale: 'fr-CA' }
    expect(displayModel.errors(values)).toEqual({})
    expect(preferencesOf(values)).toEqual({ language: ['fr-CA'], timezone: 'America/Toronto', locale: 'fr-CA' })
  })
})

describe('time zones', () => {
  const find = (zones: ReturnType<typeof timeZones>, value: string) => zones.find((zone) => zone.value === value)

  it('are all that the browser supports, without duplicates, UTC first', () => {
    const zones = timeZones('', winter)
    expect(zones.length).toBeGreaterThan(400)
    expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length)
    expect(zones[0]).toMatchObject({ value: 'UTC', note: 'UTC' })
    expect(zones.filter(({ note }) => note === undefined)).toEqual([])
  })

  it('are listed by their current name, not by a former one', () => {
    expect(find(timeZones('', winter), 'Asia/Kolkata')).toMatchObject({ label: 'Asia/Kolkata', note: 'UTC+5:30' })
    expect(find(timeZones('', winter), 'Asia/Calcutta')).toBeUndefined()
  })

  it('are found by their offset, written with a hyphen, as UTC or as GMT', () => {
    expect(find(timeZones('', winter), 'America/Chicago')?.keywords).toContain('UTC-6 GMT-6')
    expect(find(timeZones('', winter), 'Europe/London')?.keywords).toContain('UTC GMT')
  })

  it('keep the saved name if it is a former one or if the browser does not list it', () => {
    const former = timeZones('Asia/Calcutta', winter).filter(({ label }) => label === 'Asia/Kolkata')
    expect(former.map(({ value }) => value)).toEqual(['Asia/Calcutta'])
    expect(find(timeZones('US/Central', winter), 'US/Central')).toMatchObject({ note: 'UTC−6' })
  })

  it('show their offset from UTC at a given moment', () => {
    expect(offsetOf('America/Chicago', winter)).toBe('UTC−6')
    expect(offsetOf('America/Chicago', summer)).toBe('UTC−5')
    expect(offsetOf('Europe/London', winter)).toBe('UTC')
    expect(offsetOf('Nowhere/Else', winter)).toBeUndefined()
  })
})
