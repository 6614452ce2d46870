import { environment } from '@/config/environment'
import { usePageLocation } from './page-location'
import { resolveImage } from './resolve-link'
import { usePrivateImage } from './use-private-image'

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
  const location = usePageLocation()
  const address = resolveImage(src, location)
  if (URL.parse(address)?.origin !== new URL(environment().contentUrl).origin) return alt || src
  if (location.access === 'private') return <PrivateImage key={address} address={address} alt={alt} title={title} />
  return <img src={address} alt={alt} title={title} loading="lazy" />
}

function PrivateImage({ address, alt, title }: { address: string; alt: string; title: string | undefined }) {
  const url = usePrivateImage(address)
  return url === undefined ? alt : <img src={url} alt={alt} title={title} />
}
