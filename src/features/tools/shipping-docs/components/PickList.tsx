import { useId } from 'react'
import type { ShippingDocKind, Template } from '@/api/shipping-docs/schemas'
import { useCountText } from '@/modules/dates/use-count-text'
import { Badge } from '@/ui/Badge'
import control from '@/ui/control.module.css'
import { nameOf, type RetailerGroup } from '../model/browse'
import { kinds } from '../model/selection'
import styles from './PickList.module.css'

interface PickListProps {
  kind: ShippingDocKind
  groups: readonly RetailerGroup[]
  /** Ids of the chosen templates. */
  chosen: readonly string[]
  /** Id of the text that says that no more templates can be chosen, while that is so. */
  limitId: string | undefined
  /** Marks the templates that this organization can render. */
  samplesMarked: boolean
  onToggle: (id: string) => void
}

/** Templates by retailer, each with a checkbox whose label is the whole row. */
export function PickList({ kind, groups, chosen, limitId, samplesMarked, onToggle }: PickListProps) {
  const counted = useCountText()
  const words = kinds.find((entry) => entry.kind === kind)
  return (
    <div className={styles.wrap}>
      <table className={styles.table}>
        <caption className="vh">{words?.title} by retailer</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Choose</span>
            </th>
            <th scope="col">Name</th>
            <th scope="col">Description</th>
            <th scope="col">ID</th>
          </tr>
        </thead>
        {groups.map(({ retailer, templates }) => (
          <tbody key={retailer}>
            <tr className={styles.group}>
              <th colSpan={4} scope="rowgroup">
                {retailer}
                <small>{counted(templates.length, words?.one ?? '', words?.many)}</small>
              </th>
            </tr>
            {templates.map((template) => (
              <Row
                key={template.id}
                template={template}
                retailer={retailer}
                checked={chosen.includes(template.id)}
                limitId={limitId}
                sample={samplesMarked && template.canRender !== false}
                onToggle={onToggle}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface RowProps {
  template: Template
  retailer: string
  checked: boolean
  limitId: string | undefined
  sample: boolean
  onToggle: (id: string) => void
}

function Row({ template, retailer, checked, limitId, sample, onToggle }: RowProps) {
  const id = useId()
  const refused = limitId !== undefined && !checked
  return (
    <tr className={styles.row}>
      <td>
        <input
          id={id}
          type="checkbox"
          className={control.checkbox}
          aria-label={`${retailer}, ${nameOf(template)}`}
          checked={checked}
          disabled={refused}
          aria-describedby={refused ? limitId : undefined}
          onChange={() => onToggle(template.id)}
        />
      </td>
      <td>
        <label htmlFor={id}>{nameOf(template)}</label> {sample && <Badge tone="accent">Sample</Badge>}
      </td>
      <td>{template.description}</td>
      <td>
        <code>{template.id}</code>
      </td>
    </tr>
  )
}
