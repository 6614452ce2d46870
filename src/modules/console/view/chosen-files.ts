import type { ChosenBody, ChosenFile } from '@/engines/openapi/model/choices'

/** Returns the contents of the files of a body, in the order in which the request names them. */
export function chosenFiles(body: ChosenBody | undefined): Blob[] {
  return filesOf(body).filter(hasContent)
}

/** The names of the files of a replayed body. The reader has to choose them again, because the history has no contents. */
export function missingFiles(body: ChosenBody | undefined): string[] {
  return filesOf(body).flatMap((file) => (hasContent(file) ? [] : [file.name]))
}

function filesOf(body: ChosenBody | undefined): ChosenFile[] {
  if (!body || 'text' in body) return []
  return 'file' in body ? [body.file] : body.fields.flatMap((field) => ('file' in field ? [field.file] : []))
}

/** Whether the reader has chosen the file. Then it is a `File` of the browser, and not only a name. */
export function hasContent(file: ChosenFile): file is ChosenFile & Blob {
  return file instanceof Blob
}
