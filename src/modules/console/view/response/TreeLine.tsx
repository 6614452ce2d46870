import { Chevron } from '@/modules/openapi/view/Chevron'
import type { TreeNode } from '@/engines/requests/tree/tree-node'
import styles from './TreeLine.module.css'

/** Deeper nodes are not indented further, in levels. */
const maxIndent = 40

/** Shows a node of the tree: its name, and its value or the number of its children. */
export function TreeLine({ node, depth }: { node: TreeNode; depth: number }) {
  const { name, type, preview, childCount } = node
  return (
    <>
      <span aria-hidden="true">{'  '.repeat(Math.min(depth, maxIndent))}</span>
      <span className={styles.mark}>{childCount > 0 && <Chevron />}</span>
      {name !== '' && <span className={styles.name}>{name}</span>}
      {name !== '' && preview !== '' && ': '}
      {preview !== '' && <span className={styles[type]}>{preview}</span>}
      {childCount > 0 && <span className={styles.count}>{countText(type, childCount)}</span>}
    </>
  )
}

function countText(type: TreeNode['type'], count: number): string {
  if (type === 'object') return ` {${count}}`
  return type === 'array' ? ` [${count}]` : ` (${count})`
}
