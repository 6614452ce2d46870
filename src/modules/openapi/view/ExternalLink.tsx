import { useShownDocument } from './document-context'
import { PlainText } from './PlainText'
import styles from './Schema.module.css'

/**
 * A link to documentation elsewhere. An address that is no web address is rendered as text. That of a document that is
 * verified may be relative to the document.
 */
export function ExternalLink({ url, text }: { url: string; text?: string | undefined }) {
  const shown = useShownDocument()
  const base = shown.path === undefined ? shown.url : undefined
  const address = URL.parse(url, base)
  const label = <PlainText text={text ?? url} />
  return (
    <p className={styles.more}>
      {address && /^https?:$/.test(address.protocol) ? (
        <a href={address.href} rel="noopener">
          {label}
        </a>
      ) : (
        label
      )}
    </p>
  )
}
