import { vi } from 'vitest'
import { createCheckSession, type SessionDeps } from '@/features/tools/document-check/model/check-session'
import type { CheckerClient } from '@/workers/rsx/client'
import type { Checker } from '@/engines/rsx/checker'
import type { CheckedDocument, OpenedDocument } from '@/engines/rsx/documents'
import { finding } from './findings'

/** An opened order. */
export const opened: OpenedDocument = {
  id: 1,
  name: 'a.xml',
  format: 'XML',
  length: 3,
  document: 'Orders',
  candidates: ['Orders'],
  versionLine: '7.7',
  findings: [],
}

/** A checker that answers at once, and reports as many errors as its text has letters x. */
function testChecker(files: readonly OpenedDocument[]) {
  const log: string[] = []
  const ended: number[] = []
  /** The names of the files that the last worker has open. */
  const openNames: string[] = []
  /** The numbers of the worker that fails and of the one that does not reply. */
  const failing = { number: 0 }
  const hanging = { number: 0 }
  let started = 0
  const startChecker = (): CheckerClient => {
    const texts = new Map<number, string>()
    let pending = 0
    started += 1
    const me = started
    const replies: Record<keyof Checker, (input: never) => unknown> = {
      openBeside: () => undefined,
      compare: () => undefined,
      comparedRows: () => undefined,
      comparedPlace: () => undefined,
      comparisonReport: () => undefined,
      open: ({ files: input }: { files: readonly { name: string }[] }) => {
        openNames.splice(0, Infinity, ...input.map(({ name }) => name))
        texts.clear()
        for (const { id } of input.length > 0 ? files : []) texts.set(id, 'x')
        return files
      },
      edit: ({ id, text }: { id: number; text: string }) => {
        texts.set(id, text)
        return files.find((file) => file.id === id)
      },
      text: ({ id }: { id: number }) => texts.get(id),
      rules: () => ({ retailers: [], missing: [] }),
      laterCodes: () => undefined,
      format: () => undefined,
      quickFixes: () => [],
      samples: () => ({ files: [], contradictions: [], untold: [] }),
      check: ({ documents }: { documents: { id: number; document: string; version: string }[] }) =>
        documents.map(({ id, document, version }): CheckedDocument => {
          const errors = (texts.get(id) ?? '').split('x').length - 1
          const counts = { error: errors, warning: 0, note: 0, unknown: 0 }
          return {
            id,
            document,
            version,
            verdicts: [{ retailer: undefined, errors, warnings: 0, unknown: [] }],
            findings: texts.get(id)?.includes('code') ? [finding({ code: 'unknown-code', source: 'codes' })] : [],
            counts,
          }
        }),
    }
    return {
      request: async (name, input, { signal } = {}) => {
        await Promise.resolve()
        signal?.throwIfAborted()
        if (failing.number === me) throw new Error('The check could not be started.')
        log.push(name)
        if (hanging.number === me) {
          pending += 1
          await new Promise<never>(() => undefined)
        }
        return replies[name](input as never) as never
      },
      state: () => (failing.number === me ? 'failed' : pending > 0 ? 'busy' : 'idle'),
      end: () => ended.push(me),
    }
  }
  return { startChecker, log, ended, openNames, failing, hanging }
}

/** A session with a checker of its own. */
export function sessionOf(
  files: readonly OpenedDocument[],
  loadRules = vi.fn<SessionDeps['loadRules']>(() => Promise.resolve({ loadErrors: [] } as never)),
  loadSchemasWithCodes = vi.fn<SessionDeps['loadSchemasWithCodes']>(() => Promise.resolve([])),
) {
  const checker = testChecker(files)
  const session = createCheckSession({
    startChecker: checker.startChecker,
    loadNames: () =>
      Promise.resolve({ '7.7.4': ['Orders', 'Shipments'], '7.7.0': ['Orders'], '7.3.0': ['Orders'], sip: ['Orders'] }),
    loadRules,
    loadSchemasWithCodes,
    describe: (error) => `Described: ${String(error)}`,
  })
  return { session, loadRules, ...checker }
}

export const file = { name: 'a.xml', content: new Blob(['x']) }
/** Waits until a session has done all that it was told; the clock is that of the test. */
export const settle = () => vi.advanceTimersByTimeAsync(200)
export const errors = (session: ReturnType<typeof createCheckSession>) => session.current().results.get(1)?.counts.error
