import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Badge } from '@/ui/Badge'
import { Callout } from '@/ui/Callout'
import { CopyButton } from '@/ui/CopyButton'
import { RetryButton } from '@/ui/RetryButton'
import { useWorkerReply } from '@/workers/use-worker-reply'
import type { FailedResponse } from '@/engines/errors/failed-response'
import { decodeResponseInWorker } from '@/workers/errors/decoder-in-worker'
import type { Certainty, Decoding } from '@/engines/errors/decoding'
import { DecodedFields } from './DecodedFields'
import { GuideLink } from './GuideLink'
import styles from './DecodedResponse.module.css'

interface DecodedResponseProps {
  /** The response to explain, redacted before it is shown. Must be the same object until the response changes. */
  response: FailedResponse
  headingLevel?: 2 | 3 | 4
  /** The status as the page shows it above the explanation, whose heading does not repeat it. */
  shownStatus?: string
}

const certainties: Record<Certainty, { label: string; tone: 'latest' | 'warn' | 'neutral' }> = {
  known: { label: 'Known', tone: 'latest' },
  partly: { label: 'Partly known', tone: 'warn' },
  unknown: { label: 'Unknown', tone: 'neutral' },
}

/**
 * Explains a failed response in place: its meaning, its fields, the steps to take, whether to send the call again, and a text
 * for a ticket (DECODER-3).
 */
export function DecodedResponse({ response, headingLevel = 2, shownStatus }: DecodedResponseProps) {
  const { reply: decoding, hasFailed, retry } = useWorkerReply(decodeResponseInWorker, response)
  if (hasFailed) return <ExplanationFailed onRetry={retry} />
  if (!decoding) return null
  const heading = decoding.heading === shownStatus ? 'What this means' : decoding.heading
  return <DecodingView decoding={{ ...decoding, heading }} headingLevel={headingLevel} />
}

function ExplanationFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Callout tone="warn" title="This response could not be explained">
      <p>Its explanation was not loaded, or reading the response took too long. The response itself is complete.</p>
      <p>
        <RetryButton inline onRetry={onRetry} />
      </p>
    </Callout>
  )
}

interface DecodingViewProps {
  decoding: Decoding
  headingLevel?: 2 | 3 | 4
}

/** Shows a response that is already decoded. */
export function DecodingView({ decoding, headingLevel = 2 }: DecodingViewProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const { label, tone } = certainties[decoding.certainty]
  return (
    <section className={styles.decoded} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading id={id}>{decoding.heading}</Heading>
        <Badge tone={tone}>{label}</Badge>
      </header>
      <p className={styles.form}>
        <TextWithCode text={decoding.form} />
      </p>
      <p>
        <TextWithCode text={decoding.meaning} />
      </p>
      {decoding.quote !== undefined && (
        <p className={styles.quote}>
          <span className={styles.label}>The response says</span>
          <q>{decoding.quote}</q>
        </p>
      )}
      <Gaps gaps={decoding.gaps} />
      <DecodedFields fields={decoding.fields} moreFields={decoding.moreFields} Heading={nextLevel[headingLevel]} />
      <Parts decoding={decoding} Heading={nextLevel[headingLevel]} />
    </section>
  )
}

/** Shows a text of the catalogue, and the parts between backticks as code. */
function TextWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
  })
}

const nextLevel = { 2: 'h3', 3: 'h4', 4: 'h5' } as const

function Gaps({ gaps }: { gaps: readonly string[] }) {
  if (gaps.length === 0) return null
  return (
    <ul className={styles.gaps} aria-label="Not known">
      {gaps.map((gap) => (
        <li key={gap}>{gap}</li>
      ))}
    </ul>
  )
}

interface PartProps {
  title: string
  Heading: 'h3' | 'h4' | 'h5'
  children: ReactNode
}

function Part({ title, Heading, children }: PartProps) {
  return (
    <div className={styles.part}>
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}

function Parts({ decoding, Heading }: { decoding: Decoding; Heading: PartProps['Heading'] }) {
  const { steps, retry, guides, facts, ticket } = decoding
  return (
    <>
      <Part title="What to do" Heading={Heading}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <TextWithCode text={step} />
            </li>
          ))}
        </ol>
        {guides.map((guide) => (
          <GuideLink key={guide} guide={guide} />
        ))}
        {guides.some((guide) => guide === 'refusals' || guide === 'x12') && (
          <Link to={paths.documentCheck()}>Check a Document</Link>
        )}
      </Part>
      <Part title="Send it again?" Heading={Heading}>
        <p>
          <TextWithCode text={retry.text} />
        </p>
      </Part>
      <Part title="For support" Heading={Heading}>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.actions}>
          <CopyButton text={ticket} label="Copy a text for a support ticket, without secrets">
            Copy text for a ticket
          </CopyButton>
          <Link to={paths.contact({ contactSupport: 'true' })}>Contact support</Link>
        </p>
      </Part>
    </>
  )
}
