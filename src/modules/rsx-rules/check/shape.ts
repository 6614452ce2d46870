import type { DocumentNode } from '../document-tree'

/** Whether a node has no content, or nothing but blanks. */
export function isEmpty({ text, children, json }: DocumentNode): boolean {
  if (text === undefined) return json !== undefined && children.length === 0
  return (json === undefined || json.type === 'string' || json.type === 'null') && text.trim() === ''
}
