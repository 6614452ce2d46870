import { photoSide } from './geometry'
import { mostPixels, PhotoError } from './picture-file'
import type { Picture } from './picture'

type FormatNumber = (value: number) => string

/** A size of a file in MB, as far as it matters. */
export function megabytes(bytes: number, number: FormatNumber): string {
  return `${number(Math.max(0.1, Math.round(bytes / 104_857.6) / 10))} MB`
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
      return `This file has ${megabytes(reason.bytes, number)}, a photo can have 3 MB at most. Scale it down or choose another one.`
    case 'pixels': {
      const side = number(Math.sqrt(mostPixels))
      return `This picture has ${number(reason.width)} × ${number(reason.height)} pixels, too many to open here. Scale it down to ${side} × ${side} or less.`
    }
    default:
      return 'This picture is damaged and cannot be opened. Choose another one.'
  }
}

/** What the reader should know about an open picture. */
export function pictureNotes({ file }: Picture, number: FormatNumber): string[] {
  const small = Math.min(file.width, file.height) < photoSide
  return [
    ...(file.animated ? ['Of an animation only the first picture is used.'] : []),
    ...(small ? [`With ${number(file.width)} × ${number(file.height)} pixels this photo will look soft.`] : []),
  ]
}
