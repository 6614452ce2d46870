/** The documents that have designs (RSX-38); `value` is the name in addresses, `file` the name of the published file. */
export const designDocuments = [
  { value: 'Orders', label: 'Order 850', file: 'Orders-850' },
  { value: 'OrderAcks', label: 'OrderAcks 855', file: 'OrderAcks-855' },
  { value: 'Shipments', label: 'Shipments 856', file: 'Shipments-856' },
  { value: 'Invoices', label: 'Invoices 810', file: 'Invoices-810' },
] as const

export type DesignDocument = (typeof designDocuments)[number]

/** The document that an address names; Orders if it names none or an unknown one. */
export function designDocumentNamed(name: string | null): DesignDocument {
  return designDocuments.find(({ value }) => value === name) ?? designDocuments[0]
}
