import { beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
vi.mock('@/browser/browser-storage', () => ({
  tabStorage: {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => stored.set(key, value),
    remove: (key: string) => stored.delete(key),
  },
  browserStorage: { get: () => null, set: () => undefined, remove: () => undefined },
  tabStorageProblem: () => undefined,
}))
const { saveBodyDraft, takeBodyDraft } = await import('@/modules/console/model/body-draft')
const { consoleDraftKey } = await import('@/browser/storage-keys')

beforeEach(() => stored.clear())

it('a draft without a body replaces the draft of the visitor before', () => {
  saveBodyDraft('GET /a', { text: 'of the first visitor' }, '/a')
  saveBodyDraft('GET /a', undefined, '/a')
  expect(stored.has(consoleDraftKey)).toBe(false)
})

it('a draft comes back once, for its operation', () => {
  saveBodyDraft('GET /a', { text: '{"a":1}' }, '/a')
  expect(takeBodyDraft('GET /a')).toEqual({ text: '{"a":1}' })
  expect(takeBodyDraft('GET /a')).toBeUndefined()
})
