import { useEffect, useRef } from 'react'
import { productName } from '@/config/product'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Card, CardBody, CardFoot, CardHead } from '@/ui/Card'
import styles from './ForeignDocument.module.css'

interface ForeignQuestionProps {
  host: string
  onConfirm: () => void
}

/** Asks before a document of a host that the provider does not run is read: a link to this page can name any document. */
export function ForeignQuestion({ host, onConfirm }: ForeignQuestionProps) {
  return (
    <section aria-label="Before the document is shown">
      <Card className={styles.question}>
        <CardHead>
          <h2>
            Show a document from <bdi>{host}</bdi>?
          </h2>
        </CardHead>
        <CardBody>
          <p>
            {productName} does not publish this document and does not know what it says. Show it if you know who runs
            this host.
          </p>
        </CardBody>
        <CardFoot>
          <Button variant="primary" onClick={onConfirm}>
            Show the document
          </Button>
        </CardFoot>
      </Card>
    </section>
  )
}

interface ForeignNoticeProps {
  host: string
  /** The reader has just answered the question, whose button had the focus. */
  takesFocus: boolean
}

/** Says whose document is on screen; stays in view while the document is read. */
export function ForeignNotice({ host, takesFocus }: ForeignNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) notice.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div ref={notice} className={styles.notice} tabIndex={-1}>
      <Callout tone="warn">
        This document comes from{' '}
        <b>
          <bdi>{host}</bdi>
        </b>
        , not from {productName}.<span> Never enter a password or a secret because it says so.</span>
      </Callout>
    </div>
  )
}
