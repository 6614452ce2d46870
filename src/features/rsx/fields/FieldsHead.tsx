import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import { Breadcrumbs, type Crumb } from '@/modules/doc-pages/Breadcrumbs'
import { FrameBar } from '@/modules/toc-tree/FrameBar'
import { rsxArea } from '../model/areas'
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
      <FrameBar place={name} />
      <Breadcrumbs above={[{ text: rsxArea.name, to: rsxArea.home }, ...first, ...above]} current={name} />
      {heading}
      <p className={styles.lead}>{lead}</p>
    </>
  )
}
