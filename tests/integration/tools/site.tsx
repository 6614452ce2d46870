import type { RouteObject } from 'react-router-dom'
import type { ShippingDocKind } from '@/api/shipping-docs/schemas'
import { Tool } from '@/features/tools/shipping-docs/ShippingDocTool'
import { templatesOf } from '../../../platform/shipping-docs/templates'
import { openPortal } from '../support/portal'

const routes: RouteObject[] = ['', '/field-requirements'].map((page) => ({
  path: `/tools/shipping-doc-browser${page}`,
  Component: Tool,
}))

export function openTool(address: string) {
  return openPortal(`/tools/shipping-doc-browser${address}`, routes)
}

/** The id of a template of the platform. */
export function idOf(kind: ShippingDocKind, ownerName: string, name: string): string {
  const found = templatesOf(kind).find((template) => template.ownerName === ownerName && template.name === name)
  if (!found) throw new Error(`No ${kind} ${name} of ${ownerName}`)
  return found.id
}
