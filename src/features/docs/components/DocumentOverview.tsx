import { Link } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import type { DocumentIndex } from '@/engines/openapi/document/types'
import { tagLabel } from '@/engines/openapi/model/sibling'
import { LatestNotice } from '@/modules/openapi/view/LatestNotice'
import { Overview } from '@/modules/openapi/view/Overview'
import { paths } from '@/lib/paths'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import type { TreeEntry } from '@/engines/documentation/tree-entry'
import { operationPath } from '@/engines/openapi/model/operation-path'
import { listedDocuments, type ListedDocument } from '../model/listed-documents'
import { documentSubject, useLatest } from '../hooks/use-latest'
import { ServiceBreadcrumbs } from './ServiceBreadcrumbs'

interface DocumentOverviewProps {
  index: DocumentIndex
  /** `{slug}/{path under the service's location}`. */
  doc: string
  service: Service
  /** The entries of the sidebar that lead to the document. */
  branch: readonly TreeEntry[]
  /** Whether the reader may see internal operations. */
  isStaff: boolean
}

/** The version before a document: the next one in its branch of the table of contents. */
function earlierVersion(branch: readonly TreeEntry[], doc: string): ListedDocument | undefined {
  const documents = listedDocuments(branch.at(-2)?.children ?? [])
  const at = documents.findIndex((document) => document.doc === doc)
  return at < 0 ? undefined : documents[at + 1]
}

/** The overview of an API document, beside the sidebar (DOC-23). */
export function DocumentOverview({ index, doc, service, branch, isStaff }: DocumentOverviewProps) {
  const latest = useLatest({ operation: documentSubject(index), index, service, doc })
  const title = index.info.title || 'API document'
  const earlier = earlierVersion(branch, doc)
  return (
    <>
      <FrameBar place={title} />
      <Overview
        index={index}
        isStaff={isStaff}
        linkTo={(item) => operationPath(service.name ?? service.slug, doc, item)}
        before={<ServiceBreadcrumbs service={service} branch={branch} title={title} />}
        notice={
          latest ? (
            <LatestNotice
              version={index.info.version}
              label={tagLabel(latest.tag)}
              to={latest.to}
              comparison={latest.comparison}
            />
          ) : (
            earlier && (
              <Link to={paths.apiComparison(service.slug, { from: earlier.doc, to: doc })}>
                Compare with {earlier.text}
              </Link>
            )
          )
        }
      />
    </>
  )
}
