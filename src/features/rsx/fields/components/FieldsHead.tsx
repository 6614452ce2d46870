import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/modules/documentation/pages/Breadcrumbs'
import { ToolBreadcrumbs } from '../../components/ToolBreadcrumbs'
import styles from './Fields.module.css'

/** Title of the first page of the lookup. */
export const fieldsTitle = 'Fields and Qualifiers'

interface FieldsHeadProps {
  /** The places between the first page and this page. */
  above?: readonly Crumb[]
  /** Name of the page; without it this is the first page. */
  name?: string
  heading: ReactNode
  lead: ReactNode
}

/** Breadcrumbs, heading and introduction of a page of the lookup. */
export function FieldsHead({ above = [], name = fieldsTitle, heading, lead }: FieldsHeadProps) {
  const firstPage = name === fieldsTitle ? [] : [{ text: fieldsTitle, to: paths.fieldsQualifiers() }]
  return (
    <>
      <ToolBreadcrumbs name={name} above={[...firstPage, ...above]} />
      {heading}
      <p className={styles.lead}>{lead}</p>
    </>
  )
}
