import { recordOf } from '@/lib/json-values'

/**
 * Finds the content of the first sample file in parsed JSON: `sample_files.documents[].files[].content` (DOC-57). The outer
 * `sample_files` may be missing, `files` may be a single file, and a file may be its content itself.
 * @returns undefined if there is no file.
 */
export function firstSampleContent(json: unknown): unknown {
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
  return recordOf(value)?.[name]
}

/**
 * The text to save as a file. `pretty` adds line breaks and indentation to JSON; text that is not JSON stays as it is.
 * @param content a text, or any other JSON value.
 */
export function fileText(content: unknown, pretty: boolean): string {
  if (typeof content !== 'string') return JSON.stringify(content, undefined, pretty ? 2 : undefined)
  if (!pretty) return content
  try {
    return JSON.stringify(JSON.parse(content), undefined, 2)
  } catch {
    return content
  }
}
