import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { png } from '../../platform/seed/png.ts'

/** A file for Playwright's file chooser. */
export interface PictureUpload {
  name: string
  mimeType: string
  buffer: Buffer
}

/**
 * A JPEG of a camera held upright: stored as 800 by 600 pixels, left half red, right half blue, with an EXIF orientation that
 * rotates it clockwise. It is displayed as 600 by 800, red above blue.
 */
export async function turnedJpeg(page: Page): Promise<PictureUpload> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 600
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.fillStyle = 'rgb(220 0 0)'
    context.fillRect(0, 0, 400, 600)
    context.fillStyle = 'rgb(0 0 220)'
    context.fillRect(400, 0, 400, 600)
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(base64, 'base64')
  // One entry of a big-endian TIFF: orientation (0x0112) is 6.
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(exif.length + 2, 2)
  return picture('upright.jpg', Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]))
}

/** A grey PNG. With `pixels` false it has only a header, which states the size, and no valid pixels. */
export function greyPng(width: number, height: number, pixels = true): PictureUpload {
  const data = pixels ? deflateSync(Buffer.alloc((width + 1) * height), { level: 1 }) : Buffer.from('no pixels')
  return picture('large.png', png(width, height, [8, 0, 0, 0, 0], data))
}

/** A PNG of 1200 by 800 pixels, left half red, right half blue. */
export function redAndBluePng(): PictureUpload {
  const half = (color: number[]) => Buffer.alloc(600 * 3, Buffer.from(color))
  const row = Buffer.concat([Buffer.alloc(1), half([220, 0, 0]), half([0, 0, 220])])
  const data = deflateSync(Buffer.concat(Array.from({ length: 800 }, () => row)))
  return picture('red-and-blue.png', png(1200, 800, [8, 2, 0, 0, 0], data))
}

/** Returns the size of the picture at this address and its colours at the given points. Runs in the page. */
export async function readPicture(url: string, places: [number, number][]) {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob())
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(bitmap, 0, 0)
  const colors = places.map(([x, y]) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? []
    return red > blue ? 'red' : 'blue'
  })
  return { size: [bitmap.width, bitmap.height], colors }
}

/** Two frames of one pixel. */
export function animatedGif(): PictureUpload {
  const frame = '21f904000a0000002c0000000001000100000202440100'
  return picture('moving.gif', Buffer.from(`47494638396101000100800000ffffff000000${frame}${frame}3b`, 'hex'))
}

export function picture(name: string, buffer: Buffer): PictureUpload {
  return { name, mimeType: 'application/octet-stream', buffer }
}
