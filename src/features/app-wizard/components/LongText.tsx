import { useState } from 'react'
import { Button } from '@/ui/Button'
import styles from './LongText.module.css'

/** Some ten lines of the side column; longer texts start cut. */
const short = 400

/** A text of any length in the side column. */
export function LongText({ text }: { text: string }) {
  const [whole, setWhole] = useState(text.length <= short)
  return (
    <>
      <p className={whole ? styles.text : styles.cut}>
        <bdi>{text}</bdi>
      </p>
      {text.length > short && (
        <Button
          className={styles.toggle}
          variant="ghost"
          size="sm"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  )
}
