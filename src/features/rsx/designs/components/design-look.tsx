import { guidePlacesTitle } from '@/modules/rsx/guide-places/GuidePlacesSwitch'
import { CodeList } from '@/modules/rsx/schema-tree/CodeList'
import { RequiredBadge } from '@/modules/rsx/schema-tree/RequiredBadge'
import type { TreeLook } from '@/modules/rsx/schema-tree/SchemaTreeRow'
import { lengthsDiffer, lengthsText, type DesignField, type DesignTreeNode } from '../model/design-tree'
import { Meter } from './Meter'
import type { RetailerChoice } from '@/modules/rsx/retailers/retailers'
import { Requirers } from './Requirers'
import { RowEnd } from './RowEnd'
import styles from './DesignLook.module.css'

interface LookOptions {
  choice: RetailerChoice
  /** Returns the address of a node. */
  hrefOf: (id: string) => string
  onNotes: (node: DesignTreeNode) => void
  /** Writes the place of a field, or of its code, in X12 and EDIFACT; undefined without that column. */
  guideText: ((id: string, code?: string) => string) | undefined
  /** An option and not a hook, because a tree has a thousand rows. */
  formatNumber: (value: number) => string
}

/** Names who requires a node: the chosen retailers, else the network, whose design says that it occurs. */
function requirerOf({ requiredBy }: DesignField, chosen: readonly string[]): string {
  if (requiredBy.names.length < chosen.length) return 'the network'
  return chosen.length === 1 ? (chosen[0] ?? '') : `all ${chosen.length} retailers`
}

/** Defines what the rows of a design show. */
export function designLook({
  choice: { all, chosen },
  hrefOf,
  onNotes,
  guideText,
  formatNumber,
}: LookOptions): TreeLook<DesignField> {
  const total = chosen.length
  return {
    nameTitle: 'Field',
    name: ({ name, data }) => (
      <>
        <code>{name}</code>
        {data.required && <RequiredBadge by={requirerOf(data, chosen)} />}
        {data.description !== '' && <small className={styles.description}>{data.description}</small>}
      </>
    ),
    link: ({ id, name }, active) => (
      <a
        className={styles.anchor}
        href={hrefOf(id)}
        aria-label={`Copy link to ${name}`}
        data-node={id}
        tabIndex={active ? 0 : -1}
      >
        #
      </a>
    ),
    columns: [
      { key: 'lengths', title: 'Min / max', cell: ({ data }) => lengths(data), className: styles.lengths },
      { key: 'format', title: 'Format', cell: ({ data }) => data.format, className: styles.format },
      {
        key: 'who',
        title: 'Required by',
        cell: ({ data }) => <Meter count={data.requiredBy.names.length} total={total} formatNumber={formatNumber} />,
      },
      ...(guideText
        ? [
            {
              key: 'guide',
              title: guidePlacesTitle,
              cell: ({ id }: DesignTreeNode) => guideText(id),
              className: styles.guide,
            },
          ]
        : []),
      {
        key: 'end',
        title: 'Details',
        cell: (node, active) => (
          <RowEnd
            node={node}
            total={total}
            areAllChosen={total === all.length}
            active={active}
            onNotes={onNotes}
            formatNumber={formatNumber}
          />
        ),
        className: styles.end,
        isControls: true,
      },
    ],
    detail: ({ id, data }, active) => (
      <CodeList
        codes={data.qualifiers.map(({ code, description, requiredBy }) => ({
          code,
          meaning: withPlace(description, guideText?.(id, code)),
          end: <Requirers requiredBy={requiredBy} total={total} active={active} formatNumber={formatNumber} />,
        }))}
      />
    ),
  }
}

function withPlace(meaning: string, place = ''): string {
  return place === '' ? meaning : `${meaning} (${place})`
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
