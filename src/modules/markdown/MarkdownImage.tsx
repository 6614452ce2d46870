import { usePageLocation } from './page-location'
import { resolveImage } from './resolve-link'

interface MarkdownImageProps {
  src: string | undefined
  alt: string | undefined
  title: string | undefined
}

/** An image of a page, relative to the page's own location. */
export function MarkdownImage({ src = '', alt = '', title }: MarkdownImageProps) {
  return <img src={resolveImage(src, usePageLocation())} alt={alt} title={title} loading="lazy" />
}
