import { useId } from 'react'
import { environment } from '@/config/environment'
import { InfoTip } from '@/ui/InfoTip'
import styles from './Keys.module.css'
import { ValueList, ValueRow } from './ValueRow'

/**
 * Shows what a token request needs besides the keys (APP-52): the token address, the audience, and for applications to which
 * people sign in, the authorization address.
 */
export function TokenUrls({ withAuthorize }: { withAuthorize: boolean }) {
  const heading = useId()
  const { domain, audience } = environment().auth
  return (
    <section className={styles.set} aria-labelledby={heading}>
      <h3 id={heading}>For every token</h3>
      <p>The same values for all your applications.</p>
      <ValueList>
        {withAuthorize && <ValueRow label="Authorize address" value={`${domain}/authorize`} />}
        <ValueRow label="Token address" value={`${domain}/oauth/token`} />
        <ValueRow label="Audience" value={audience} note={<NewAudience />} />
      </ValueList>
    </section>
  )
}

/** Announces the new audience (APP-53). */
function NewAudience() {
  return (
    <InfoTip label="About the audience">
      New audience, effective 6/1/25. Change requests that still name the former one.
    </InfoTip>
  )
}
