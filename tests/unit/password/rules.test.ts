import { Worker as Thread } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from '@/api/core/schema'
import { passwordPolicySchema } from '@/api/identity/schemas'
import { checkRules, unmetSummary } from '@/modules/password/rules'
import { passwordPolicy } from '../../../platform/rest/password-policy'

/** The code of `match.worker.ts` for a Node thread, so that a slow pattern really blocks it. */
const code = `
  const { parentPort } = require('node:worker_threads')
  parentPort.postMessage({ type: 'started' })
  parentPort.on('message', ({ type, id, input }) => {
    if (type === 'ping') parentPort.postMessage({ type: 'pong', id })
    else parentPort.postMessage({ type: 'reply', id, reply: new RegExp(input.pattern).test(input.text) })
  })`

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
  it('must match the value, and an empty value fails even without a pattern', async () => {
    const statuses = async (pattern: string, text: string) => (await checkRules({ rule: { pattern } }, text))[0]?.status
    expect(await statuses('', '')).toBe('unmet')
    expect(await statuses('^$', '')).toBe('unmet')
    expect(await statuses('', 'a')).toBe('met')
    expect(await statuses('b', 'a')).toBe('unmet')
    expect(await statuses('b', 'ab')).toBe('met')
  })

  it('that hangs is aborted once after 500 ms, and the other rules are still checked', async () => {
    const policy = { nested: { pattern: '(a+)+$' }, upper: { pattern: '[A-Z]' }, number: { pattern: '[0-9]' } }
    const statuses = async (password: string) => (await checkRules(policy, password)).map(({ status }) => status)
    const password = `${'a'.repeat(60)}!A`
    const limit = vi.spyOn(AbortSignal, 'timeout')
    expect(await statuses(password)).toEqual(['unknown', 'met', 'unmet'])
    expect(limit).toHaveBeenCalledWith(500)
    expect(ThreadWorker.started.filter(({ isTerminated }) => isTerminated)).toHaveLength(1)
    expect(await statuses(`${password}1`)).toEqual(['unknown', 'met', 'met'])
    expect(ThreadWorker.started.filter(({ isTerminated }) => isTerminated)).toHaveLength(1)
  })

  it('that cannot be evaluated has the status unknown and is evaluated again for the next text', async () => {
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
  it('have the specified labels, in the order of the server', async () => {
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
  ])('of the policy that %j meets are %j', async (password, met) => expect(await metBy(password)).toEqual(met))

  it('without a label show their own names, also if these are properties of Object', async () => {
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
  ])('summary of unmet rules for %j: %s', async (password, left) => {
    expect(unmetSummary(await checkRules(passwordPolicy, password))).toBe(left)
  })

  it('with the status unknown do not count as unmet', () => {
    expect(unmetSummary([{ name: 'upper', label: '1 uppercase letter', status: 'unknown' }])).toBeUndefined()
  })
})

describe('a response of the server', () => {
  it.each([
    [{}],
    [{ data: {} }],
    [{ data: { regex_policy: null } }],
    [{ data: { regex_policy: { upper: {} } } }],
    [{ data: { regex_policy: { upper: { pattern: '[A-' } } } }],
    [{ data: { regex_policy: { upper: '[A-' } } }],
    [{ data: { regex_policy: { upper: 3 } } }],
  ])('%j is not a valid policy', (answer) => expect(z.safeParse(passwordPolicySchema, answer).success).toBe(false))

  it('may contain a rule as an object or as a pattern', () => {
    const answer = { data: { regex_policy: { minlength: '.{8,}', upper: { pattern: '[A-Z]' } } } }
    expect(z.parse(passwordPolicySchema, answer).data.regex_policy).toEqual({
      minlength: { pattern: '.{8,}' },
      upper: { pattern: '[A-Z]' },
    })
  })
})
