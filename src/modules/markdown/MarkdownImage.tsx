import { environment } from '@/config/environment'
import { usePageLocation } from './page-location'
import { resolveImage } from './resolve-link'

interface MarkdownImageProps {
  src: string | undefined
  alt: string | undefined
  title: string | undefined
}

/**
 * An image of a page, relative to the page's own location. Only published content has images: the page's policy lets no
 * others in, so of those the alternative text is shown.
 */
export function MarkdownImage({ src = '', alt = '', title }: MarkdownImageProps) {
  const address = resolveImage(src, usePageLocation())
  if (URL.parse(address)?.origin !== new URL(environment().contentUrl).origin) return alt || src
  return <img src={address} alt={alt} title={title} loading="lazy" />
}
