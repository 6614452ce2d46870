import { beforeEach, expect, it, vi } from 'vitest'
import { emptyContact } from '@/features/contact/model/contact-forms'
import {
  dropDraft,
  dropPostedDrafts,
  postedForm,
  readDraft,
  resumedValues,
  saveDraft,
} from '@/features/contact/model/drafts'

const values = { ...emptyContact, message: 'A long story' }

beforeEach(() => {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
})

it.each([
  ['another person', 'ben'],
  ['a visitor', undefined],
])('a draft is neither shown to nor removed by %s', (_, reader) => {
  const draft = { person: 'ann', values, posted: true }
  saveDraft('support', draft)
  expect(readDraft('support', reader)).toBeUndefined()
  expect(postedForm(reader)).toBeUndefined()
  dropDraft('support', reader)
  expect(readDraft('support', 'ann')).toEqual(draft)
  expect(postedForm('ann')).toBe('support')
  dropDraft('support', 'ann')
  expect(readDraft('support', 'ann')).toBeUndefined()
})

it.each(['ann', undefined])('the draft of a visitor is shown to %s', (reader) => {
  saveDraft('sales', { person: undefined, values, posted: true })
  expect(readDraft('sales', reader)?.values).toEqual(values)
  expect(postedForm(reader)).toBe('sales')
})

it('known values fill the empty fields of a visitor, but not fields that a signed-in person cleared', () => {
  const known = { ...emptyContact, firstName: 'Ann', message: 'Known' }
  expect(resumedValues({ person: undefined, values, posted: false }, known)).toEqual({ ...values, firstName: 'Ann' })
  expect(resumedValues({ person: 'ann', values, posted: false }, known)).toEqual(values)
})

it('a new draft replaces the draft of another person', () => {
  saveDraft('support', { person: 'ann', values, posted: false })
  saveDraft('support', { person: 'ben', values: { ...values, message: 'Short' }, posted: false })
  expect(readDraft('support', 'ann')).toBeUndefined()
  expect(readDraft('support', 'ben')?.values.message).toBe('Short')
})

it('a displayed success removes all sent drafts, of any person', () => {
  saveDraft('support', { person: 'ann', values, posted: true })
  saveDraft('sales', { person: 'ann', values, posted: false })
  dropPostedDrafts()
  expect(readDraft('support', 'ann')).toBeUndefined()
  expect(readDraft('sales', 'ann')).toBeDefined()
})
