import type { TreeNode } from '@/modules/rsx/schema-tree/tree-model'

/** A short form of a tree: each name with the names below it. */
export interface Shape {
  [name: string]: Shape | null
}

/** Converts a short form into nodes. Their ids are paths, as in real schemas; null is a leaf. */
export function nodesOf(shape: Shape, above = ''): TreeNode<string>[] {
  return Object.entries(shape).map(([name, below]) => {
    const id = above === '' ? name : `${above}.${name}`
    return { id, name, data: id, hasDetail: false, children: below ? nodesOf(below, id) : [] }
  })
}

/** A sample schema in which a name repeats on its own path. */
export const label = nodesOf({
  Header: { PurchaseOrderNumber: null, Address: { City: null, Name: null } },
  Pack: { ShippingSerialID: null, Pack: { ShippingSerialID: null } },
  Summary: null,
})
