import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DownloadLink } from '@/modules/downloads/DownloadLink'
import { usePageLocation } from './page-location'
import { resolveLink } from './resolve-link'

type MarkdownLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/**
 * A link of a page: pages open in the portal, files are saved, foreign sites learn nothing of this window. The title of a
 * link to a file may say `sample_files` (the address answers a JSON that holds the file) and `pretty` (1 §7).
 */
export function MarkdownLink({ href, children, ...rest }: MarkdownLinkProps) {
  const location = usePageLocation()
  const { search } = useLocation()
  const target = resolveLink(href, location)
  if (target.kind === 'nowhere') return children
  if (target.kind === 'file') {
    const words = rest.title?.split(/\s+/) ?? []
    const sampleFiles = words.includes('sample_files')
    // The file in a sample is called as the link says; the address names the JSON around it.
    const name = sampleFiles && typeof children === 'string' ? children : target.name
    return (
      <DownloadLink
        url={target.url}
        name={name}
        access={location.access}
        sampleFiles={sampleFiles}
        pretty={words.includes('pretty')}
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
