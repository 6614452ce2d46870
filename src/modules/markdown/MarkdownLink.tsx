import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DownloadLink } from '@/modules/downloads/DownloadLink'
import { usePageLocation } from './page-location'
import { resolveLink } from '@/engines/markdown/resolve-link'

type MarkdownLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/**
 * A link of a page: pages open in the portal, files are downloaded, other sites get no access to this window. The title of a
 * link to a file may contain `sample_files` (the address answers a JSON that holds the file) and `pretty` (DOC-57).
 */
export function MarkdownLink({ href, children, ...rest }: MarkdownLinkProps) {
  const location = usePageLocation()
  const { search } = useLocation()
  const target = resolveLink(href, location)
  if (target.kind === 'nowhere') return children
  if (target.kind === 'file') {
    const options = rest.title?.split(/\s+/) ?? []
    const isSampleFiles = options.includes('sample_files')
    // The last segment of the address is the name of the JSON, not of the file in it.
    const name = isSampleFiles && typeof children === 'string' ? children : target.name
    return (
      <DownloadLink
        url={target.url}
        name={name}
        access={location.access}
        sampleFiles={isSampleFiles}
        pretty={options.includes('pretty')}
      >
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
