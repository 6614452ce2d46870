import { ReadingError } from './failures'
import { isObject } from './json'

/**
 * Parses the text of a document: JSON, else YAML, whose parser is loaded only then.
 * @throws ReadingError `empty`, `html`, `truncated` or `syntax`.
 */
export async function parseText(text: string): Promise<unknown> {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start === '') throw new ReadingError('empty', 'The document is empty.')
  if (/^<(!doctype\s+html|html|head|body)\b/i.test(start)) {
    throw new ReadingError('html', 'The answer is a web page (HTML), not an API document.')
  }
  // YAML may begin with a brace too, but hardly with a quoted key.
  return /^(\{\s*["}]|\[)/.test(start) ? parseJson(start) : parseYaml(start)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (endsOpen(text)) throw new ReadingError('truncated', 'The document ends in the middle: it was cut off.')
    const { message } = error as Error
    throw new ReadingError(
      'syntax',
      `The document is not valid JSON: ${message.split(' in JSON')[0]}${positionIn(text, message)}.`,
    )
  }
}

function positionIn(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position === undefined) return ''
  const before = text.slice(0, Number(position)).split('\n')
  return `, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

/** True when a JSON text stops inside a string, object or list. */
function endsOpen(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x5c && inString) at++
    else if (code === 0x22) inString = !inString
    else if (inString) continue
    else if (code === 0x7b || code === 0x5b) depth++
    else if (code === 0x7d || code === 0x5d) depth--
  }
  return inString || depth > 0
}

async function parseYaml(text: string): Promise<unknown> {
  const { CORE_SCHEMA, load, mergeTag } = await import('js-yaml')
  try {
    return load(text, { schema: CORE_SCHEMA.withTags(mergeTag), json: true, maxDepth: 1_000 })
  } catch (error) {
    if (/^[{[]/.test(text) && endsOpen(text))
      throw new ReadingError('truncated', 'The document ends in the middle: it was cut off.')
    throw new ReadingError(
      'syntax',
      `The document is neither JSON nor YAML: ${(error as Error).message.split('\n')[0]}`,
    )
  }
}

/**
 * Checks that a parsed value is an OpenAPI or Swagger document.
 * @throws ReadingError `not-openapi`.
 */
export function assertSpecification(root: unknown): void {
  const keys = ['openapi', 'swagger', 'paths', 'webhooks', 'components', 'definitions']
  if (isObject(root) && keys.some((key) => Object.hasOwn(root, key))) return
  throw new ReadingError('not-openapi', 'This can be read, but it is no OpenAPI or Swagger document.')
}
