/** The content of the first file in a `sample_files` JSON with `documents[].files` (DOC-57); undefined if there is none. */
export function sampleFile(json: unknown): unknown {
  const samples = field(json, 'sample_files') ?? json
  const documents = field(samples, 'documents')
  if (!Array.isArray(documents)) return undefined
  for (const document of documents as unknown[]) {
    const files = field(document, 'files')
    const list: unknown[] = Array.isArray(files) ? files : files === undefined ? [] : [files]
    for (const file of list) {
      const content = field(file, 'content') ?? file
      if (content !== undefined && content !== null) return content
    }
  }
  return undefined
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** The text of a file. With `pretty` JSON gets line breaks and indentation; text that is not JSON stays as it is. */
export function fileText(content: unknown, pretty: boolean): string {
  if (typeof content !== 'string') return JSON.stringify(content, undefined, pretty ? 2 : undefined)
  if (!pretty) return content
  try {
    return JSON.stringify(JSON.parse(content), undefined, 2)
  } catch {
    return content
  }
}
