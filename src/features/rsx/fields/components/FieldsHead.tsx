import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/modules/doc-pages/Breadcrumbs'
import { ToolBreadcrumbs } from '../../components/ToolBreadcrumbs'
import styles from './Fields.module.css'

/** Name of the lists' first page. */
export const fieldsTitle = 'Fields and Qualifiers'

interface FieldsHeadProps {
  /** The places between the first page of the area and the page. */
  above?: readonly Crumb[]
  /** Name of the page; the area's own first page without one. */
  name?: string
  heading: ReactNode
  lead: ReactNode
}

/** Where a page of the lists stands, its heading and what it is. */
export function FieldsHead({ above = [], name = fieldsTitle, heading, lead }: FieldsHeadProps) {
  const first = name === fieldsTitle ? [] : [{ text: fieldsTitle, to: paths.fieldsQualifiers() }]
  return (
    <>
      <ToolBreadcrumbs name={name} above={[...first, ...above]} />
      {heading}
      <p className={styles.lead}>{lead}</p>
    </>
  )
}
