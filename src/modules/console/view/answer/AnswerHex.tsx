import { useMemo } from 'react'
import type { AnswerBody, Sending } from '@/engines/requests/model/types'
import { createRowBlocks } from './row-blocks'
import { VirtualRows } from './VirtualRows'
import styles from './AnswerHex.module.css'

interface AnswerHexProps {
  sending: Sending
  body: AnswerBody
}

const bytesPerRow = 16

/** Shows the bytes of an answer, 16 in a row, as hexadecimal numbers and as ASCII (CONSOLE-34). */
export function AnswerHex({ sending, body }: AnswerHexProps) {
  const rows = useMemo(() => createRowBlocks(sending.hex), [sending])
  const firstInvalid = body.invalidAt === undefined ? undefined : Math.floor(body.invalidAt / bytesPerRow)
  return (
    <VirtualRows
      label="Body as bytes"
      rowCount={Math.ceil(body.bytes / bytesPerRow)}
      rows={rows}
      activeRow={firstInvalid}
      rowProps={(index) => (index === firstInvalid ? { className: styles.invalid } : {})}
    >
      {({ offset, hex, text }) => (
        <>
          <span className={styles.offset}>{offset.toString(16).padStart(8, '0')}</span>
          {hex.padEnd(bytesPerRow * 3 + 1)}
          <span className={styles.text}>{text}</span>
        </>
      )}
    </VirtualRows>
  )
}
