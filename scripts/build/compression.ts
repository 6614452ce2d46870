import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(?:css|html|js|json|svg|txt)$/
/** Smaller files fit into one packet anyway. */
const minBytes = 1000

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes a `.br` and a `.gz` file beside each text file of the build, as small as the formats allow. */
export function compressedCopies(): Plugin {
  let folder = ''
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir
    },
    async closeBundle() {
      await compressFiles(folder)
    },
  }
}

/** Compresses the text files below a folder, in the threads of zlib. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name))
  await Promise.all(files.map(async (file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path)
  if (source.length < minBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  await Promise.all([
    toBrotli(source, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    toGzip(source, { level: constants.Z_BEST_COMPRESSION }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}
