import { deflateSync } from 'node:zlib'

const size = 400

/** A square photo stand-in as PNG: head and shoulders in light on one colour (red, green, blue). */
export function photo([red, green, blue]: [number, number, number]): Buffer {
  const rows = Buffer.alloc(size * (size * 3 + 1))
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const figure = inEllipse(x, y, 200, 155, 72, 82) || inEllipse(x, y, 200, 400, 150, 140)
      const light = figure ? 0.82 : 0
      const at = y * (size * 3 + 1) + 1 + x * 3
      rows[at] = red + (255 - red) * light
      rows[at + 1] = green + (255 - green) * light
      rows[at + 2] = blue + (255 - blue) * light
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function inEllipse(x: number, y: number, centerX: number, centerY: number, radiusX: number, radiusY: number): boolean {
  return ((x - centerX) / radiusX) ** 2 + ((y - centerY) / radiusY) ** 2 <= 1
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

// zlib.crc32 came with a later Node than the oldest one that is supported.
function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
