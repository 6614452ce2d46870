import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/modules/doc-pages/Breadcrumbs'
import { Place } from '../components/Place'
import styles from './Fields.module.css'

const title = 'Fields and Qualifiers'

interface FieldsHeadProps {
  /** The places between the first page of the area and the page. */
  above?: readonly Crumb[]
  /** Name of the page; the area's own first page without one. */
  name?: string
  heading: ReactNode
  lead: ReactNode
}

/** Where a page of the lists stands, its heading and what it is. */
export function FieldsHead({ above = [], name = title, heading, lead }: FieldsHeadProps) {
  const first = name === title ? [] : [{ text: title, to: paths.fieldsQualifiers() }]
  return (
    <>
      <Place name={name} above={[...first, ...above]} />
      {heading}
      <p className={styles.lead}>{lead}</p>
    </>
  )
}
