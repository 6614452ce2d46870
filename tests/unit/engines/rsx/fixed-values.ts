import type { DocumentNode, ReadDocument } from '@/engines/rsx/document-tree'

/** Every value of a document with its path, in the order of the file. */
function valuesOf(document: ReadDocument): [path: string, value: string][] {
  const values: [string, string][] = []
  const visit = (node: DocumentNode) => {
    if (node.text !== undefined) values.push([document.placeOf(node).path, node.text])
    for (const child of node.children) visit(child)
  }
  for (const record of document.records) visit(record)
  return values
}

/** The paths at which two documents have different values, or only one has a value. */
export function changedPaths(before: ReadDocument, after: ReadDocument): string[] {
  const [first, second] = [new Map(valuesOf(before)), new Map(valuesOf(after))]
  return [...new Set([...first.keys(), ...second.keys()])].filter((path) => first.get(path) !== second.get(path))
}
