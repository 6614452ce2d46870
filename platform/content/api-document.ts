/** The origin of the local platform as API documents name it in their servers. */
export const documentedOrigin = 'http://localhost:4400'

/** Whether a published file is an API document. Beside it may be a list of its samples that ran. */
export function isApiDocument(file: string): boolean {
  return /\/openapi\/.+\.(json|ya?ml)$/.test(file) && !file.endsWith('.samples.json')
}

/** Replaces the documented origin by that of the running platform, which may have another port (CONSOLE-42). */
export function withOrigin(document: Buffer, origin: string): Buffer {
  return origin === documentedOrigin ? document : Buffer.from(document.toString().replaceAll(documentedOrigin, origin))
}
