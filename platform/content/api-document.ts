/** The origin of the local platform as published files name it: guides, their samples, and servers and examples of API documents. */
export const documentedOrigin = 'http://localhost:4400'

/** Whether a published file is an API document. Beside it may be a list of its samples that ran. */
export function isApiDocument(file: string): boolean {
  return file.includes('/openapi/') && /\.(?:json|ya?ml)$/.test(file) && !file.endsWith('.samples.json')
}

/**
 * Replaces the documented origin by that of the running platform, which may have another port, so that copied commands and
 * the console reach it (CONSOLE-42, DOC-76). Messages of HTTP name the host alone.
 */
export function withOrigin(text: string, origin: string): string {
  if (origin === documentedOrigin) return text
  return text.replaceAll(documentedOrigin, origin).replaceAll(new URL(documentedOrigin).host, new URL(origin).host)
}
