import { useState } from 'react'
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
  return <PublicImage key={address} address={address} alt={alt} title={title} />
}

interface ImageProps {
  address: string
  alt: string
  title: string | undefined
}

/** An image whose text stands in its place where it cannot be loaded, instead of the browser's broken picture. */
function PublicImage({ address, alt, title }: ImageProps) {
  const [failed, setFailed] = useState(false)
  return failed ? alt : <img src={address} alt={alt} title={title} loading="lazy" onError={() => setFailed(true)} />
}

function PrivateImage({ address, alt, title }: ImageProps) {
  const url = usePrivateImage(address)
  return url === undefined ? alt : <img src={url} alt={alt} title={title} />
}
