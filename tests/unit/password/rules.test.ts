import { Worker as Thread } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from '@/api/core/schema'
import { passwordPolicySchema } from '@/api/identity/schemas'
import { checkRules, unmetSummary } from '@/modules/password/rules'
import { passwordPolicy } from '../../../platform/rest/password-policy'

/** What `match.worker.ts` does, as a thread of Node: a pattern that hangs really hangs it. */
const code = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ id, request }) =>
    parentPort.postMessage({ id, answer: new RegExp(request.pattern).test(request.text) }))`

class ThreadWorker extends EventTarget {
  static readonly started: ThreadWorker[] = []
  readonly #thread = new Thread(code, { eval: true })
  isTerminated = false

  constructor() {
    super()
    ThreadWorker.started.push(this)
    this.#thread.on('message', (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  postMessage(message: unknown) {
    this.#thread.postMessage(message, [])
  }

  terminate() {
    this.isTerminated = true
    void this.#thread.terminate()
  }
}
vi.stubGlobal('Worker', ThreadWorker)
afterEach(() => vi.restoreAllMocks())

const metBy = async (password: string) =>
  (await checkRules(passwordPolicy, password)).filter(({ status }) => status === 'met').map(({ name }) => name)

describe('a pattern', () => {
  it('must match where there is one, and an empty value fails without it too', async () => {
    const statuses = async (pattern: string, text: string) => (await checkRules({ rule: { pattern } }, text))[0]?.status
    expect(await statuses('', '')).toBe('unmet')
    expect(await statuses('^$', '')).toBe('unmet')
    expect(await statuses('', 'a')).toBe('met')
    expect(await statuses('b', 'a')).toBe('unmet')
    expect(await statuses('b', 'ab')).toBe('met')
  })

  it('that hangs is given up after a time limit, only once, and the other rules are still checked', async () => {
    const policy = { nested: { pattern: '(a+)+$' }, upper: { pattern: '[A-Z]' }, number: { pattern: '[0-9]' } }
    const statuses = async (password: string) => (await checkRules(policy, password)).map(({ status }) => status)
    const password = `${'a'.repeat(60)}!A`
    expect(await statuses(password)).toEqual(['unknown', 'met', 'unmet'])
    expect(ThreadWorker.started.filter(({ isTerminated }) => isTerminated)).toHaveLength(1)
    expect(await statuses(`${password}1`)).toEqual(['unknown', 'met', 'met'])
    expect(ThreadWorker.started.filter(({ isTerminated }) => isTerminated)).toHaveLength(1)
  })

  it('that cannot be evaluated is unknown, and is tried again with the next text', async () => {
    const post = vi.spyOn(ThreadWorker.prototype, 'postMessage').mockImplementationOnce(() => {
      throw new Error('The worker cannot run')
    })
    const policy = { upper: { pattern: '[A-Z]' } }
    expect(await checkRules(policy, 'A')).toMatchObject([{ status: 'unknown' }])
    post.mockRestore()
    expect(await checkRules(policy, 'Ab')).toMatchObject([{ status: 'met' }])
  })
})

describe('the rules', () => {
  it('have the words of the specification, in the order of the server', async () => {
    expect((await checkRules(passwordPolicy, '')).map(({ label }) => label)).toEqual([
      '8 characters',
      '1 uppercase letter',
      '1 lowercase letter',
      '1 number',
      '1 special character',
    ])
  })

  it.each([
    ['', []],
    ['aaaaaaa', ['lower']],
    ['aaaaaaaa', ['minlength', 'lower']],
    ['AAAAAAAA', ['minlength', 'upper']],
    ['1', ['number']],
    ['`', ['special']],
    ['"', ['special']],
    ['\\', ['special']],
    [']', ['special']],
    ['-', ['special']],
    ['ä ß€', []],
    ['Portal-2026!', ['minlength', 'upper', 'lower', 'number', 'special']],
  ])('%j meets %j', async (password, met) => expect(await metBy(password)).toEqual(met))

  it('that are not known go by their own names, also those of an object', async () => {
    const policy = { constructor: { pattern: 'x' }, 'no-spaces': { pattern: '^\\S+$' } }
    expect((await checkRules(policy, 'a')).map(({ label, status }) => [label, status])).toEqual([
      ['constructor', 'unmet'],
      ['no-spaces', 'met'],
    ])
  })

  it.each([
    ['', '5 rules are left'],
    ['a', '4 rules are left'],
    ['Fjord-textil', '1 rule is left: 1 number'],
    ['Portal-2026!', undefined],
  ])('left by %j: %s', async (password, left) => {
    expect(unmetSummary(await checkRules(passwordPolicy, password))).toBe(left)
  })

  it('that are unknown are none that is left', () => {
    expect(unmetSummary([{ name: 'upper', label: '1 uppercase letter', status: 'unknown' }])).toBeUndefined()
  })
})

describe('an answer of the server', () => {
  it.each([
    [{}],
    [{ data: {} }],
    [{ data: { regex_policy: null } }],
    [{ data: { regex_policy: { upper: {} } } }],
    [{ data: { regex_policy: { upper: { pattern: '[A-' } } } }],
    [{ data: { regex_policy: { upper: '[A-' } } }],
    [{ data: { regex_policy: { upper: 3 } } }],
  ])('%j is no policy', (answer) => expect(z.safeParse(passwordPolicySchema, answer).success).toBe(false))

  it('may give a rule as an object or as the pattern itself', () => {
    const answer = { data: { regex_policy: { minlength: '.{8,}', upper: { pattern: '[A-Z]' } } } }
    expect(z.parse(passwordPolicySchema, answer).data.regex_policy).toEqual({
      minlength: { pattern: '.{8,}' },
      upper: { pattern: '[A-Z]' },
    })
  })
})
