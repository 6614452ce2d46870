import { deflateSync } from 'node:zlib'
import { png } from './png'

const size = 400

/** Draws a photo as a square PNG: light head and shoulders on one colour (red, green, blue). */
export function photo([red, green, blue]: [number, number, number]): Buffer {
  const rows = Buffer.alloc(size * (size * 3 + 1))
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isFigure = inEllipse(x, y, 200, 155, 72, 82) || inEllipse(x, y, 200, 400, 150, 140)
      const light = isFigure ? 0.82 : 0
      const at = y * (size * 3 + 1) + 1 + x * 3
      rows[at] = red + (255 - red) * light
      rows[at + 1] = green + (255 - green) * light
      rows[at + 2] = blue + (255 - blue) * light
    }
  }
  return png(size, size, [8, 2, 0, 0, 0], deflateSync(rows))
}

function inEllipse(x: number, y: number, centerX: number, centerY: number, radiusX: number, radiusY: number): boolean {
  return ((x - centerX) / radiusX) ** 2 + ((y - centerY) / radiusY) ** 2 <= 1
}
