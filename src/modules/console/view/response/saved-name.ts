import { mediaType } from '@/engines/openapi/document/media-type'

/** File name extensions by content type, without parameters. */
const extensions: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/javascript': 'js',
  'application/json': 'json',
  'application/msword': 'doc',
  'application/pdf': 'pdf',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/x-ndjson': 'ndjson',
  'application/x-yaml': 'yaml',
  'application/xml': 'xml',
  'application/yaml': 'yaml',
  'application/zip': 'zip',
  'application/zpl': 'zpl',
  'image/bmp': 'bmp',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/tiff': 'tif',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/calendar': 'ics',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/event-stream': 'txt',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/tab-separated-values': 'tsv',
  'text/xml': 'xml',
  'text/yaml': 'yaml',
}

/** Names that Windows reserves for devices, with any extension. */
const reservedPattern = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const maxNameLength = 120
/** The extensions of what servers send instead of a file. */
const errorExtensions: ReadonlySet<string> = new Set(['json', 'html'])

interface SavedResponse {
  /** Values of the headers; undefined if the response has none. */
  contentDisposition: string | undefined
  contentType: string | undefined
  /** The address that responded. */
  url: string
  /** Name for the file if the server states none, such as the operation's title. */
  title: string
}

/**
 * Returns the file name for a saved response (CONSOLE-36): the name of `Content-Disposition`, else that of the file in the
 * URL, else the operation's title with the extension of the content type. Never returns a path, or a name that is special
 * for an operating system.
 */
export function savedName({ contentDisposition = '', contentType = '', url, title }: SavedResponse): string {
  const named = safeName(dispositionName(contentDisposition) ?? '') || safeName(fileNameOf(url, contentType))
  if (named !== '') return named
  return `${safeName(title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')) || 'response'}.${extensionOf(contentType)}`
}

/** Returns the file name extension of a content type, without the dot; `bin` if the content type is unknown. */
export function extensionOf(contentType: string): string {
  const type = mediaType(contentType)
  const known = Object.hasOwn(extensions, type) ? extensions[type] : undefined
  if (known !== undefined) return known
  const suffix = /\+(json|xml|yaml|zip)$/.exec(type)?.[1]
  if (suffix !== undefined) return suffix
  return type.startsWith('text/') ? 'txt' : 'bin'
}

/** Returns the name of the file at the end of a URL; empty if there is none, or if the response is an error and not the file. */
function fileNameOf(url: string, contentType: string): string {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  const name = decodedText(last, 'utf-8') ?? ''
  const extension = /[^.]\.([a-z][a-z\d]{0,9})$/i.exec(name)?.[1]?.toLowerCase()
  const own = extensionOf(contentType)
  return extension === undefined || (extension !== own && errorExtensions.has(own)) ? '' : name
}

/** Returns the file name of `Content-Disposition` (RFC 6266): `filename*` takes precedence over `filename`. */
function dispositionName(header: string): string | undefined {
  const extended = /;\s*filename\*\s*=\s*([\w-]*)'[^']*'([^\s;]+)/i.exec(header)
  const decoded = extended && decodedText(extended[2] ?? '', extended[1] ?? '')
  if (decoded !== undefined && decoded !== null) return decoded
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1')
  return quoted ?? /;\s*filename\s*=\s*([^\s;"]+)/i.exec(header)?.[1]
}

/** Decodes a percent-encoded text; undefined if it is not text in a known encoding. */
function decodedText(encoded: string, charset: string): string | undefined {
  try {
    const bytes = Uint8Array.from(
      [...encoded.matchAll(/%([\da-f]{2})|([^%])/gi)].map(([, hex, plain = '']) =>
        hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16),
      ),
    )
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Returns the last part of a path, without characters that systems refuse or hide; empty if no other character remains. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '-')
    .replaceAll(/^[\s.-]+|(?<![\s.-])[\s.-]+$/g, '')
    .replace(reservedPattern, '$1-file')
  if (plain.length <= maxNameLength) return plain
  const extension = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return (
    Array.from(plain)
      .slice(0, maxNameLength - extension.length)
      .join('') + extension
  )
}
