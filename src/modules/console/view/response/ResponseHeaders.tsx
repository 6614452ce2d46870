import { useMemo } from 'react'
import { CopyButton } from '@/ui/CopyButton'
import { createRowBlocks } from './row-blocks'
import { VirtualRows } from './VirtualRows'
import styles from './ResponseHeaders.module.css'

type Header = readonly [name: string, value: string]

/** More headers are shown in a virtual list. */
const maxTableRows = 100

/** Lists the headers of a response that the server lets the portal read (CONSOLE-33). */
export function ResponseHeaders({ headers }: { headers: readonly Header[] }) {
  if (headers.length === 0) return <p className={styles.none}>The server lets the portal read no headers.</p>
  const text = headers.map((header) => header.join(': ')).join('\n')
  return (
    <>
      {headers.length > maxTableRows ? <HeaderLines headers={headers} /> : <HeaderList headers={headers} />}
      <CopyButton text={text} label="Copy the headers">
        Copy headers
      </CopyButton>
    </>
  )
}

function HeaderList({ headers }: { headers: readonly Header[] }) {
  return (
    <dl className={styles.list}>
      {headers.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function HeaderLines({ headers }: { headers: readonly Header[] }) {
  const rows = useMemo(() => createRowBlocks((from, to) => Promise.resolve(headers.slice(from, to))), [headers])
  return (
    <VirtualRows label="Headers" rowCount={headers.length} rows={rows} className={styles.lines}>
      {([name, value]) => (
        <>
          <b>{name}: </b>
          {value}
        </>
      )}
    </VirtualRows>
  )
}
