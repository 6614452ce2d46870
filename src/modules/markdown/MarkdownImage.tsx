import { useState } from 'react'
import { environment } from '@/config/environment'
import { usePageLocation } from './page-location'
import { resolveImage } from '@/engines/markdown/resolve-link'
import { usePrivateImage } from './use-private-image'

interface MarkdownImageProps {
  src: string | undefined
  alt: string | undefined
  title: string | undefined
}

/**
 * An image of a page. The content security policy allows images from the content host only; for any other host the
 * alternative text is shown.
 */
export function MarkdownImage({ src = '', alt = '', title }: MarkdownImageProps) {
  const location = usePageLocation()
  const address = resolveImage(src, location)
  if (URL.parse(address)?.origin !== new URL(environment().contentUrl).origin) return alt || src
  const Image = location.access === 'private' ? PrivateImage : PublicImage
  return <Image key={address} address={address} alt={alt} title={title} size={sizeOf(address)} />
}

/** Size in CSS pixels on a page that is wide enough. */
interface Size {
  width: number
  height: number
}

/**
 * Reads the size that the author has put behind the address (`images/label.svg#400x600`). With it the browser reserves the
 * space, and the page does not shift when the image arrives.
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

/** An image that shows its alternative text when it cannot be loaded, instead of the browser's broken image. */
function PublicImage({ address, alt, title, size }: ImageProps) {
  const [failed, setFailed] = useState(false)
  if (failed) return alt
  return <img src={address} alt={alt} title={title} {...size} loading="lazy" onError={() => setFailed(true)} />
}

function PrivateImage({ address, alt, title, size }: ImageProps) {
  const url = usePrivateImage(address)
  return url === undefined && !size ? alt : <img src={url} alt={alt} title={title} {...size} />
}
