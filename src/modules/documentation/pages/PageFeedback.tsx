import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pushAnalytics } from '@/config/analytics'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import styles from './PageFeedback.module.css'

interface PageFeedbackProps {
  /** Address of the page, made by `paths`, without anything that the reader has added to it. */
  to: string
  title: string
}

/** Asks whether a page was helpful (DOC-90). "No" opens the form of the product team with the page filled in. Use `to` as its key. */
export function PageFeedback({ to, title }: PageFeedbackProps) {
  const id = useId()
  const navigate = useNavigate()
  const [isHelpful, setIsHelpful] = useState(false)
  const report = (helpful: boolean) => pushAnalytics({ event: 'page-feedback', page: to, helpful })
  return (
    <section className={styles.feedback} aria-labelledby={id}>
      <h2 id={id}>Was this page helpful?</h2>
      {!isHelpful && (
        <>
          <Button
            size="sm"
            onClick={() => {
              report(true)
              setIsHelpful(true)
            }}
          >
            Yes
          </Button>
          <Button
            size="sm"
            onClick={() => {
              report(false)
              void navigate(paths.contact({ contactProduct: 'true', page: to, title }))
            }}
          >
            No
          </Button>
        </>
      )}
      <p role="status">{isHelpful && 'Thank you.'}</p>
    </section>
  )
}
