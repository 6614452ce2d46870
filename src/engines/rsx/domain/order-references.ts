import type { DocumentNode, ReadDocument } from '../document-tree'
import type { RuleModel } from '../rule-model'
import { relationsOf } from './tables/documents'
import { childOf, nodesAt } from './tree'

/** A document that is open beside others. */
export interface ComparedDocument {
  /** Name of the file, for messages. */
  name?: string
  document: ReadDocument
  rules: RuleModel
}

/** A part of a document that refers to an order: the whole record, or one order of a shipment. */
export interface OrderReference {
  /** Index of the document among those that are compared. */
  at: number
  /** Name of the document, such as `Invoices`. */
  document: string
  record: DocumentNode
  /** Groups with the fields that repeat the order's header. */
  headers: readonly DocumentNode[]
  number: DocumentNode
  /** The groups with the values of lines. */
  lines: DocumentNode[]
}

/** Finds what refers to orders in a document that is not an order itself. */
export function orderReferences({ document, rules }: ComparedDocument, at: number): OrderReference[] {
  return document.records.flatMap((record) =>
    rules.document === 'Shipments'
      ? shipmentReferences(record, at, rules.document)
      : recordReference(record, at, rules.document),
  )
}

function recordReference(record: DocumentNode, at: number, document: string): OrderReference[] {
  const { header: path, lines } = relationsOf(document) ?? {}
  const [header] = path === undefined ? [] : nodesAt(record, path)
  const number = header && childOf(header, 'PurchaseOrderNumber')
  if (!header || !number || !lines) return []
  return [{ at, document, record, headers: [header], number, lines: nodesAt(record, `${lines.path}/${lines.values}`) }]
}

/** One reference for each order of a shipment. A line belongs to the nearest order above it. */
function shipmentReferences(record: DocumentNode, at: number, document: string): OrderReference[] {
  const references: OrderReference[] = []
  const [shipmentHeader] = nodesAt(record, 'Header/ShipmentHeader')
  const stack: { node: DocumentNode; current: OrderReference | undefined }[] = [{ node: record, current: undefined }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node } = next
    let { current } = next
    if (node.name === 'OrderLevel') {
      const header = childOf(node, 'OrderHeader')
      const number = header && childOf(header, 'PurchaseOrderNumber')
      current = undefined
      if (header && number) {
        const headers = shipmentHeader ? [shipmentHeader, header] : [header]
        current = { at, document, record, headers, number, lines: [] }
        references.push(current)
      }
    }
    if (node.name === 'ShipmentLine' && current) current.lines.push(node)
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index]
      if (child) stack.push({ node: child, current })
    }
  }
  return references
}
