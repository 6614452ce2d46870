import type { DocumentFormat } from '../document-tree'

const xmlEntities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])

/** Writes a value as its format does between tags or quotes. */
export function escapeValue(format: DocumentFormat, value: string): string {
  if (format === 'XML') return value.replaceAll(/[&<>]/g, (character) => xmlEntities.get(character) ?? character)
  if (format === 'JSON') return JSON.stringify(value).slice(1, -1)
  return format === 'CSV' ? value.replaceAll('"', '""') : value
}
