import { strToU8, zipSync } from 'fflate'

/** The fixed date of files in archives, so that the same content always gives the same bytes. */
const fileDate = new Date(2026, 0, 15, 12)

/** Packs texts or bytes by name into a zip archive. */
export function archive(files: Record<string, string | Uint8Array>): Uint8Array {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { level: 9, mtime: fileDate })
}
