import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { buttonClass, type ButtonLook } from '@/ui/button-class'

interface CompareLinkProps extends Pick<ButtonLook, 'variant' | 'size'> {
  documentType?: string
  /** The version that is read; the page compares it with the one before it. */
  version?: string
  /** The field that is read. */
  field?: string
  /** Further words for screen readers. */
  children?: ReactNode
}

/** Leads to what differs between the versions of a document (COMPARE-6). */
export function CompareLink({ documentType, version, field, children, ...look }: CompareLinkProps) {
  return (
    <Link className={buttonClass(look)} to={paths.compareVersions(documentType, { to: version, filter: field })}>
      Compare versions{children}
    </Link>
  )
}
