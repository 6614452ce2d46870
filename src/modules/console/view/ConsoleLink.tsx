import { Fragment } from 'react'
import { Callout } from '@/ui/Callout'
import { CopyButton } from '@/ui/CopyButton'
import styles from './Console.module.css'

interface ConsoleLinkProps {
  /** Returns the address of this page with all choices, without its origin. */
  url: () => string
  /** Names of the parameters whose values the link leaves out. */
  leftOut: readonly string[]
  /** Whether the reader has written a body. */
  hasBody: boolean
  /** Whether the reader still has to sign in, which does not keep what the link leaves out. */
  isVisitor: boolean
}

/** Copies the link that fills in the request again, and says what it leaves out (CONSOLE-3, CONSOLE-83). */
export function ConsoleLink({ url, leftOut, hasBody, isVisitor }: ConsoleLinkProps) {
  return (
    <>
      {leftOut.length > 0 && (
        <Callout tone="warn" title="The request is too long for a link">
          <p>
            A link to it leaves out{' '}
            {leftOut.map((name, index) => (
              <Fragment key={index}>
                {index > 0 && ', '}
                <code>{name}</code>
              </Fragment>
            ))}
            , because servers refuse links of more than 8 kB. A reload in this tab keeps these values
            {isVisitor && '; a sign-in does not, so copy them first'}.
          </p>
        </Callout>
      )}
      <div className={styles.foot}>
        <CopyButton
          label="Copy a link that fills in this request"
          text={() => Promise.resolve(window.location.origin + url())}
        >
          Copy link
        </CopyButton>
        {hasBody && <p className={styles.note}>The link leaves out the body, which may be confidential.</p>}
      </div>
    </>
  )
}
