import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionDeps } from '@/features/tools/document-check/model/check-session'
import { errors, file, opened, sessionOf, settle } from './test-session'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const rules = (version: string) => ({ version, loadErrors: [] }) as never
/** Rules as the cache of queries gives them: the same object until they change. */
const cachedRules = () => {
  const first = rules('7.7.4')
  return vi.fn<SessionDeps['loadRules']>(() => Promise.resolve(first))
}

describe('a further file', () => {
  test('is checked by the worker of the one before, with the rules that it has compiled', async () => {
    const { session, log, ended } = sessionOf([opened], cachedRules())
    session.open([file])
    await settle()
    log.length = 0
    session.open([{ ...file, name: 'b.xml' }])
    await settle()
    expect(log).toEqual(['open', 'check'])
    log.length = 0
    session.clear()
    await settle()
    session.open([file])
    await settle()
    expect(log).toEqual(['open', 'open', 'check'])
    expect(ended).toEqual([])
    expect(session.current()).toMatchObject({ phase: 'checked', opening: 3 })
  })

  test('starts with its own text, not with an edited one of the file before', async () => {
    const { session } = sessionOf([opened], cachedRules())
    session.open([file])
    await settle()
    session.edit(1, 'xxx')
    await settle()
    expect(errors(session)).toBe(3)
    session.open([file])
    await settle()
    expect(errors(session)).toBe(1)
  })

  test('is checked by the rules of its reader, who has signed in meanwhile', async () => {
    const loadRules = cachedRules()
    const { session, log } = sessionOf([opened], loadRules)
    session.open([file])
    await settle()
    loadRules.mockResolvedValue(rules('7.7.4'))
    log.length = 0
    session.open([file])
    await settle()
    expect(log).toEqual(['open', 'rules', 'check'])
    session.edit(1, 'xx')
    await settle()
    expect(log).toEqual(['open', 'rules', 'check', 'edit', 'check'])
  })

  test('ends the worker that is still busy with the one before', async () => {
    const { session, ended, hanging, openNames } = sessionOf([opened], cachedRules())
    hanging.number = 1
    session.open([file])
    await settle()
    expect(session.current().phase).toBe('reading')
    session.open([{ ...file, name: 'b.xml' }])
    await settle()
    expect(ended).toEqual([1])
    expect(openNames).toEqual(['b.xml'])
    expect(session.current().phase).toBe('checked')
  })

  test('ends the worker after a check that was overtaken and not ended yet', async () => {
    const { session, ended, log } = sessionOf([opened], cachedRules())
    session.open([file])
    await settle()
    session.edit(1, 'xx')
    session.open([file])
    await settle()
    expect(ended).toEqual([1])
    expect(log.filter((operation) => operation === 'rules')).toHaveLength(2)
    expect(errors(session)).toBe(1)
  })

  test('gets the codes of later versions that the worker has, and no others', async () => {
    const later = [{ version: '7.7.4', schema: new Uint8Array() }]
    const loadCodes = vi.fn<SessionDeps['loadSchemasWithCodes']>(() => Promise.resolve(later))
    const { session, log } = sessionOf([{ ...opened, versionLine: '7.3' }], cachedRules(), loadCodes)
    const checkCode = async () => {
      session.open([file])
      await settle()
      log.length = 0
      session.edit(1, 'code')
      await settle()
      return [...log]
    }
    expect(await checkCode()).toEqual(['edit', 'check', 'laterCodes', 'check'])
    expect(await checkCode()).toEqual(['edit', 'check'])
    loadCodes.mockResolvedValue([...later])
    expect(await checkCode()).toEqual(['edit', 'check', 'laterCodes', 'check'])
  })
})
