import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { DocumentSchema } from '../../../../../platform/rsx/document-schema'
import { xsd } from '../../../../../platform/rsx/schemas/xsd'

/** An error of libxml2. */
export interface XmlError {
  message: string
  /** Line of the element, from 1. */
  line: number
}

const validators = new Map<string, XsdValidator>()

/** The errors that libxml2 finds by our XML Schema. */
export function xmlErrors(schema: DocumentSchema, text: string): XmlError[] {
  const key = `${schema.version.version} ${schema.document.name}`
  const validator = validators.get(key) ?? XsdValidator.fromDoc(XmlDocument.fromString(xsd(schema)))
  validators.set(key, validator)
  const document = XmlDocument.fromString(text)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message, line }) => ({ message, line }))
  } finally {
    document.dispose()
  }
}

/**
 * Whether one of our findings is the error of the oracle. For a value, it is on the line of the element; for a structure, in the
 * group where libxml2 came to a halt, or it is an unexpected that explains what the group lacks.
 */
export function isNamed({ message, line }: XmlError, findings: readonly Finding[], lines: readonly string[]): boolean {
  const isAt = (from: number, to: number) => findings.some(({ place }) => place.line >= from && place.line <= to)
  // A text beside elements is on the line after the tag.
  if (message.includes('Character content')) return isAt(line, line + 1)
  if (!/not expected|Missing child/.test(message)) return isAt(line, line)
  const [from, to] = groupAround(lines, message.includes('Missing child') ? line + 1 : line)
  const expected = /Expected is \(? ?(?:one of \( )?([^)]*)/.exec(message)?.[1] ?? ''
  const explains = ({ code, found }: Finding) =>
    code === 'wrong-place' && found !== undefined && expected.includes(`}${found}`)
  return isAt(from, to) || findings.some(explains)
}

/** The lines of the group that a line is in, in a file whose elements begin on lines of their own. */
function groupAround(lines: readonly string[], line: number): [from: number, to: number] {
  const count = (text: string, tags: RegExp) => text.match(tags)?.length ?? 0
  const depthOf = (text = '') => count(text, /<\w[^>]*>/g) - count(text, /<\/[^>]*>/g)
  let from = line - 1
  for (let depth = 0; from > 0; from -= 1) {
    depth += depthOf(lines[from - 1])
    if (depth > 0) break
  }
  let to = line
  for (let depth = 0; to <= lines.length; to += 1) {
    depth += depthOf(lines[to - 1])
    if (depth < 0) break
  }
  return [from, to]
}
