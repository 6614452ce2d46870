import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { transformWithOxc } from 'vite'

/** In bytes of gzip, for the tables and the code. */
const maxBytes = 25_000

it('The dictionary is small enough to be loaded by a search or a check', async () => {
  const folder = join(import.meta.dirname, '../../../../src/engines/x12')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const code = await Promise.all(
    files.map(async (file) => (await transformWithOxc(readFileSync(join(folder, file), 'utf8'), file)).code),
  )
  const { length } = gzipSync(code.join('\n'))
  expect(length).toBeGreaterThan(5000)
  expect(length).toBeLessThanOrEqual(maxBytes)
})
