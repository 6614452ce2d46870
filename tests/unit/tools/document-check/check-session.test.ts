import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionDeps } from '@/features/tools/document-check/model/check-session'
import { errors, file, opened, sessionOf, settle } from './test-session'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a check', () => {
  test('opens files, loads the rules of each type once, and gives a verdict', async () => {
    const { session, loadRules } = sessionOf([opened, { ...opened, id: 2 }])
    session.open([file])
    await settle()
    expect(session.current()).toMatchObject({ phase: 'checked', opening: 1 })
    expect(session.current().documents.map(({ version }) => version)).toEqual(['7.7.4', '7.7.4'])
    expect(loadRules.mock.calls).toEqual([['Orders', '7.7.4']])
    expect(errors(session)).toBe(1)
  })

  test('keeps files, edited texts and chosen types for a session that opens them again', async () => {
    const { session } = sessionOf([opened])
    expect(session.kept()).toBeUndefined()
    session.open([file])
    await settle()
    session.edit(1, 'xxx')
    session.choose(1, { document: 'Orders', version: '7.7.0' })
    await settle()
    session.end()
    const kept = session.kept()
    expect(kept?.files).toEqual([file])

    const next = sessionOf([opened]).session
    next.open(kept?.files ?? [], kept)
    await settle()
    expect(errors(next)).toBe(3)
    expect(next.current().documents[0]?.version).toBe('7.7.0')
    await expect(next.textOf(1)).resolves.toBe('xxx')
  })

  test('starts another worker after one that could not be started', async () => {
    const { session, ended, failing } = sessionOf([opened])
    failing.number = 1
    session.open([file])
    await settle()
    expect(session.current()).toMatchObject({ phase: 'failed', error: { during: 'reading' } })
    session.retry()
    await settle()
    expect(ended).toEqual([1])
    expect(session.current().phase).toBe('checked')
    expect(errors(session)).toBe(1)
  })

  test('opens the files and the edited texts in another worker after one that has failed', async () => {
    const { session, failing } = sessionOf([opened])
    session.open([file])
    await settle()
    failing.number = 1
    session.edit(1, 'xx')
    await settle()
    expect(session.current().phase).toBe('checked')
    expect(errors(session)).toBe(2)
  })

  test('opens the files when the retailers are chosen while they are being read', async () => {
    const { session } = sessionOf([opened])
    session.open([file])
    session.setDefaults(['Harbor & Pine'], { document: undefined, version: undefined })
    await settle()
    expect(session.current().documents).toHaveLength(1)
    expect(errors(session)).toBe(1)
  })

  test('runs again for other retailers and versions, without opening the file again', async () => {
    const { session, log, loadRules } = sessionOf([opened])
    session.open([file])
    await settle()
    log.length = 0
    session.setDefaults(['Harbor & Pine'], { document: undefined, version: undefined })
    await settle()
    expect(session.current().checkedRetailers).toEqual(['Harbor & Pine'])
    expect(log).toEqual(['check'])
    session.choose(1, { document: undefined, version: '7.7.0' })
    await settle()
    expect(session.current().results.get(1)?.version).toBe('7.7.0')
    expect(loadRules).toHaveBeenLastCalledWith('Orders', '7.7.0')
  })

  test('waits for a type that the file does not tell', async () => {
    const { session } = sessionOf([{ ...opened, document: undefined, candidates: ['Orders', 'Shipments'] }])
    session.open([file])
    await settle()
    expect(session.current().phase).toBe('waiting')
    expect(session.current().results.size).toBe(0)
    session.choose(1, { document: 'Shipments', version: undefined })
    await settle()
    expect(session.current().phase).toBe('checked')
    expect(session.current().results.get(1)?.document).toBe('Shipments')
  })

  test('of a file that cannot be read ends with what was found', async () => {
    const { session, loadRules } = sessionOf([{ ...opened, format: undefined, document: undefined, candidates: [] }])
    session.open([file])
    await settle()
    expect(session.current().phase).toBe('checked')
    expect(loadRules).not.toHaveBeenCalled()
  })
})

describe('an edited text', () => {
  test('is checked once within 150 ms after typing stops, and shows the old verdict until then', async () => {
    const { session, log } = sessionOf([opened])
    session.open([file])
    await settle()
    log.length = 0
    for (const text of ['xx', 'xxx', 'xxxx']) {
      session.edit(1, text)
      await vi.advanceTimersByTimeAsync(40)
    }
    expect(log).toEqual([])
    expect(errors(session)).toBe(1)
    await vi.advanceTimersByTimeAsync(110)
    expect(log).toEqual(['edit', 'check'])
    expect(errors(session)).toBe(4)
    await expect(session.textOf(1)).resolves.toBe('xxxx')
  })

  test('reaches the worker although another choice overtakes it', async () => {
    const { session } = sessionOf([opened])
    session.open([file])
    await settle()
    session.edit(1, 'xx')
    session.setDefaults(['Harbor & Pine'], { document: undefined, version: undefined })
    await settle()
    expect(errors(session)).toBe(2)
  })
})

describe('rules that cannot be loaded', () => {
  test('leave the file open, and can be tried again', async () => {
    const loadRules = vi
      .fn<SessionDeps['loadRules']>(() => Promise.resolve({ loadErrors: [] } as never))
      .mockRejectedValueOnce('no connection')
    const { session, log } = sessionOf([opened], loadRules)
    session.open([file])
    await settle()
    expect(session.current()).toMatchObject({
      phase: 'failed',
      error: { during: 'loadingRules', message: 'Described: no connection' },
    })
    expect(session.current().documents).toHaveLength(1)
    session.retry()
    await settle()
    expect(session.current()).toMatchObject({ phase: 'checked', error: undefined })
    expect(log.filter((type) => type === 'open')).toHaveLength(1)
  })

  test('are loaded in a new session, and no other state is touched', async () => {
    const loadRules = vi.fn<SessionDeps['loadRules']>(() => Promise.resolve({ loadErrors: [] } as never))
    loadRules.mockRejectedValueOnce(new Error('not signed in'))
    const { session, log } = sessionOf([opened], loadRules)
    session.retryRules()
    session.open([file])
    await settle()
    expect(session.current().error?.during).toBe('loadingRules')
    session.retryRules()
    await settle()
    expect(session.current()).toMatchObject({ phase: 'checked', error: undefined })
    log.length = 0
    session.retryRules()
    session.cancel()
    session.retryRules()
    await settle()
    expect(session.current().phase).toBe('stopped')
    expect(log).toEqual([])
  })
})

describe('rules of which a file could not be loaded', () => {
  const files = (...loadErrors: string[]) => Promise.resolve({ loadErrors } as never)

  test('give a verdict, and are loaded again when that is asked for, not with each edit', async () => {
    const loadRules = vi
      .fn<SessionDeps['loadRules']>(() => files())
      .mockReturnValueOnce(files('The design is missing.'))
    const { session, log } = sessionOf([opened], loadRules)
    session.open([file])
    await settle()
    expect(session.current()).toMatchObject({ phase: 'checked', isIncomplete: true })
    session.edit(1, 'xx')
    await settle()
    expect(loadRules).toHaveBeenCalledTimes(1)
    session.retry()
    await settle()
    expect(loadRules).toHaveBeenCalledTimes(2)
    expect(log.filter((type) => type === 'rules')).toHaveLength(2)
    expect(session.current()).toMatchObject({ phase: 'checked', isIncomplete: false })
    session.retryRules()
    await settle()
    expect(loadRules).toHaveBeenCalledTimes(2)
  })

  test('are loaded again in a new session, and for a file that is opened again', async () => {
    const loadRules = vi.fn<SessionDeps['loadRules']>(() => files('The design is missing.'))
    const { session } = sessionOf([opened], loadRules)
    session.open([file])
    await settle()
    session.retryRules()
    await settle()
    expect(loadRules).toHaveBeenCalledTimes(2)
    session.clear()
    session.open([file])
    await settle()
    expect(loadRules).toHaveBeenCalledTimes(3)
    session.cancel()
    session.retryRules()
    await settle()
    expect(loadRules).toHaveBeenCalledTimes(3)
  })
})

describe('cancelling', () => {
  test('ends the worker, and a new one gets the files and the edited texts', async () => {
    const { session, ended, log } = sessionOf([opened])
    session.open([file])
    await settle()
    session.edit(1, 'xx')
    session.cancel()
    await settle()
    expect(session.current().phase).toBe('stopped')
    expect(ended).toEqual([1])
    await expect(session.textOf(1)).resolves.toBe('xx')
    log.length = 0
    session.retry()
    await settle()
    expect(log).toEqual(['open', 'edit', 'rules', 'check'])
    expect(errors(session)).toBe(2)
    expect(session.current().opening).toBe(1)
  })

  test('a load of rules that ends afterwards changes nothing', async () => {
    let finish: (value: never) => void = () => undefined
    const loadRules = vi.fn<SessionDeps['loadRules']>(() => new Promise<never>((resolve) => (finish = resolve)))
    const { session } = sessionOf([opened], loadRules)
    session.open([file])
    await settle()
    expect(session.current().phase).toBe('loadingRules')
    session.cancel()
    finish({} as never)
    await settle()
    expect(session.current().phase).toBe('stopped')
  })

  test('closing forgets everything, in the worker too', async () => {
    const { session, openNames } = sessionOf([opened])
    session.open([file])
    await settle()
    expect(openNames).toEqual(['a.xml'])
    session.clear()
    await settle()
    expect(session.current()).toMatchObject({ phase: 'empty', documents: [], opening: 1 })
    expect(openNames).toEqual([])
    session.retry()
    await settle()
    expect(session.current().phase).toBe('empty')
  })
})

describe('codes that a version does not know', () => {
  const schema = { version: '7.7.4', schema: new Uint8Array() }
  const load = () => vi.fn<SessionDeps['loadSchemasWithCodes']>(() => Promise.resolve([schema]))
  const former = { ...opened, versionLine: '7.3' }

  test('are looked for in later versions once, and the document is checked again', async () => {
    const loadCodes = load()
    const { session, log } = sessionOf([former], undefined, loadCodes)
    session.open([file])
    await settle()
    expect(loadCodes).not.toHaveBeenCalled()
    log.length = 0
    session.edit(1, 'code')
    await settle()
    expect(loadCodes.mock.calls).toEqual([['Orders', ['7.7.0', '7.7.4']]])
    expect(log).toEqual(['edit', 'check', 'laterCodes', 'check'])
    session.edit(1, 'code x')
    await settle()
    expect(loadCodes).toHaveBeenCalledTimes(1)
    expect(log.slice(4)).toEqual(['edit', 'check'])
  })

  test('of the newest version cause no request', async () => {
    const loadCodes = load()
    const { session } = sessionOf([opened], undefined, loadCodes)
    session.open([file])
    session.edit(1, 'code')
    await settle()
    expect(session.current()).toMatchObject({ phase: 'checked' })
    expect(loadCodes).not.toHaveBeenCalled()
  })

  test('keep their verdict when later versions cannot be loaded', async () => {
    const loadCodes = vi.fn<SessionDeps['loadSchemasWithCodes']>(() => Promise.reject(new Error('no connection')))
    const { session, log } = sessionOf([former], undefined, loadCodes)
    session.open([file])
    session.edit(1, 'code')
    await settle()
    expect(session.current()).toMatchObject({ phase: 'checked', error: undefined })
    expect(session.current().results.get(1)?.findings).toHaveLength(1)
    expect(log).not.toContain('laterCodes')
  })
})
