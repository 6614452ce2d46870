import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressFiles } from '../../../scripts/build/compression'

describe('compressed copies of a build', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compression-'))
    mkdirSync(join(folder, 'assets'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('stand beside each text file that is worth it, and decompress to it', async () => {
    const code = Array.from({ length: 400 }, (_, line) => `export const value${line} = ${line * line}\n`).join('')
    for (const name of ['index.html', 'assets/a.js', 'assets/b.css', 'assets/c.woff2'])
      writeFileSync(join(folder, name), code)
    writeFileSync(join(folder, 'assets/small.js'), 'export {}')
    await compressFiles(folder)
    for (const name of ['index.html', 'assets/a.js', 'assets/b.css']) {
      const [brotli, gzip] = ['.br', '.gz'].map((extension) => readFileSync(join(folder, name + extension)))
      expect(brotliDecompressSync(brotli ?? '').toString()).toBe(code)
      expect(gunzipSync(gzip ?? '').toString()).toBe(code)
      expect(gzip?.length).toBeLessThan(gzipSync(code, { level: 1 }).length)
      expect(brotli?.length).toBeLessThan(gzip?.length ?? 0)
    }
    for (const name of ['assets/c.woff2.br', 'assets/c.woff2.gz', 'assets/small.js.br', 'assets/small.js.gz'])
      expect(existsSync(join(folder, name))).toBe(false)
  })
})
