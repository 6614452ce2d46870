import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressFiles } from '../../../scripts/build/compression'

describe('compressed copies of a build', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compression-'))
    mkdirSync(join(folder, 'assets'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('are beside each text file that is worth it, and decompress to it', async () => {
    const code = Array.from({ length: 400 }, (_, line) => `export const value${line} = ${line * line}\n`).join('')
    for (const name of ['index.html', 'assets/a.js', 'assets/b.css', 'assets/c.woff2'])
      writeFileSync(join(folder, name), code)
    writeFileSync(join(folder, 'assets/small.js'), ' '.repeat(999))
    writeFileSync(join(folder, 'assets/large.js'), ' '.repeat(1000))
    const atQuality = (quality: number) =>
      brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    expect(atQuality(10).length).toBeGreaterThan(atQuality(11).length)
    expect(gzipSync(code, { level: 8 })).not.toEqual(gzipSync(code, { level: 9 }))
    await compressFiles(folder)
    for (const name of ['index.html', 'assets/a.js', 'assets/b.css']) {
      const [brotli, gzip] = ['.br', '.gz'].map((extension) => readFileSync(join(folder, name + extension)))
      expect(brotliDecompressSync(brotli ?? '').toString()).toBe(code)
      expect(gunzipSync(gzip ?? '').toString()).toBe(code)
      expect(gzip).toEqual(gzipSync(code, { level: 9 }))
      expect(brotli).toHaveLength(atQuality(11).length)
    }
    for (const name of ['assets/c.woff2.br', 'assets/c.woff2.gz', 'assets/small.js.br', 'assets/small.js.gz'])
      expect(existsSync(join(folder, name))).toBe(false)
    for (const name of ['assets/large.js.br', 'assets/large.js.gz']) expect(existsSync(join(folder, name))).toBe(true)
  })
})
