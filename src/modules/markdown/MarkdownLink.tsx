import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DownloadLink } from '@/modules/downloads/DownloadLink'
import { usePageLocation } from './page-location'
import { resolveLink } from './resolve-link'

type MarkdownLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/** A link of a page: pages open in the portal, files are saved, foreign sites learn nothing of this window. */
export function MarkdownLink({ href, children, ...rest }: MarkdownLinkProps) {
  const location = usePageLocation()
  const { search } = useLocation()
  const target = resolveLink(href, location)
  if (target.kind === 'file') {
    return (
      <DownloadLink url={target.url} name={target.name} access={location.access}>
        {children}
      </DownloadLink>
    )
  }
  if (target.kind === 'elsewhere') {
    return (
      <a href={target.href} rel="noopener" {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={target.kind === 'page' ? target.to : { search, hash: target.hash }} {...rest}>
      {children}
    </Link>
  )
}
