import type { DocumentNode } from '../document-tree'
import type { TextPattern, ValueRule } from '../rule-model'
import type { CheckContext } from './check-context'
import { quote } from '../quote'
import { countOf } from './messages'
import { lengthOf } from './text-length'

/** Characters that XML cannot carry: controls but tab and line breaks, and halves of characters. */
const controlPattern = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/u

/** Reports a control character. @returns whether the text has none. */
export function checkCharacters(context: CheckContext, node: DocumentNode, text: string): boolean {
  const found = controlPattern.exec(text)?.[0]
  if (found === undefined) return true
  context.findings.add('control-character', node, () => {
    const code = `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    return {
      source: 'domain',
      found: code,
      message: `${node.name} is ${quote(text)} and contains the control character ${code}, which XML cannot carry.`,
      fix: 'Remove the character.',
      reference: { kind: 'field', field: node.name },
    }
  })
  return false
}

/** Checks the length of a text, in characters, and the forms that the schema asks for. @returns whether the schema accepts it. */
export function checkText(context: CheckContext, node: DocumentNode, text: string, rule: ValueRule): boolean {
  const { minLength, maxLength, patterns } = rule
  if (minLength !== undefined || maxLength !== undefined) {
    const length = lengthOf(text)
    if (maxLength !== undefined && length > maxLength) {
      reportLength(context, node, length, { code: 'too-long', limit: `At most ${maxLength}` })
      return false
    }
    if (minLength !== undefined && length < minLength) {
      reportLength(context, node, length, { code: 'too-short', limit: `At least ${minLength}` })
      return false
    }
  }
  for (const pattern of patterns) {
    const hasForm = pattern.test(text)
    if (hasForm === true) continue
    if (hasForm === false) reportForm(context, node, text, pattern)
    else reportUntoldForm(context, node, text)
    return false
  }
  return true
}

function reportLength(
  context: CheckContext,
  node: DocumentNode,
  length: number,
  { code, limit }: { code: 'too-long' | 'too-short'; limit: string },
): void {
  context.findings.add(code, node, () => ({
    source: 'schema',
    found: countOf(length, 'character'),
    expected: limit.toLowerCase(),
    message: `${node.name} has ${countOf(length, 'character')}. ${limit} ${limit.endsWith(' 1') ? 'is' : 'are'} allowed.`,
    fix: code === 'too-long' ? 'Shorten the value.' : 'Write the whole value.',
    reference: { kind: 'field', field: node.name },
  }))
}

function reportForm(context: CheckContext, node: DocumentNode, text: string, pattern: TextPattern): void {
  context.findings.add('unknown-code', node, () => ({
    source: 'schema',
    found: text,
    expected: pattern.source,
    message: `${node.name} is ${quote(text)}, which has not the form of the schema: ${pattern.source}`,
    fix: 'Write it in this form.',
    reference: { kind: 'field', field: node.name },
  }))
}

function reportUntoldForm(context: CheckContext, node: DocumentNode, text: string): void {
  context.findings.add(
    'unknown-code',
    node,
    () => ({
      source: 'schema',
      found: countOf(lengthOf(text), 'character'),
      message: `${node.name} has ${countOf(lengthOf(text), 'character')}: whether a text of this length has the form of the schema cannot be told.`,
      reference: { kind: 'field', field: node.name },
    }),
    { level: 'unknown', retailers: [] },
  )
}
