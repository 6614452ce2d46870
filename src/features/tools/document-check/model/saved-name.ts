import type { DocumentFormat } from '@/engines/rsx/document-tree'

const endings: Record<DocumentFormat, string> = { XML: '.xml', JSON: '.json', CSV: '.csv', Positional: '.txt' }

/**
 * Returns the name under which a text is saved: that of its file, or of its entry in an archive. A name without an ending, such as
 * that of a pasted text, gets the ending of the format.
 */
export function savedName(name: string, format: DocumentFormat | undefined): string {
  const file = name.split('/').at(-1) ?? name
  return /\.[A-Za-z0-9]{1,8}$/.test(file) || format === undefined ? file : file + endings[format]
}
