import styles from './Anchor.module.css'

/** The id of a part of the page: its place in the document, joined by dots. */
export function anchorId(...parts: string[]): string {
  return parts.join('.').replaceAll(/\s+/g, '-')
}

/** The anchor that those within one of several content types continue. */
export function contentId(id: string, index: number): string {
  return index === 0 ? id : anchorId(id, `content${index}`)
}

/** The link of a part of the page to itself. */
export function Anchor({ id, name }: { id: string; name: string }) {
  return (
    <a className={styles.anchor} href={`#${encodeURIComponent(id)}`} aria-label={`Link to ${name}`}>
      #
    </a>
  )
}
