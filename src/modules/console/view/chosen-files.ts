import type { ChosenBody, ChosenFile } from '@/modules/openapi/model/choices'

/** Returns the contents of the files of a body, in the order in which the request names them. */
export function chosenFiles(body: ChosenBody | undefined): Blob[] {
  if (!body || 'text' in body) return []
  const files = 'file' in body ? [body.file] : body.fields.flatMap((field) => ('file' in field ? [field.file] : []))
  return files.filter(hasContent)
}

/** Whether the reader has chosen the file. Then it is a `File` of the browser, and not only a name. */
function hasContent(file: ChosenFile): file is ChosenFile & Blob {
  return file instanceof Blob
}
