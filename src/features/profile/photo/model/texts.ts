import { photoSide } from './geometry'
import { maxPixels, PhotoError } from './picture-file'
import type { Picture } from './picture'

type FormatNumber = (value: number) => string

/** The size of a file in kB or MB of 1,024, as its limit counts (PROFILE-19). Rounded up, so that no excess reads as the limit. */
export function fileSize(bytes: number, number: FormatNumber): string {
  const kilobytes = Math.ceil(bytes / 1024)
  return kilobytes < 1024 ? `${number(kilobytes)} kB` : `${number(Math.ceil((bytes / 1024 / 1024) * 10) / 10)} MB`
}

/** The error of a file, and what to do. */
export function fileError(error: unknown, number: FormatNumber): string {
  const reason = error instanceof PhotoError ? error.reason : { kind: 'damaged' as const }
  switch (reason.kind) {
    case 'extension':
      return 'Choose a file that ends in .png, .jpg, .jpeg or .gif.'
    case 'empty':
      return 'This file is empty. Choose another one.'
    case 'content':
      return 'This file is not a PNG, JPG or GIF picture, although its name says so. Choose another one.'
    case 'size':
      return `This file has ${fileSize(reason.bytes, number)}. A photo can have at most 3 MB. Scale it down or choose another one.`
    case 'pixels': {
      const side = number(Math.sqrt(maxPixels))
      return `This picture has ${number(reason.width)} × ${number(reason.height)} pixels, too many to open here. Scale it down to ${side} × ${side} or less.`
    }
    default:
      return 'This picture is damaged and cannot be opened. Choose another one.'
  }
}

/** Notes about an open picture. */
export function pictureNotes({ file, size }: Pick<Picture, 'file' | 'size'>, number: FormatNumber): string[] {
  const isSmall = Math.min(size.width, size.height) < photoSide
  return [
    ...(file.animated ? ['Only the first picture of an animation is used.'] : []),
    ...(isSmall ? [`With ${number(size.width)} × ${number(size.height)} pixels, this photo will look blurred.`] : []),
  ]
}
