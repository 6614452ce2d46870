import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clearAttempts, startAttempt } from '../../platform/db/attempts'
import { openDatabase } from '../../platform/db/database'
import { migrate } from '../../platform/db/schema'

const start = Date.parse('2026-03-04T05:06:07Z')

/** An empty database with a clock that the test moves. */
function openState(file = ':memory:', minutes = { passed: 0 }) {
  const db = openDatabase(file)
  migrate(db)
  return { db, minutes, now: () => new Date(start + minutes.passed * 60_000) }
}

it('ten attempts are evaluated per email address, ignoring case, and again after 15 minutes', () => {
  const state = openState()
  for (let count = 0; count < 10; count += 1) expect(startAttempt(state, 'password', 'dev@a.example')).toBeDefined()
  expect(startAttempt(state, 'password', ' DEV@A.example')).toBeUndefined()
  expect(startAttempt(state, 'password', 'other@a.example')).toBeDefined()
  expect(startAttempt(state, 'reset-code', 'dev@a.example')).toBeDefined()
  state.minutes.passed = 15
  expect(startAttempt(state, 'password', 'dev@a.example')).toBeDefined()
})

it('a successful attempt does not count, and all can be cleared', () => {
  const state = openState()
  for (let count = 0; count < 30; count += 1) startAttempt(state, 'client-secret', 'prd_1')?.forget()
  for (let count = 0; count < 10; count += 1) startAttempt(state, 'client-secret', 'prd_1')
  expect(startAttempt(state, 'client-secret', 'prd_1')).toBeUndefined()
  clearAttempts(state, 'client-secret', 'prd_1')
  expect(startAttempt(state, 'client-secret', 'prd_1')).toBeDefined()
})

it('attempts survive a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'attempts-'))
  const file = join(folder, 'platform.db')
  const before = openState(file)
  for (let count = 0; count < 10; count += 1) startAttempt(before, 'password', 'dev@a.example')
  before.db.close()
  const after = openState(file)
  expect(startAttempt(after, 'password', 'dev@a.example')).toBeUndefined()
  after.db.close()
  rmSync(folder, { recursive: true })
})
