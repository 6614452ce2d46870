import { NumberText } from '@/modules/dates/NumberText'
import { lengthText } from '@/modules/schema-tree/lengths'
import { RequiredBadge } from '@/modules/schema-tree/RequiredBadge'
import type { TreeLook } from '@/modules/schema-tree/SchemaTreeRow'
import { classNames } from '@/ui/class-names'
import type { Requirement } from '../model/requirements'
import styles from './RequirementLook.module.css'

/** As many names stand in a row; more are counted and open. */
const mostNames = 5

/**
 * How requirements look in the tree. `tellsWho` adds the column of the retailers that require a field; `retailers` is how
 * many were chosen, undefined while not all are known.
 */
export function requirementLook(tellsWho: boolean, retailers: number | undefined): TreeLook<Requirement> {
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
              cell: ({ data }: { data: Requirement }, active: boolean) =>
                who(data.mandatoryFor ?? [], retailers, active),
              className: styles.who,
            },
          ]
        : []),
    ],
    detail: ({ data }) => (
      <ul className={styles.codes}>
        {data.codes.map(([code, meaning]) => (
          <li key={code}>
            <code>{code}</code>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    ),
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

function who(names: readonly string[], retailers: number | undefined, active: boolean) {
  if (names.length === 0) return null
  if (names.length === retailers) return <span className={classNames(styles.chip, styles.all)}>All retailers</span>
  if (names.length > mostNames) {
    return (
      <details>
        <summary tabIndex={active ? 0 : -1}>
          <NumberText value={names.length} />{' '}
          {retailers === undefined ? (
            'retailers'
          ) : (
            <>
              of <NumberText value={retailers} />
            </>
          )}
        </summary>
        {names.join(', ')}
      </details>
    )
  }
  return names.map((name) => (
    <span key={name} className={styles.chip} title={name}>
      {name}
    </span>
  ))
}
