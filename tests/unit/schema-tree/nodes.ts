import type { TreeNode } from '@/modules/schema-tree/tree-model'

/** A tree in short: names and what is below them; the ids are the paths, as of real schemas. */
export interface Shape {
  [name: string]: Shape | null
}

/** Nodes of a shape; null is a leaf. */
export function nodesOf(shape: Shape, above = ''): TreeNode<string>[] {
  return Object.entries(shape).map(([name, below]) => {
    const id = above === '' ? name : `${above}.${name}`
    return { id, name, data: id, hasDetail: false, children: below ? nodesOf(below, id) : [] }
  })
}

/** A label in short: a name that repeats on its path, an empty branch, and leaves. */
export const label = nodesOf({
  Header: { PurchaseOrderNumber: null, Address: { City: null, Name: null } },
  Pack: { ShippingSerialID: null, Pack: { ShippingSerialID: null } },
  Summary: null,
})
