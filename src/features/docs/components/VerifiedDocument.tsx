import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { visitDocument } from '@/workers/openapi/client'
import { errorFacts } from '@/engines/openapi/document/reading-error'
import type { DocumentIndex, OperationKey } from '@/engines/openapi/document/types'
import { DocumentContext } from '@/modules/openapi/view/document-context'
import { verifiedIndexQuery, type DocumentAccess } from '@/modules/openapi/view/queries'
import { lazyPart } from '@/ui/lazy-part'
import { TextPlaceholder } from '@/ui/Placeholders'
import { NoVerification } from './NoVerification'
import { VerificationReport } from './VerificationReport'
import { VerifiedOperation } from './VerifiedOperation'
import styles from './VerifiedDocument.module.css'

const Overview = lazyPart(
  () => import('@/modules/openapi/view/Overview'),
  (module) => module.Overview,
)

interface VerifiedDocumentProps {
  /** URL of the document, or the name of a pasted one. */
  url: string
  access: DocumentAccess
  /** The operation on screen; without it, the overview is shown. */
  shown: OperationKey | undefined
  linkTo: (operation: Partial<OperationKey>) => string
}

/** A document as the portal shows its own, and the report beside it (DOC-50). */
export function VerifiedDocument({ url, access, shown, linkTo }: VerifiedDocumentProps) {
  const [started] = useState(() => Date.now())
  const { data: index, error, dataUpdatedAt } = useQuery(verifiedIndexQuery(url, access))
  useEffect(() => visitDocument({ url }), [url])
  const place = useMemo(() => ({ url, access, path: undefined, linkTo }), [url, access, linkTo])

  if (error) return <NoVerification reason={errorFacts(error).message} />
  if (!index) return <TextPlaceholder label="Reading the document" />
  return (
    <DocumentContext value={place}>
      <p className={styles.count} role="status">
        {summaryOf(index)}, read in {Math.max(0.1, (dataUpdatedAt - started) / 1000).toFixed(1)} s
      </p>
      <div className={styles.verify}>
        <section className={styles.shown} aria-label="Rendered documentation">
          {shown ? (
            <VerifiedOperation url={url} shown={shown} back={linkTo({})} />
          ) : (
            <Overview
              index={index}
              isStaff
              linkTo={linkTo}
              headingLevel={2}
              placeholder={<TextPlaceholder label="Opening the document" />}
            />
          )}
        </section>
        <VerificationReport url={url} access={access} linkTo={linkTo} />
      </div>
    </DocumentContext>
  )
}

function summaryOf({ info, specVersion }: DocumentIndex): string {
  const name = [info.title || 'A document without a title', info.version].filter(Boolean).join(' ')
  return `${name}, ${specVersion === '2.0' ? 'Swagger' : 'OpenAPI'} ${specVersion}`
}
