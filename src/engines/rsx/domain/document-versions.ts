import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import { compare, decimalOf } from './decimal'
import type { ComparedDocument } from './order-references'
import { nodesAt, valueOf } from './tree'
import { correctionTypes, purposes, unpaidTypes, validPurposes, type Purpose } from './tables/codes'
import { relationsOf } from './tables/documents'
import { numberFields, sendingFields } from './tables/order-fields'

/**
 * How a document counts among the open ones of its number.
 * - `counted`: it is valid.
 * - `replacing`: it is valid and took the place of another open document.
 * - `substitute`: it stands for an earlier document, which may be an open one of another number.
 * - `repeated`: it says the same as another one, which counts.
 * - `unclear`: it cannot be told whether it is valid.
 * - `void`: it was cancelled or replaced, is a cancellation, or is a copy of an open document.
 */
export type Standing = 'counted' | 'replacing' | 'substitute' | 'repeated' | 'unclear' | 'void'

interface Version {
  record: DocumentNode
  /** Undefined for a code that is not in the list. */
  purpose: Purpose | undefined
}

/** How the orders, shipments and invoices among documents count. Which one is valid does not depend on the order of the documents. */
export function* standingsOf(
  documents: readonly ComparedDocument[],
  work: WorkCount,
): Steps<Map<DocumentNode, Standing>> {
  const byKey = new Map<string | DocumentNode, Version[]>()
  for (const { document, rules } of documents) {
    const path = relationsOf(rules.document)?.header
    const numberField = numberFields.get(rules.document)
    if (path === undefined || numberField === undefined) continue
    for (const record of document.records) {
      if (work.isPauseDue()) yield
      const [header] = nodesAt(record, path)
      const version = { record, purpose: purposeOf(header) }
      const key = keyOf(rules.document, header, numberField) ?? record
      const versions = byKey.get(key)
      if (versions) versions.push(version)
      else byKey.set(key, [version])
    }
  }
  const standings = new Map<DocumentNode, Standing>()
  for (const versions of byKey.values()) yield* judgeVersions(versions, standings, work)
  return standings
}

function purposeOf(header: DocumentNode | undefined): Purpose | undefined {
  const purpose = purposes.get(valueOf(header, 'TsetPurposeCode') ?? '')
  const isCorrection = correctionTypes.has(valueOf(header, 'InvoiceTypeCode') ?? '')
  return purpose === 'original' && isCorrection ? 'replacement' : purpose
}

/** The partner and release of an order: two retailers may use the same number, and all releases of a blanket order have one. */
export function orderIdentity(headers: readonly (DocumentNode | undefined)[]): [partner: string, release: string] {
  const fieldOf = (name: string) => headers.map((header) => valueOf(header, name)).find((value) => value !== undefined)
  return [fieldOf('TradingPartnerId') ?? '', fieldOf('ReleaseNumber') ?? '']
}

/** A key that all versions of one document have; undefined without a number. */
function keyOf(document: string, header: DocumentNode | undefined, numberField: string): string | undefined {
  const number = valueOf(header, numberField) ?? ''
  if (number === '') return undefined
  if (document === 'Orders') return JSON.stringify([number, ...orderIdentity([header])])
  // A credit may have the number of its invoice.
  const type = valueOf(header, 'InvoiceTypeCode') ?? ''
  const [partner] = orderIdentity([header])
  return JSON.stringify([document, number, partner, unpaidTypes.has(type) ? type : ''])
}

function* judgeVersions(versions: readonly Version[], standings: Map<DocumentNode, Standing>, work: WorkCount): Steps {
  const has = (purpose: Purpose) => versions.some((version) => version.purpose === purpose)
  const valid = validPurposes.find((some) => some.some(has)) ?? []
  const isUnknown = ({ purpose }: Version) => purpose === undefined
  const candidates = versions.filter((version) => isUnknown(version) || valid.includes(version.purpose ?? 'copy'))
  const isCancelled = has('cancellation')
  // A document may have been replaced after it was cancelled, or cancelled after it was replaced.
  let isUnclear = (candidates.length > 1 && candidates.some(isUnknown)) || (isCancelled && has('replacement'))
  const [first, ...others] = candidates
  for (const other of others) isUnclear ||= !(first && (yield* haveSameContent(first.record, other.record, work)))
  for (const { record } of versions) standings.set(record, 'void')
  if (!first || (isCancelled && !isUnclear)) return
  for (const { record } of candidates) standings.set(record, isUnclear ? 'unclear' : 'repeated')
  if (isUnclear) return
  const hasFormer = candidates.length < versions.length
  if (has('replacement') && hasFormer) standings.set(first.record, 'replacing')
  else standings.set(first.record, has('original') ? 'counted' : 'substitute')
}

/** Whether two values are the same, such as 20 and 20.00 of two formats. */
function isSameValue(first: DocumentNode, second: DocumentNode): boolean {
  if (first.text?.trim() === second.text?.trim()) return true
  const [one, other] = [decimalOf(first), decimalOf(second)]
  return one !== undefined && other !== undefined && compare(one, other) === 0
}

function* haveSameContent(record: DocumentNode, other: DocumentNode, work: WorkCount): Steps<boolean> {
  const stack: [DocumentNode, DocumentNode][] = [[record, other]]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (work.isPauseDue()) yield
    const [first, second] = next
    if (first.name !== second.name || !isSameValue(first, second)) return false
    const [children, otherChildren] = next.map((node) => node.children.filter(({ name }) => !sendingFields.has(name)))
    if (children?.length !== otherChildren?.length) return false
    for (const [at, child] of (children ?? []).entries()) {
      const otherChild = otherChildren?.[at]
      if (otherChild) stack.push([child, otherChild])
    }
  }
  return true
}
