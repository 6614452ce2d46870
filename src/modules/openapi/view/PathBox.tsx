import { Fragment, type ReactNode } from 'react'
import { CopyButton } from '@/ui/CopyButton'
import { Method } from '@/ui/Method'
import styles from './PathBox.module.css'

interface PathBoxProps {
  method: string
  server: string
  /** With `{parameters}`; a webhook's name. */
  path: string
  webhook: boolean
  /** Actions after the address. */
  children?: ReactNode
}

/** Method and address of an operation. */
export function PathBox({ method, server, path, webhook, children }: PathBoxProps) {
  const url = webhook ? path : `${server}${path}`
  return (
    <div className={styles.path}>
      <Method method={method} look="large" />
      <code>
        {!webhook && <i>{breakable(server.split(/(?=\.)/))}</i>}
        {/* A slash at the end stays on the line of the part before it. */}
        {breakable(path.split(/(?=\/.)/).map(withParameters))}
      </code>
      <CopyButton text={url} label="Copy address" />
      {children}
    </div>
  )
}

/** Parts with a place for a line break before each. */
function breakable(parts: readonly ReactNode[]): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ))
}

/** A part of a path, its parameters marked. */
function withParameters(segment: string): ReactNode[] {
  return segment.split(/(\{[^{}]*\})/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))
}
