import { photoSide, squareWithin, workingSize, type Area } from './geometry'
import { PhotoError, readPictureFile, type PictureFile } from './picture-file'

/** A picture to be cropped: upright, scaled to its working size, and only the first frame of an animation. */
export interface Picture {
  canvas: HTMLCanvasElement
  /** Object URL of the canvas, for the cropper; `closePicture` frees it. */
  url: string
  name: string
  /** Size of the file, in bytes. */
  bytes: number
  /** In pixels, after the rotation that the file asks for (EXIF). */
  size: { width: number; height: number }
  file: PictureFile
}

/** Opens a file for cropping. Rejects with a `PhotoError` when that is not possible. */
export async function openPicture(file: File): Promise<Picture> {
  const facts = await readPictureFile(file)
  // Applies the rotation that the file asks for (EXIF), and takes the first frame of an animation.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoError({ kind: 'damaged' })
  })
  const size = { width: bitmap.width, height: bitmap.height }
  const working = workingSize(size.width, size.height)
  const canvas = paint(working, (context) => context.drawImage(bitmap, 0, 0, working.width, working.height))
  bitmap.close()
  return { canvas, url: await addressOf(canvas, facts), name: file.name, bytes: file.size, size, file: facts }
}

/** Returns the picture rotated clockwise by 90 degrees. The caller closes the old one. */
export async function turnPicture(picture: Picture): Promise<Picture> {
  const { canvas: before } = picture
  const canvas = paint({ width: before.height, height: before.width }, (context) => {
    context.translate(before.height, 0)
    context.rotate(Math.PI / 2)
    context.drawImage(before, 0, 0)
  })
  return { ...picture, canvas, url: await addressOf(canvas, picture.file) }
}

export function closePicture(picture: Picture | undefined): void {
  if (picture) URL.revokeObjectURL(picture.url)
}

/** Crops the square and scales it to the stored size (PROFILE-20). */
export async function cropPicture({ canvas, file }: Picture, area: Area): Promise<File> {
  const target = paint({ width: photoSide, height: photoSide }, (context) => drawSquare(context, canvas, area))
  const { type, extension } = encodingOf(file)
  return new File([await encode(target, type)], `photo.${extension}`, { type })
}

/** Draws the square on a canvas of the page. */
export function previewPicture(target: HTMLCanvasElement, { canvas }: Picture, area: Area): void {
  const context = target.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, target.width, target.height)
  drawSquare(context, canvas, area)
}

function drawSquare(context: CanvasRenderingContext2D, source: HTMLCanvasElement, area: Area): void {
  const { x, y, width, height } = squareWithin(area, source)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, x, y, width, height, 0, 0, context.canvas.width, context.canvas.height)
}

function paint(
  { width, height }: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new PhotoError({ kind: 'damaged' })
  context.imageSmoothingQuality = 'high'
  draw(context)
  return canvas
}

/** A JPEG stays a JPEG; other types, which may be transparent, become a PNG. */
function encodingOf({ type }: PictureFile) {
  return type === 'jpeg'
    ? ({ type: 'image/jpeg', extension: 'jpg' } as const)
    : ({ type: 'image/png', extension: 'png' } as const)
}

async function addressOf(canvas: HTMLCanvasElement, file: PictureFile): Promise<string> {
  return URL.createObjectURL(await encode(canvas, encodingOf(file).type))
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PhotoError({ kind: 'damaged' }))), type, 0.92)
  })
}
