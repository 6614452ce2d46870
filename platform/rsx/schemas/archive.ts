import { strToU8, zipSync } from 'fflate'

/** The day that files in archives bear: the same content always makes the same bytes. */
const published = new Date(2026, 0, 15, 12)

/** A zip archive of texts or bytes by name. */
export function archive(files: Record<string, string | Uint8Array>): Uint8Array {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { level: 9, mtime: published })
}
