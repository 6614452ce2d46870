import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import type { ReportDifference } from './compare-header'
import type { Standing } from './document-versions'
import type { ComparedDocument } from './order-references'
import { ssccKey } from './serial-numbers'
import { childOf, nodesAt, valueOf } from './tree'

interface FirstPlace {
  at: number
  /** The number of the shipment. */
  shipment: string
}

/** Kind 62: a serial number of a carton that another open shipment has too. Within one file it is a duplicate (kind 38). */
export function* compareSerialNumbers(
  documents: readonly ComparedDocument[],
  standings: ReadonlyMap<DocumentNode, Standing>,
  report: ReportDifference,
  work: WorkCount,
): Steps {
  const seen = new Map<string, FirstPlace>()
  for (const [at, { document, rules }] of documents.entries()) {
    if (rules.document !== 'Shipments') continue
    // Two versions of one shipment share all their numbers, which is said once.
    const versions = new Set<number>()
    for (const record of document.records) {
      const standing = standings.get(record)
      // A shipment has the serial numbers of the one that it replaces or cancels.
      if (standing === 'void' || standing === 'substitute') continue
      const shipment = nodesAt(record, 'Header/ShipmentHeader')[0]
      const number = valueOf(shipment, 'ShipmentIdentification') ?? ''
      for (const group of groupsIn(record)) {
        if (work.isPauseDue()) yield
        const node = group.name === 'Pack' ? childOf(group, 'ShippingSerialID') : undefined
        const key = ssccKey(node?.text ?? '')
        if (!node || key === undefined) continue
        const first = seen.get(key)
        if (!first) seen.set(key, { at, shipment: number })
        if (!first || first.at === at) continue
        const isVersion = number !== '' && number === first.shipment
        if (isVersion && versions.has(first.at)) continue
        if (isVersion) versions.add(first.at)
        reportShared(at, node, documents[first.at]?.name, isVersion ? number : undefined, report)
      }
    }
  }
}

/** The groups of a record, in the order of the file. */
function* groupsIn(record: DocumentNode): Generator<DocumentNode, void, undefined> {
  const stack = [record]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    yield next
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at]
      if (child && child.text === undefined) stack.push(child)
    }
  }
}

function reportShared(
  at: number,
  node: DocumentNode,
  name: string | undefined,
  shipment: string | undefined,
  report: ReportDifference,
): void {
  const found = node.text?.trim() ?? ''
  const other = name === undefined ? 'another open document' : quote(name)
  report(
    at,
    node,
    {
      level: shipment === undefined ? 'error' : 'warning',
      found,
      message:
        shipment === undefined
          ? `${node.name} ${quote(found)} is the SSCC of a carton in ${other} too.`
          : `${node.name} ${quote(found)} and perhaps others are in ${other} too, which has the same ShipmentIdentification ${quote(shipment)}. Both may be versions of one shipment.`,
      fix:
        shipment === undefined
          ? 'Give every carton and pallet a serial number of its own, in all shipments of a year.'
          : 'Send one of the two; if they are two shipments, give the second and its cartons numbers of their own.',
    },
    'differs-from-opened',
  )
}
