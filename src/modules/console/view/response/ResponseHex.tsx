import { useMemo } from 'react'
import type { ResponseBody, Sending } from '@/engines/requests/model/types'
import { createRowBlocks } from './row-blocks'
import { VirtualRows } from './VirtualRows'
import styles from './ResponseHex.module.css'

interface ResponseHexProps {
  sending: Sending
  body: ResponseBody
}

const bytesPerRow = 16

/** Shows the bytes of a response, 16 in a row, as hexadecimal numbers and as ASCII (CONSOLE-34). */
export function ResponseHex({ sending, body }: ResponseHexProps) {
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
