import { percentEncoded } from '@/lib/percent-encoding'
import styles from './Anchor.module.css'

/** The id of a part of the page: its place in the document, joined by dots. */
export function anchorId(...parts: string[]): string {
  return parts.join('.').replaceAll(/\s+/g, '-')
}

/** Anchor of one of several content types; the anchors within continue it. */
export function contentId(id: string, index: number): string {
  return index === 0 ? id : anchorId(id, `content${index}`)
}

/** A link from a part of the page to itself, to be copied. */
export function Anchor({ id, name }: { id: string; name: string }) {
  return (
    <a className={styles.anchor} href={`#${percentEncoded(id)}`} aria-label={`Link to ${name}`}>
      #
    </a>
  )
}
