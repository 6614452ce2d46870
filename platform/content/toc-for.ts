import { parseRules } from '@/engines/documentation/parse-toc'

/** The caller of a request: who may not use the portal, who may, or one of the provider's staff. */
export type ContentCaller = 'visitor' | 'member' | 'staff'

interface TocEntry {
  text: string
  children?: TocEntry[]
}

/** Returns a table of contents as somebody may read it: entries for staff, with those below them, are for staff only. */
export function tocFor(caller: ContentCaller, bytes: Uint8Array): Uint8Array {
  if (caller === 'staff') return bytes
  const entries = JSON.parse(new TextDecoder().decode(bytes)) as TocEntry[]
  return new TextEncoder().encode(JSON.stringify(withoutInternal(entries)))
}

function withoutInternal(entries: readonly TocEntry[]): TocEntry[] {
  return entries
    .filter(({ text }) => !parseRules(text).rules.internal)
    .map((entry) => (entry.children ? { ...entry, children: withoutInternal(entry.children) } : entry))
}
