import { photoSide } from './geometry'
import { mostPixels, PhotoError } from './picture-file'
import type { Picture } from './picture'

type FormatNumber = (value: number) => string

/** The size of a file, of 1,024 as the limit of 2 §5 counts. Rounded up: what is too large must not read as the limit. */
export function fileSize(bytes: number, number: FormatNumber): string {
  const kilobytes = Math.ceil(bytes / 1024)
  return kilobytes < 1024 ? `${number(kilobytes)} kB` : `${number(Math.ceil((bytes / 1024 / 1024) * 10) / 10)} MB`
}

/** What is wrong with a file, and what to do. */
export function photoProblem(error: unknown, number: FormatNumber): string {
  const reason = error instanceof PhotoError ? error.reason : { kind: 'damaged' as const }
  switch (reason.kind) {
    case 'extension':
      return 'Choose a file that ends in .png, .jpg, .jpeg or .gif.'
    case 'empty':
      return 'This file is empty. Choose another one.'
    case 'content':
      return 'This file is not a PNG, JPG or GIF picture, although its name says so. Choose another one.'
    case 'size':
      return `This file has ${fileSize(reason.bytes, number)}, a photo can have 3 MB at most. Scale it down or choose another one.`
    case 'pixels': {
      const side = number(Math.sqrt(mostPixels))
      return `This picture has ${number(reason.width)} × ${number(reason.height)} pixels, too many to open here. Scale it down to ${side} × ${side} or less.`
    }
    default:
      return 'This picture is damaged and cannot be opened. Choose another one.'
  }
}

/** What the reader should know about an open picture. */
export function pictureNotes({ file, size }: Pick<Picture, 'file' | 'size'>, number: FormatNumber): string[] {
  const small = Math.min(size.width, size.height) < photoSide
  return [
    ...(file.animated ? ['Of an animation only the first picture is used.'] : []),
    ...(small ? [`With ${number(size.width)} × ${number(size.height)} pixels this photo will look soft.`] : []),
  ]
}
