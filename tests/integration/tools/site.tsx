import type { ShippingDocKind } from '@/api/shipping-docs/schemas'
import { templatesOf } from '../../../platform/shipping-docs/templates'
import { openPortal } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/tools/shipping-doc-browser', '/tools/shipping-doc-browser/field-requirements')

export function openTool(address: string) {
  return openPortal(`/tools/shipping-doc-browser${address}`, {
    others: ['/tools/shipping-doc-browser', '/tools/shipping-doc-browser/field-requirements'],
  })
}

/** The id of a template of the platform. */
export function idOf(kind: ShippingDocKind, ownerName: string, name: string): string {
  const found = templatesOf(kind).find((template) => template.ownerName === ownerName && template.name === name)
  if (!found) throw new Error(`No ${kind} ${name} of ${ownerName}`)
  return found.id
}
