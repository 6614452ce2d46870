import type { ReactNode } from 'react'
import { Badge } from '@/ui/Badge'
import { classNames } from '@/ui/class-names'
import type { DocumentIndex, IndexedOperation } from '@/engines/openapi/document/types'
import { SchemeList } from './Authentication'
import { Description } from './Description'
import { ExternalLink } from './ExternalLink'
import { DocumentDownload } from './OperationActions'
import { OperationList } from './OperationList'
import { OtherClients } from './OtherClients'
import { ReadErrors } from './ReadErrors'
import { ServerList } from './Servers'
import layout from './Operation.module.css'
import styles from './Overview.module.css'

interface OverviewProps {
  index: DocumentIndex
  /** Whether the reader may see internal operations. */
  isStaff: boolean
  linkTo: (operation: IndexedOperation) => string
  /** Shown above the heading: breadcrumbs. */
  before?: ReactNode
  /** A notice that the reader must see first, such as a later version. */
  notice?: ReactNode
  /** 2 where the page has a heading of its own above. */
  headingLevel?: 1 | 2
}

/** The overview of a document: its description, and the list of its operations (DOC-23). */
export function Overview({ index, isStaff, linkTo, before, notice, headingLevel = 1 }: OverviewProps) {
  const Heading = `h${headingLevel}` as const
  const { info, specVersion, externalDocs, errors, operations, servers, securitySchemes } = index
  const { contact, license, termsOfService } = info
  return (
    <article className={classNames(layout.overview, styles.overview)}>
      {before}
      <div className={layout.head}>
        <Heading>{info.title || 'API document'}</Heading>
        {info.version !== undefined && <Badge>{info.version}</Badge>}
        <span className={layout.actions}>
          <span>{specVersion === '2.0' ? 'Swagger 2.0' : `OpenAPI ${specVersion}`}</span>
          <DocumentDownload />
        </span>
      </div>
      {notice && <div className={styles.notice}>{notice}</div>}
      {info.summary !== undefined && <p className={styles.summary}>{info.summary}</p>}
      <Description text={info.description} isProse isWhole />
      {externalDocs && <ExternalLink url={externalDocs.url} text={externalDocs.description} />}
      <ReadErrors errors={errors} />
      {operations.some(({ webhook }) => !webhook) && <ServerList servers={servers} />}
      {securitySchemes.length > 0 && <SchemeList schemes={securitySchemes} />}
      <OtherClients index={index} />
      <OperationList index={index} isStaff={isStaff} linkTo={linkTo} />
      {(contact ?? license ?? termsOfService) !== undefined && (
        <footer className={styles.foot}>
          {contact && (
            <p>
              Contact: {contact.name} {contact.email}
            </p>
          )}
          {contact?.url !== undefined && <ExternalLink url={contact.url} />}
          {license && <p>License: {[license.name, license.identifier].filter(Boolean).join(', ')}</p>}
          {license?.url !== undefined && <ExternalLink url={license.url} />}
          {termsOfService !== undefined && <ExternalLink url={termsOfService} text="Terms of service" />}
        </footer>
      )}
    </article>
  )
}
