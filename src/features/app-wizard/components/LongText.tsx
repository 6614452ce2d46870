import { useState } from 'react'
import { Button } from '@/ui/Button'
import styles from './LongText.module.css'

/** Longer texts are cut at first; about ten lines of the side panel. */
const maxShortLength = 400

/** A text of any length, cut until the reader asks for all of it. */
export function LongText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= maxShortLength)
  return (
    <>
      <p className={isWhole ? styles.text : styles.cut}>
        <bdi>{text}</bdi>
      </p>
      {text.length > maxShortLength && (
        <Button
          className={styles.toggle}
          variant="ghost"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  )
}
