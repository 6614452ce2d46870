import { describe, expect, it } from 'vitest'
import { maxZoom, photoSide, squareWithin, workingSize } from '@/features/profile/photo/model/geometry'
import { PhotoError, readPictureFile, type PhotoReason } from '@/features/profile/photo/model/picture-file'
import { fileSize, fileError, pictureNotes } from '@/features/profile/photo/model/texts'
import { photo } from '../../../platform/seed/photo'

const number = (value: number) => value.toLocaleString('en-US')
const file = (parts: (number[] | string | Uint8Array<ArrayBuffer>)[], name: string) =>
  new File(
    parts.map((part) => (Array.isArray(part) ? Uint8Array.from(part) : part)),
    name,
  )
const refused = async (candidate: File): Promise<PhotoReason | undefined> => {
  try {
    await readPictureFile(candidate)
    return undefined
  } catch (error) {
    if (error instanceof PhotoError) return error.reason
    throw error
  }
}

const pngHead = (width: number, height: number) => {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}
/** The start of a JPEG with a comment, a padded table and a progressive frame of 300 by 200 pixels. */
const jpegHead = [0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xff, 0xdb, 0, 3, 0, 0xff, 0xc2, 0, 11, 8, 0, 200, 1, 44, 1]
const gifScreen = ['GIF89a', [20, 0, 10, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]]
const gifFrame = [0x2c, 0, 0, 0, 0, 20, 0, 10, 0, 0, 2, 2, 0x4c, 1, 0]
const gifControl = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]

describe('the type of a file', () => {
  it('is detected from its bytes', async () => {
    expect(await readPictureFile(file([Uint8Array.from(photo([1, 2, 3]))], 'a.png'))).toEqual({
      type: 'png',
      width: 400,
      height: 400,
      animated: false,
    })
    expect(await readPictureFile(file([jpegHead], 'a.JPEG'))).toEqual({
      type: 'jpeg',
      width: 300,
      height: 200,
      animated: false,
    })
    expect(await readPictureFile(file([...gifScreen, gifFrame, [0x3b]], 'a.gif'))).toEqual({
      type: 'gif',
      width: 20,
      height: 10,
      animated: false,
    })
  })

  it('may differ from the extension in its name', async () => {
    expect(await readPictureFile(file([jpegHead], 'a.png'))).toMatchObject({ type: 'jpeg' })
  })

  it('includes whether it is an animation', async () => {
    const animation = file([...gifScreen, gifControl, gifFrame, gifControl, gifFrame, [0x3b]], 'a.gif')
    expect(await readPictureFile(animation)).toMatchObject({ animated: true })
    const broken = file([...gifScreen, gifControl, gifFrame, gifControl], 'a.gif')
    expect(await readPictureFile(broken)).toMatchObject({ animated: false })
  })
})

describe('rejected files', () => {
  it.each<[string, File, PhotoReason]>([
    ['another extension', file([pngHead(9, 9)], 'photo.webp'), { kind: 'extension' }],
    ['a name with the extension in the middle', file([pngHead(9, 9)], 'photo.png.exe'), { kind: 'extension' }],
    ['an empty file', file([], 'a.png'), { kind: 'empty' }],
    ['a page named as a picture', file(['<html>'], 'a.png'), { kind: 'content' }],
    ['a drawing with script', file(['<svg onload="alert(1)"/>'], 'a.gif'), { kind: 'content' }],
    ['one byte', file([[0x89]], 'a.png'), { kind: 'content' }],
    ['a PNG without a header', file([[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]], 'a.png'), { kind: 'damaged' }],
    ['a JPEG without a frame', file([jpegHead.slice(0, 12)], 'a.jpg'), { kind: 'damaged' }],
    [
      'a JPEG with arbitrary bytes',
      file([[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 1, 2, 3, 4]], 'a.jpg'),
      { kind: 'damaged' },
    ],
    ['no pixels', file([pngHead(0, 9)], 'a.png'), { kind: 'damaged' }],
    [
      '12,000 by 12,000 pixels',
      file([pngHead(12_000, 12_000)], 'a.png'),
      {
        kind: 'pixels',
        width: 12_000,
        height: 12_000,
        type: 'png',
        animated: false,
      } as PhotoReason,
    ],
    [
      'more than 3 MB',
      file([pngHead(9, 9), new Uint8Array(3 * 1024 * 1024)], 'a.png'),
      {
        kind: 'size',
        bytes: 3 * 1024 * 1024 + 33,
      },
    ],
  ])('include %s', async (_, candidate, reason) => {
    expect(await refused(candidate)).toEqual(reason)
  })

  it.each(['a.png', 'a.jpg', 'a.jpeg', 'a.gif', 'a.b.JPG'])('do not include the ending of %s', async (name) => {
    expect(await refused(file([pngHead(9, 9)], name))).toBeUndefined()
  })

  it('do not include exactly 3 MB, or 12,000 pixels on one side only', async () => {
    expect(await refused(file([pngHead(12_000, 4000), new Uint8Array(3 * 1024 * 1024 - 33)], 'a.png'))).toBeUndefined()
  })

  it('have an error text with the reason', () => {
    const text = (reason: PhotoReason) => fileError(new PhotoError(reason), number)
    expect(text({ kind: 'size', bytes: 4_400_000 })).toContain('This file has 4.2 MB. A photo can have at most 3 MB.')
    expect(text({ kind: 'pixels', width: 12_000, height: 9000 })).toContain(
      'This picture has 12,000 × 9,000 pixels, too many to open here. Scale it down to 8,000 × 8,000 or less.',
    )
    expect(text({ kind: 'content' })).toContain('not a PNG, JPG or GIF picture')
    expect(fileError(new Error('?'), number)).toContain('damaged')
  })

  it.each([
    [10, '1 kB'],
    [1536, '2 kB'],
    [600_000, '586 kB'],
    [1024 * 1024, '1 MB'],
    [3 * 1024 * 1024, '3 MB'],
    [3 * 1024 * 1024 + 1, '3.1 MB'],
  ])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes, number)).toBe(text))

  it('the note for a small picture has its size after rotation, not the size in the file', () => {
    const lying = { type: 'jpeg', width: 300, height: 200, animated: false } as const
    expect(pictureNotes({ file: lying, size: { width: 200, height: 300 } }, number)).toEqual([
      'With 200 × 300 pixels, this photo will look blurred.',
    ])
    expect(pictureNotes({ file: lying, size: { width: 400, height: 600 } }, number)).toEqual([])
  })
})

describe('crop geometry', () => {
  it.each([
    ['a small photo keeps its size', [120, 80], [120, 80]],
    ['a large photo keeps the pixels that the closest crop can use', [6000, 4000], [1800, 1200]],
    ['an upright photo does so too', [3000, 6000], [1200, 2400]],
    ['a panorama is limited by its length', [12_000, 1000], [4096, 341]],
    ['a line keeps a height of one pixel', [40_000, 1], [4096, 1]],
  ])('%s', (_, [width = 0, height = 0], [toWidth, toHeight]) => {
    expect(workingSize(width, height)).toEqual({ width: toWidth, height: toHeight })
  })

  it('the closest crop of a large picture has enough pixels for the stored photo', () => {
    const { width, height } = workingSize(8000, 6000)
    expect(Math.min(width, height) / maxZoom).toBeGreaterThanOrEqual(photoSide)
  })

  it.each([
    ['already within', { x: 10, y: 20, width: 100, height: 100 }, { x: 10, y: 20, width: 100, height: 100 }],
    [
      'past the right edge by rounding',
      { x: 200.6, y: 0, width: 100, height: 100 },
      { x: 200, y: 0, width: 100, height: 100 },
    ],
    ['past the left edge', { x: -1, y: -0.4, width: 100, height: 100 }, { x: 0, y: 0, width: 100, height: 100 }],
    ['not quite square', { x: 0, y: 0, width: 101, height: 99.6 }, { x: 0, y: 0, width: 100, height: 100 }],
    ['larger than the picture', { x: 0, y: 0, width: 400, height: 400 }, { x: 0, y: 0, width: 200, height: 200 }],
    ['an empty area', { x: 5, y: 5, width: 0, height: 0 }, { x: 5, y: 5, width: 1, height: 1 }],
  ])('crops a square of whole pixels within the picture: %s', (_, area, expected) => {
    const square = squareWithin(area, { width: 300, height: 200 })
    expect(square).toEqual(expected)
  })
})
