/** Why a file cannot become a photo. */
export type PhotoReason =
  | { kind: 'extension' | 'empty' | 'content' | 'damaged' }
  | { kind: 'size'; bytes: number }
  | { kind: 'pixels'; width: number; height: number }

/** A file that cannot become a photo; `photoProblem` has the texts. */
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
  /** Whether it has more than one frame. */
  animated: boolean
}

/** Maximum size of a file, in bytes (PROFILE-19). */
const maxFileBytes = 3 * 1024 * 1024
/** Maximum number of pixels: decoded, they take 256 MB of memory, which is as much as a phone can spare. */
export const maxPixels = 64_000_000

/** File name extensions that the file chooser offers (PROFILE-19). */
export const acceptedFiles = '.png,.jpg,.jpeg,.gif'

/**
 * Reads type and size of a picture from its bytes, because the extension may be wrong. Throws a `PhotoError` when the
 * extension or the size is not allowed (PROFILE-19), or when it is not a PNG, JPG or GIF, or has too many pixels.
 */
export async function readPictureFile(file: File): Promise<PictureFile> {
  if (!/\.(?:png|jpe?g|gif)$/i.test(file.name)) throw new PhotoError({ kind: 'extension' })
  if (file.size === 0) throw new PhotoError({ kind: 'empty' })
  if (file.size > maxFileBytes) throw new PhotoError({ kind: 'size', bytes: file.size })
  const picture = identify(new DataView(await file.arrayBuffer()))
  if (picture.width === 0 || picture.height === 0) throw new PhotoError({ kind: 'damaged' })
  if (picture.width * picture.height > maxPixels) throw new PhotoError({ ...picture, kind: 'pixels' })
  return picture
}

/** Reads the header of a picture; a `RangeError` of the view means that the file is incomplete. */
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

/** Reads width and height from the frame header, which follows any number of other segments. */
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

/** Whether a GIF has at least this many frames; of an incomplete file, only complete frames count. */
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
