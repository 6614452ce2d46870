import type { CheckerClient } from '@/workers/rsx/client'
import type { Finding } from '@/engines/rsx/findings/finding'
import { createChecker, type Checker } from '@/engines/rsx/checker'
import type { CheckedDocument, CheckRequest, OpenedDocument } from '@/engines/rsx/documents'
import { clientInProcess } from '../../support/client-in-process'
import { finding } from '../../unit/tools/document-check/findings'

/** How the next requests to the checker end: with a reply, not at all, or with an error. */
export const trouble: { next: 'none' | 'hang' | 'fail' } = { next: 'none' }

/**
 * A checker with three rules: every EACH is an unknown code that can be fixed, every 1.234 a warning, and Northgate Outfitters
 * asks for an address ST. Its documents are Shipments; a file whose name starts with "flat" does not tell its type.
 */
export function startTestChecker(): CheckerClient {
  const texts = new Map<number, { name: string; text: string }>()

  function describe(id: number, name: string, text: string): OpenedDocument {
    const isFlat = name.startsWith('flat')
    const isBroken = name.startsWith('broken')
    return {
      id,
      name,
      format: isBroken ? undefined : isFlat ? 'CSV' : 'XML',
      length: text.length,
      document: isFlat || isBroken ? undefined : 'Shipments',
      candidates: isBroken ? [] : isFlat ? ['Orders', 'Shipments'] : ['Shipments'],
      versionLine: isFlat || isBroken ? undefined : '7.7',
      findings: isBroken ? [finding({ code: 'other-format', message: 'The file is a picture.', path: '' })] : [],
    }
  }

  function findingsOf(text: string, retailers: readonly string[]): Finding[] {
    const each = places(text, 'EACH').map((start) =>
      at(text, start, 'LineItem/OrderLine/OrderQtyUOM', {
        quickFix: { label: 'Replace with EA', edits: [{ span: { start, end: start + 4 }, text: 'EA' }] },
        reference: { kind: 'codes', field: 'OrderQtyUOM', code: 'EA' },
      }),
    )
    const decimals = places(text, '1.234').map((start) =>
      at(text, start, 'Summary/TotalAmount', {
        code: 'too-many-decimals',
        level: 'warning',
        message: 'Too many decimals.',
      }),
    )
    const asks = retailers.includes('Northgate Outfitters') && !text.includes('>ST<')
    const missing = asks
      ? [
          at(text, 0, 'Header/Address', {
            code: 'retailer-code',
            retailers: ['Northgate Outfitters'],
            message: 'No ship-to.',
          }),
        ]
      : []
    return [...missing, ...each, ...decimals]
  }

  function checkAll({ documents, retailers }: CheckRequest): CheckedDocument[] {
    return documents.map(({ id, document, version }) => {
      const findings = findingsOf(texts.get(id)?.text ?? '', retailers)
      const count = (level: string, asker?: string) =>
        findings.filter(
          (one) => one.level === level && (one.retailers.length === 0 || one.retailers.includes(asker ?? '')),
        ).length
      return {
        id,
        document,
        version,
        verdicts: [undefined, ...retailers].map((retailer) => ({
          retailer,
          errors: count('error', retailer),
          warnings: count('warning', retailer),
          unknown: retailer === 'Nowhere Stores' ? ['Nowhere Stores has no design of Shipments.'] : [],
        })),
        findings,
        counts: {
          error: findings.filter(({ level }) => level === 'error').length,
          warning: findings.filter(({ level }) => level === 'warning').length,
          note: 0,
          unknown: 0,
        },
      }
    })
  }

  const checker: Checker = {
    ...createChecker(),
    open: async ({ files }) =>
      files.map(({ name, bytes }, index) => {
        const text = new TextDecoder().decode(bytes)
        texts.set(index + 1, { name, text })
        return describe(index + 1, name, text)
      }),
    edit: ({ id, text }) => {
      const { name = '' } = texts.get(id) ?? {}
      texts.set(id, { name, text })
      return describe(id, name, text)
    },
    text: ({ id }) => texts.get(id)?.text ?? '',
    format: async ({ text }) => text.replaceAll('><', '>\n<'),
    samples: () => ({ files: [], contradictions: [], untold: [] }),
    rules: async () => ({ retailers: [], missing: [] }),
    laterCodes: async () => undefined,
    async check(input, { signal, report }) {
      const { next } = trouble
      trouble.next = 'none'
      if (next === 'hang') {
        report(0.25)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      }
      if (next === 'fail') throw new Error('The check ran out of memory.')
      return checkAll(input)
    },
    quickFixes: ({ id, code }) =>
      findingsOf(texts.get(id)?.text ?? '', []).flatMap((one) =>
        one.code === code ? (one.quickFix?.edits ?? []) : [],
      ),
  }

  const client = clientInProcess(checker)
  return {
    ...client,
    async request(name, input, options) {
      await Promise.resolve()
      options?.signal?.throwIfAborted()
      return client.request(name, input, options)
    },
    end: () => texts.clear(),
  }
}

function places(text: string, part: string): number[] {
  const found: number[] = []
  for (let start = text.indexOf(part); start !== -1; start = text.indexOf(part, start + 1)) found.push(start)
  return found
}

function at(text: string, start: number, path: string, part: Partial<Finding>): Finding {
  const line = text.slice(0, start).split('\n').length
  const base = finding({ path, line, ...part })
  return { ...base, place: { ...base.place, span: { start, end: start + 4 } } }
}
