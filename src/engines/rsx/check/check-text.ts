import type { DocumentNode } from '../document-tree'
import type { TextPattern, ValueRule } from '../rule-model'
import { collapse, type CheckContext } from './check-context'
import { quote } from '../findings/quote'
import type { FindingDetails } from './finding-list'
import { replaceJson, replaceValue } from '../findings/quick-fixes'
import { countOf, listOf } from '@/lib/phrases'
import { withLength } from '../findings/messages'
import { regionCodes } from './region-codes'
import { textColumnAdvice } from './spreadsheet'
import { lengthOf } from '../findings/text-length'

/** Characters that XML cannot carry: controls but tab and line breaks, and halves of characters. */
const controlPattern = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/u

/** Reports a control character. @returns whether the text has none. */
export function checkCharacters(context: CheckContext, node: DocumentNode, text: string): boolean {
  const found = controlPattern.exec(text)?.[0]
  if (found === undefined) return true
  context.findings.add('control-character', node, () => {
    const code = `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    const quickFix = replaceValue(context.document, node, text.replaceAll(new RegExp(controlPattern, 'gu'), ' '))
    return {
      source: 'domain',
      found: code,
      message: `${node.name} is ${quote(text)} and contains the control character ${code}, which XML cannot carry.`,
      fix: 'Replace the character with a blank, or with the character that was meant.',
      quickFix: quickFix && {
        ...quickFix,
        label: 'Replace with a blank',
        caution: 'Another character may have been meant: compare the text with its source.',
      },
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
      const value = collapse(text)
      if (value !== '' && value !== text && lengthOf(value) <= maxLength) reportBlanks(context, node, text, value)
      else reportLength(context, node, text, { code: 'too-long', limit: String(maxLength) })
      return false
    }
    if (minLength !== undefined && length < minLength) {
      reportLength(context, node, text, { code: 'too-short', limit: String(minLength) })
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
  text: string,
  { code, limit }: { code: 'too-long' | 'too-short'; limit: string },
): void {
  context.findings.add(code, node, () => {
    const length = `At ${code === 'too-long' ? 'most' : 'least'} ${limit}`
    return {
      source: 'schema',
      found: countOf(lengthOf(text), 'character'),
      expected: length.toLowerCase(),
      message: `${node.name} is ${withLength(text)}. ${length} ${limit === '1' ? 'is' : 'are'} ${code === 'too-long' ? 'allowed' : 'needed'}.`,
      ...correctionOf(context, node, text, code),
      reference: { kind: 'field', field: node.name },
    }
  })
}

/** Reports blanks around a text, which make it too long. */
function reportBlanks(context: CheckContext, node: DocumentNode, text: string, value: string): void {
  context.findings.add('case-or-padding', node, () => ({
    source: 'schema',
    found: text,
    expected: value,
    message: `${node.name} is ${quote(text)}, with blanks around it: they count, and make it longer than the schema allows.`,
    fix: `Write ${value} without them.`,
    quickFix: node.json ? replaceJson(node, JSON.stringify(value)) : replaceValue(context.document, node, value),
    reference: { kind: 'field', field: node.name },
  }))
}

/** The value that a text of the wrong length was probably meant to be. */
function correctionOf(
  context: CheckContext,
  node: DocumentNode,
  text: string,
  code: 'too-long' | 'too-short',
): Pick<FindingDetails, 'fix' | 'quickFix'> {
  const country = node.parent?.children.find(({ name }) => name === 'Country')?.text
  const [usual, ...others] = regionCodes(node.name, text, country)
  if (usual !== undefined) {
    const quickFix = replaceValue(context.document, node, usual)
    const caution = `${listOf(others)} is the same country: take the form that your retailer expects.`
    return {
      fix: `Write ${listOf([usual, ...others], 'or')}, the code of ${quote(text.trim())}.`,
      quickFix: quickFix && others.length > 0 ? { ...quickFix, caution } : quickFix,
    }
  }
  if (code === 'too-long')
    return { fix: 'Use a form of it that fits, or a field that takes all of it: nothing may be cut off.' }
  return { fix: /^\d+$/.test(text) ? `Leading zeros may be lost. ${textColumnAdvice}` : 'Write the value in full.' }
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
