import { PlainText } from './PlainText'
import styles from './Schema.module.css'

/** A link to documentation elsewhere. An address that is no web address is rendered as text. */
export function ExternalLink({ url, text }: { url: string; text?: string | undefined }) {
  const label = <PlainText text={text ?? url} />
  return (
    <p className={styles.more}>
      {/^https?:\/\//i.test(url) ? (
        <a href={url} rel="noopener">
          {label}
        </a>
      ) : (
        label
      )}
    </p>
  )
}
