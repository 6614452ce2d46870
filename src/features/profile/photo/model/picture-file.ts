/** Why a file cannot become a photo. */
export type PhotoReason =
  | { kind: 'extension' | 'empty' | 'content' | 'damaged' }
  | { kind: 'size'; bytes: number }
  | { kind: 'pixels'; width: number; height: number }

/** A file that cannot become a photo; `photoProblem` has the words. */
export class PhotoError extends Error {
  readonly reason: PhotoReason

  constructor(reason: PhotoReason) {
    super(`Not a photo: ${reason.kind}`)
    this.reason = reason
  }
}

export interface PictureFile {
  type: 'png' | 'jpeg' | 'gif'
  /** In pixels, before any rotation that the file asks for. */
  width: number
  height: number
  /** Has more than one frame. */
  animated: boolean
}

/** Largest file, in bytes (2 §5). */
const largestFile = 3 * 1024 * 1024
/** More pixels than this would take a browser more memory than a phone has: 256 MB. */
export const mostPixels = 64_000_000

/** What the file chooser offers (2 §5). */
export const acceptedFiles = '.png,.jpg,.jpeg,.gif'

/**
 * Finds out what a file really is, by its first bytes: names lie. Throws a `PhotoError` for a wrong extension or size
 * (2 §5), for what is no PNG, JPG or GIF, and for what is too large to be opened.
 */
export async function readPictureFile(file: File): Promise<PictureFile> {
  if (!/\.(?:png|jpe?g|gif)$/i.test(file.name)) throw new PhotoError({ kind: 'extension' })
  if (file.size === 0) throw new PhotoError({ kind: 'empty' })
  if (file.size > largestFile) throw new PhotoError({ kind: 'size', bytes: file.size })
  const picture = identify(new DataView(await file.arrayBuffer()))
  if (picture.width === 0 || picture.height === 0) throw new PhotoError({ kind: 'damaged' })
  if (picture.width * picture.height > mostPixels) throw new PhotoError({ ...picture, kind: 'pixels' })
  return picture
}

/** Reads the head of a picture; a `RangeError` of the view means that it ends early. */
function identify(data: DataView): PictureFile {
  try {
    if (startsWith(data, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
      return { type: 'png', width: data.getUint32(16), height: data.getUint32(20), animated: false }
    if (startsWith(data, [0xff, 0xd8, 0xff])) return { type: 'jpeg', ...jpegSize(data), animated: false }
    if (startsWith(data, [0x47, 0x49, 0x46, 0x38])) {
      const [width, height] = [data.getUint16(6, true), data.getUint16(8, true)]
      return { type: 'gif', width, height, animated: hasFrames(data, 2) }
    }
  } catch (error) {
    throw error instanceof RangeError ? new PhotoError({ kind: 'damaged' }) : error
  }
  throw new PhotoError({ kind: 'content' })
}

function startsWith(data: DataView, bytes: readonly number[]): boolean {
  return data.byteLength >= bytes.length && bytes.every((byte, index) => data.getUint8(index) === byte)
}

/** Width and height stand in the frame header, after any number of other segments. */
function jpegSize(data: DataView): { width: number; height: number } {
  let at = 2
  for (;;) {
    // Segments may be padded with 0xff.
    while (data.getUint8(at) === 0xff && data.getUint8(at + 1) === 0xff) at += 1
    if (data.getUint8(at) !== 0xff) throw new PhotoError({ kind: 'damaged' })
    const marker = data.getUint8(at + 1)
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (frame) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) }
    at += 2 + data.getUint16(at + 2)
  }
}

/** Whether a GIF has at least so many frames; one that ends early has those that were found. */
function hasFrames(data: DataView, wanted: number): boolean {
  let [at, frames] = [13 + colorTable(data.getUint8(10)), 0]
  const skipBlocks = () => {
    while (data.getUint8(at) !== 0) at += 1 + data.getUint8(at)
    at += 1
  }
  try {
    while (frames < wanted && data.getUint8(at) !== 0x3b) {
      if (data.getUint8(at) === 0x2c) {
        frames += 1
        at += 11 + colorTable(data.getUint8(at + 9))
      } else {
        at += 2
      }
      skipBlocks()
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return frames >= wanted
}

function colorTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}
