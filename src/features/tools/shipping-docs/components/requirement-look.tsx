import { guidePlacesTitle } from '@/modules/rsx/guide-places/GuidePlacesSwitch'
import { CodeList } from '@/modules/rsx/schema-tree/CodeList'
import { lengthText } from '@/modules/rsx/schema-tree/lengths'
import { RequiredBadge } from '@/modules/rsx/schema-tree/RequiredBadge'
import { RequiredBy } from '@/modules/rsx/schema-tree/RequiredBy'
import type { TreeLook } from '@/modules/rsx/schema-tree/SchemaTreeRow'
import type { Requirement } from '../model/requirements'
import styles from './RequirementLook.module.css'

interface LookOptions {
  /** Whether to show which retailers require a field. */
  tellsWho: boolean
  /** How many retailers were chosen; undefined until all are known. */
  retailers: number | undefined
  /** Writes the place of a field in X12 and EDIFACT; undefined without that column. */
  guideText: ((name: string) => string) | undefined
  /** Formats a number. A property and not a hook, because a tree has many rows. */
  number: (value: number) => string
}

/** The columns of requirements in the tree. */
export function requirementLook({ tellsWho, retailers, guideText, number }: LookOptions): TreeLook<Requirement> {
  return {
    nameTitle: 'Field',
    name: ({ name, data }) => (
      <>
        <code>{name}</code>
        {data.required && <RequiredBadge />}
        {data.description !== '' && <small>{data.description}</small>}
      </>
    ),
    columns: [
      { key: 'min', title: 'Min', cell: ({ data }) => lengths(data.min), className: styles.length },
      { key: 'max', title: 'Max', cell: ({ data }) => lengths(data.max), className: styles.length },
      { key: 'format', title: 'Format', cell: ({ data }) => data.format, className: styles.format },
      ...(tellsWho
        ? [
            {
              key: 'who',
              title: 'Required by',
              cell: ({ data: { mandatoryFor = [] } }: { data: Requirement }, active: boolean) =>
                mandatoryFor.length > 0 && (
                  <RequiredBy names={mandatoryFor} total={retailers} active={active} formatNumber={number} />
                ),
              className: styles.who,
            },
          ]
        : []),
      ...(guideText
        ? [
            {
              key: 'guide',
              title: guidePlacesTitle,
              cell: ({ name }: { name: string }) => guideText(name),
              className: styles.guide,
            },
          ]
        : []),
    ],
    detail: ({ data }) => <CodeList codes={data.codes.map(([code, meaning]) => ({ code, meaning }))} />,
  }
}

function lengths(values: readonly number[]) {
  if (values.length < 2) return lengthText(values)
  return (
    <b className={styles.vary}>
      {lengthText(values)}
      <span className="vh"> (differs)</span>
    </b>
  )
}
