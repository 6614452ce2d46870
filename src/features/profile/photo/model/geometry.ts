/** A rectangle of a picture, in pixels of the picture. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Side of the stored photo, in pixels (PROFILE-20). */
export const photoSide = 400
/** Maximum zoom factor of the crop. */
export const maxZoom = 3

/** The shorter side that the maximum zoom needs, in pixels. */
const maxShortSide = photoSide * maxZoom
const maxLongSide = 4096

/**
 * Size to which a picture is scaled before cropping: as large as the maximum zoom can use, and never larger than the
 * picture, so that a picture of 60 million pixels is as fast to crop as a small one.
 */
export function workingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxShortSide / Math.min(width, height), maxLongSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The nearest square within the picture. The cropper reports rounded numbers: an area may exceed an edge by a pixel, which
 * would leave an empty line, or be not quite square, which would distort the photo.
 */
export function squareWithin(area: Area, { width, height }: { width: number; height: number }): Area {
  const side = Math.max(1, Math.min(Math.round(Math.min(area.width, area.height)), width, height))
  const within = (start: number, length: number) => Math.min(Math.max(Math.round(start), 0), length - side)
  return { x: within(area.x, width), y: within(area.y, height), width: side, height: side }
}
