/** A part of a picture, in its pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Side of the stored photo, in pixels (2 §9). */
export const photoSide = 400
/** How far the crop can be zoomed in. */
export const mostZoom = 3

const shortestSide = photoSide * mostZoom
const longestSide = 4096

/**
 * Size in which a picture is worked on: as large as the closest crop can use, and never larger than the picture, so
 * that a picture of 60 million pixels is no slower than a small one.
 */
export function workingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, shortestSide / Math.min(width, height), longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The square that is cut out: what the cropper reports is rounded and may stand over an edge by a pixel or be a little
 * wider than high, which would leave a line or distort.
 */
export function squareWithin(area: Area, { width, height }: { width: number; height: number }): Area {
  const side = Math.max(1, Math.min(Math.round(Math.min(area.width, area.height)), width, height))
  const within = (start: number, length: number) => Math.min(Math.max(Math.round(start), 0), length - side)
  return { x: within(area.x, width), y: within(area.y, height), width: side, height: side }
}
