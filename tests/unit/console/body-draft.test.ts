import { beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
vi.mock('@/browser/browser-storage', () => ({
  tabStorage: {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => stored.set(key, value),
    remove: (key: string) => stored.delete(key),
  },
  browserStorage: { get: () => null, set: () => undefined, remove: () => undefined },
  tabStorageError: () => undefined,
}))
const redaction = vi.hoisted(() => ({ fails: false }))
vi.mock('@/workers/errors/decoder-in-worker', () => ({
  redactInWorker: (text: string) =>
    redaction.fails
      ? Promise.reject(new Error('No response within 10 s'))
      : Promise.resolve(text.replaceAll('hidden', '')),
}))
const { saveBodyDraft, takeBodyDraft } = await import('@/modules/console/model/body-draft')
const { consoleDraftKey } = await import('@/browser/storage-keys')

beforeEach(() => {
  stored.clear()
  redaction.fails = false
})

it('a draft without a body replaces the draft of the visitor before', async () => {
  await saveBodyDraft('GET /a', { text: 'of the first visitor' }, '/a')
  await saveBodyDraft('GET /a', undefined, '/a')
  expect(stored.has(consoleDraftKey)).toBe(false)
})

it('a draft comes back once, for its operation', async () => {
  await saveBodyDraft('GET /a', { text: '{"a":1}' }, '/a')
  expect(takeBodyDraft('GET /a')).toEqual({ text: '{"a":1}' })
  expect(takeBodyDraft('GET /a')).toBeUndefined()
})

it('a text from which secrets cannot be removed is not stored', async () => {
  await saveBodyDraft('GET /a', { text: 'hidden 1' }, '/a')
  expect(takeBodyDraft('GET /a')).toEqual({ text: ' 1' })
  redaction.fails = true
  await saveBodyDraft('GET /a', { text: 'hidden 2' }, '/a')
  expect(stored.has(consoleDraftKey)).toBe(false)
})
