import type { ApiChange } from '@/engines/openapi/compare/api-change'
import { compareDocuments, type ApiComparison } from '@/engines/openapi/compare/compare-documents'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { parseJson } from '@/lib/exact-json'

export type Json = Record<string, unknown>

/** Compares two documents, given as values that JSON can write. */
export async function compare(from: unknown, to: unknown, today?: string): Promise<ApiComparison> {
  return compareValues(parseJson(JSON.stringify(from)), parseJson(JSON.stringify(to)), today)
}

/** Compares two parsed documents. */
export async function compareValues(from: unknown, to: unknown, today = '2026-06-01'): Promise<ApiComparison> {
  const [one, other] = [from, to].map((value, side) => bundleOf(`https://api.example.com/${side}.json`, value))
  if (!one || !other) throw new Error('Two documents are compared.')
  return compareDocuments(
    { from: one, to: other, today },
    { signal: new AbortController().signal, report: () => undefined },
  )
}

/** Each change in one line: its level, role, kind and place. */
export async function linesOf(from: unknown, to: unknown, today?: string): Promise<string[]> {
  const { changes } = await compare(from, to, today)
  return changes.filter(({ kind }) => kind !== 'major-version-missing').map(lineOf)
}

export function lineOf({ level, role, kind, place }: ApiChange): string {
  return [level, role, kind, `@ ${place.join(' / ')}`].filter(Boolean).join(' ')
}
