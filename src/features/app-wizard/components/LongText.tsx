import { useState } from 'react'
import { Button } from '@/ui/Button'
import styles from './LongText.module.css'

/** Texts up to this length, in characters, are always shown whole: about ten lines of the side panel. */
const maxShortLength = 400

/** A text of any length. A long one is cut to ten lines, with a button that expands it. */
export function LongText({ text }: { text: string }) {
  const [isExpanded, setIsExpanded] = useState(text.length <= maxShortLength)
  return (
    <>
      <p className={isExpanded ? styles.text : styles.cut}>
        <bdi>{text}</bdi>
      </p>
      {text.length > maxShortLength && (
        <Button
          className={styles.toggle}
          variant="ghost"
          size="sm"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  )
}
