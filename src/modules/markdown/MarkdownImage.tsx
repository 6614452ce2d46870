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
  const Image = location.access === 'private' ? PrivateImage : PublicImage
  return <Image key={address} address={address} alt={alt} title={title} size={sizeOf(address)} />
}

/** In CSS pixels, on a page that is wide enough. */
interface Size {
  width: number
  height: number
}

/**
 * The size that the author gives behind the address (`images/label.svg#400x600`): the image keeps its place while it is
 * on its way.
 */
function sizeOf(address: string): Size | undefined {
  const [, width, height] = /#([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(address) ?? []
  return width !== undefined && height !== undefined ? { width: Number(width), height: Number(height) } : undefined
}

interface ImageProps {
  address: string
  alt: string
  title: string | undefined
  size: Size | undefined
}

/** An image whose text stands in its place where it cannot be loaded, instead of the browser's broken picture. */
function PublicImage({ address, alt, title, size }: ImageProps) {
  const [failed, setFailed] = useState(false)
  if (failed) return alt
  return <img src={address} alt={alt} title={title} {...size} loading="lazy" onError={() => setFailed(true)} />
}

function PrivateImage({ address, alt, title, size }: ImageProps) {
  const url = usePrivateImage(address)
  return url === undefined && !size ? alt : <img src={url} alt={alt} title={title} {...size} />
}
