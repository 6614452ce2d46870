import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RetryButton } from '@/ui/RetryButton'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import type { SchemaHandle, SchemaLevel } from '../document/schema-types'
import { useShownDocument } from './document-context'
import { failureText } from '../document/wording/failure'
import { levelQuery } from './queries'
import styles from './Schema.module.css'

interface AskedProps {
  handle: SchemaHandle
  children: (level: SchemaLevel) => ReactNode
}

/** A level that has to be asked for. */
export function Asked({ handle, children }: AskedProps) {
  const { url, access } = useShownDocument()
  const { data, error, refetch } = useQuery(levelQuery(url, handle, access))
  if (data) return children(data)
  if (error) {
    return (
      <p className={styles.note} role="alert">
        {failureText(error).cause} <RetryButton inline variant="ghost" onRetry={() => void refetch()} />
      </p>
    )
  }
  return (
    <SkeletonGroup label="Loading" className={styles.note}>
      <SkeletonLine width={50} />
    </SkeletonGroup>
  )
}
