import { parseJson } from '@/lib/exact-json'
import { findJsonError } from '@/lib/json-error'
import { isUnclosed } from '@/lib/json-scan'
import { ReadingError } from '../document/reading-error'
import { isObject } from '../document/json'

/** Imports the YAML parser, which only documents in YAML need. A worker imports it with retries and a time limit. */
export const importYaml = () => import('./exact-yaml')

export type LoadYaml = typeof importYaml

/**
 * Parses the text of a document as JSON, else as YAML. The YAML parser is loaded only when it is needed.
 * @throws ReadingError `empty`, `html`, `truncated` or `syntax`.
 */
export async function parseText(text: string, loadYaml: LoadYaml = importYaml): Promise<unknown> {
  const whole = text.replace(/^\uFEFF/, '')
  const start = whole.trimStart()
  if (start === '') throw new ReadingError('empty', 'The document is empty.')
  if (/^<(!doctype\s+html|html|head|body)\b/i.test(start)) {
    throw new ReadingError('html', 'The response is a web page (HTML), not an API document.')
  }
  // YAML may start with a brace too, but rarely with a quoted key after it.
  return /^(\{\s*["}]|\[)/.test(start) ? parsedJson(whole, whole.length - start.length) : parseYaml(whole, loadYaml)
}

function parsedJson(text: string, offset: number): unknown {
  const start = text.slice(offset)
  try {
    return parseJson(start)
  } catch (error) {
    if (isUnclosed(start)) throw new ReadingError('truncated', 'The document ends in the middle: it was cut off.')
    // The messages of browsers differ, and have no position in short texts.
    const found = findJsonError(start)
    throw new ReadingError(
      'syntax',
      found && found.at < start.length
        ? `The document is not valid JSON: ${wordAt(start, found.at)} was not expected at ${placeText(text, offset + found.at)}.`
        : `The document is not valid JSON: ${(error as Error).message}.`,
    )
  }
}

/** Returns the word at a position, for a message. */
function wordAt(text: string, at: number): string {
  const [word = ''] = /^[\w.+-]{1,20}/.exec(text.slice(at, at + 20)) ?? []
  if (word !== '') return word
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return sign < ' ' ? `control character ${sign.charCodeAt(0)}` : sign
}

/** Describes a position by line and column, both counted from 1 as in editors. */
function placeText(text: string, position: number): string {
  const before = text.slice(0, position).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

async function parseYaml(text: string, loadYaml: LoadYaml): Promise<unknown> {
  const { parseExactYaml, yamlReason } = await loadYaml()
  try {
    return parseExactYaml(text)
  } catch (error) {
    const start = text.trimStart()
    if (/^[{[]/.test(start) && isUnclosed(start))
      throw new ReadingError('truncated', 'The document ends in the middle: it was cut off.')
    throw new ReadingError('syntax', `The document is neither JSON nor YAML: ${yamlReason(error)}.`)
  }
}

/** Whether a text may have a schema that binds references by their dynamic scope. */
export function mayBeDynamic(text: string): boolean {
  return text.includes('$dynamicAnchor')
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
