import type { DocumentNode } from '../document-tree'
import type { ElementRule, ValueRule } from '../rule-model'
import type { CheckContext } from './check-context'
import { acceptsText } from './accepts-text'
import { codeListOf, codeMeantBy } from './codes'
import type { QuickFix } from '../findings/finding'
import { removeNode } from '../findings/quick-fixes'
import { quote } from '../findings/quote'

/** Texts that programs write where a variable has no value or a cell has an error, in lower case. */
const placeholders: ReadonlySet<string> = new Set(
  'false none null nil infinity -infinity undefined dbnull (null) <null> [null] $null n/a #n/a #ref! #value! #name? #null! #num! #div/0! [] {}'
    .split(' ')
    .concat('<no value>', 'not available', 'not applicable'),
)

/** The number that is none, as programs write it: somebody may be called Nan. */
const notANumber = /^(?:NaN|nan|NAN)$/

/** Texts that people write until they know the value. In a free text they may be meant for the reader. */
const openValues: ReadonlySet<string> = new Set(['tbd', 'tba', 'tbc', 'to be determined', 'to be defined'])
const freeTextField = /(?:Description|Notes?|Instructions?)\d*$/

/** A variable of a template that was not filled in: `{{order.id}}`, `${id}`, `<%= id %>`, `%s`, `%(id)s`, `{0}`. */
const templateVariable = /^(?:\{\{[^{}]*\}\}|\$\{[^{}]*\}|<%[^<>%]*%>|%(?:\(\w+\))?[sdif]|\{\d\})$/
/**
 * An object that a program wrote by its type: `[object Object]`, `System.String[]`, `java.lang.Object@1a2b3c`, `stock.package(5,)`, or
 * in the short form of PowerShell: `@{Code=08}`.
 */
const typeName =
  /^(?:@\{[^{}]*\}|\[object \w+\]|System\.(?:\w+(?:\.\w+)*\[\]|\w+(?:\.\w+)+(?:`\d\[[\w.,`[\]]+\])?|Object)|[a-z]\w*(?:\.\w+)+(?:@[\da-f]{4,8}|\(\d*,?\))|<[\w.]+ object at 0x[\da-fA-F]+>)$/
/** Punctuation alone, of which a text consists where somebody had none. */
const punctuation = /^(?:[-\u2013\u2014]{1,20}|\?{1,20}|\*{1,20}|\.{1,20}|_{1,20})$/
const longestPlaceholderUnits = 100

/**
 * Reports a placeholder instead of a value (kind 53). It is an error where the schema refuses it, and a warning elsewhere: somebody may
 * be called so.
 * @returns whether the value is a placeholder.
 */
export function reportPlaceholder(
  context: CheckContext,
  node: DocumentNode,
  { min }: ElementRule,
  rule: ValueRule,
): boolean {
  const text = node.text ?? ''
  if (!isPlaceholder(node, rule.type) || isCode(context, text, rule)) return false
  context.findings.add(
    'placeholder',
    node,
    () => ({
      source: 'domain',
      found: text,
      expected: 'a value',
      message: `The value is ${quote(text)}: a placeholder that was written where there was no value.`,
      fix: min > 0 ? 'Write the value.' : 'Write the value. If there is none, leave the element out.',
      quickFix: min > 0 ? undefined : removalOf(context, node, 'value'),
      reference: { kind: 'field', field: node.name },
    }),
    { level: acceptsText(context, node, text, rule) ? 'warning' : 'error', retailers: [] },
  )
  return true
}

/**
 * Reports a placeholder instead of a group (kind 53), such as the name of its type where a program did not write its content.
 * @returns whether the text of the node is a placeholder.
 */
export function reportGroupPlaceholder(context: CheckContext, node: DocumentNode, { min }: ElementRule): boolean {
  const text = node.text?.trim() ?? ''
  const isCutOff = typeName.test(text)
  if (!isCutOff && !isPlaceholder(node, 'string')) return false
  context.findings.add('placeholder', node, () => ({
    source: 'domain',
    found: text,
    expected: 'a group',
    message: isCutOff
      ? `${node.name} is ${quote(text)}: a program wrote an object in short, without the elements of the group.`
      : `${node.name} is ${quote(text)}: a placeholder that was written where there was no group.`,
    fix: isCutOff
      ? 'Let the program write objects in all depths. In PowerShell, ConvertTo-Json needs a larger -Depth.'
      : `Write the group.${min > 0 ? '' : ' If there is none, leave the element out.'}`,
    quickFix: min > 0 || isCutOff ? undefined : removalOf(context, node, 'group'),
    reference: { kind: 'field', field: node.name },
  }))
  return true
}

function removalOf({ document }: CheckContext, node: DocumentNode, kind: 'group' | 'value'): QuickFix | undefined {
  const caution = `Remove it only if there is no ${kind}: what it should be cannot be told from the file.`
  return removeNode(document, node, caution)
}

function isPlaceholder(node: DocumentNode, type: ValueRule['type']): boolean {
  const value = node.text?.trim() ?? ''
  if (value.length > longestPlaceholderUnits) return false
  const lower = value.toLowerCase()
  if (lower === 'false') return type !== 'boolean'
  if (openValues.has(lower)) return type !== 'string' || !freeTextField.test(node.name)
  return (
    [templateVariable, typeName, punctuation, notANumber].some((form) => form.test(value)) || placeholders.has(lower)
  )
}

/** Whether the list of a value has the text as a code, or a code that it means. */
function isCode({ rules }: CheckContext, text: string, rule: ValueRule): boolean {
  const list = codeListOf(rules, rule)
  return list !== undefined && codeMeantBy(text, list) !== undefined
}
