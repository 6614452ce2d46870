import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TextStore } from '@/engines/search/shards/postings'

/** Creates stores that keep texts in temporary files, so that memory does not limit their number. */
export function createTextFiles(): { create: () => TextStore; delete: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'search-index-'))
  const files: number[] = []
  return {
    create: () => {
      const file = openSync(join(folder, String(files.length)), 'w+')
      files.push(file)
      return textFile(file)
    },
    delete: () => {
      files.forEach(closeSync)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function textFile(file: number): TextStore {
  const ends: number[] = []
  return {
    push: (text) => {
      const start = ends.at(-1) ?? 0
      const bytes = Buffer.from(text)
      writeSync(file, bytes, 0, bytes.length, start)
      ends.push(start + bytes.length)
    },
    at: (record) => {
      const [start, end] = [ends[record - 1] ?? 0, ends[record] ?? 0]
      const bytes = Buffer.alloc(end - start)
      readSync(file, bytes, 0, bytes.length, start)
      return bytes.toString()
    },
  }
}
