import { CodeList } from '@/modules/schema-tree/CodeList'
import { RequiredBadge } from '@/modules/schema-tree/RequiredBadge'
import type { TreeLook } from '@/modules/schema-tree/SchemaTreeRow'
import { AskedBy } from './AskedBy'
import type { DesignField, DesignTreeNode } from '../model/design-tree'
import { lengthsDiffer, lengthsText } from '../model/lengths-text'
import { Meter } from './Meter'
import type { RetailerChoice } from '../model/retailers'
import { RowEnd } from './RowEnd'
import styles from './DesignLook.module.css'

interface LookOptions {
  choice: RetailerChoice
  /** The address of a node. */
  hrefOf: (id: string) => string
  onNotes: (node: DesignTreeNode) => void
  /** Writes a number; handed down, because a tree has a thousand rows. */
  number: (value: number) => string
}

/** How a design looks in the tree. */
export function designLook({ choice: { all, chosen }, hrefOf, onNotes, number }: LookOptions): TreeLook<DesignField> {
  const of = chosen.length
  return {
    nameTitle: 'Field',
    name: ({ id, name, data }, active) => (
      <>
        <code>{name}</code>
        <a className={styles.anchor} href={hrefOf(id)} data-node={id} tabIndex={active ? 0 : -1}>
          #<span className="vh"> Copy link to {name}</span>
        </a>
        {data.required && <RequiredBadge />}
        {data.description !== '' && <small className={styles.description}>{data.description}</small>}
      </>
    ),
    columns: [
      { key: 'lengths', title: 'Min / max', cell: ({ data }) => lengths(data), className: styles.lengths },
      { key: 'format', title: 'Format', cell: ({ data }) => data.format, className: styles.format },
      {
        key: 'who',
        title: 'Required by',
        cell: ({ data }) => <Meter count={data.askedBy.names.length} of={of} number={number} />,
      },
      {
        key: 'end',
        title: 'Details',
        cell: (node, active) => (
          <RowEnd node={node} of={of} all={of === all.length} active={active} onNotes={onNotes} number={number} />
        ),
        className: styles.end,
      },
    ],
    detail: ({ data }, active) => (
      <CodeList
        codes={data.qualifiers.map(({ code, description, askedBy }) => ({
          code,
          meaning: description,
          end: <AskedBy asked={askedBy} of={of} active={active} number={number} />,
        }))}
      />
    ),
  }
}

function lengths(data: DesignField) {
  if (!lengthsDiffer(data)) return lengthsText(data)
  return (
    <b className={styles.differ}>
      {lengthsText(data)}
      <span className="vh"> (retailers differ)</span>
    </b>
  )
}
