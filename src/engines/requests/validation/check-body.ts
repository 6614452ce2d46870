import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import { SaxesParser } from 'saxes'
import type { JsonSchema } from '@/engines/openapi/document/types'
import { parsedText } from '@/engines/openapi/document/value-text'
import { checkValue, type Finding } from './check-value'

/** A finding with its position in the text. */
export interface BodyFinding extends Finding {
  /** Line and column count from 1. */
  line: number
  column: number
}

/** Finds the syntax error of a JSON text; without one, the values that do not satisfy the schema (CONSOLE-2). */
export function checkJson(text: string, schema: JsonSchema): BodyFinding[] {
  const errors: ParseError[] = []
  const options = { disallowComments: true }
  const tree = parseTree(text, errors, options)
  const [first] = errors
  if (first) return [{ pointer: '', reason: syntaxReason(first), ...positionOf(text, first.offset) }]
  return checkValue(parsedText(text), schema).map((finding) => ({
    ...finding,
    ...positionOf(text, (tree && nodeAt(tree, finding.pointer))?.offset ?? 0),
  }))
}

/** Finds the first place where an XML text is not well-formed. */
export function checkXml(text: string): BodyFinding[] {
  let finding: BodyFinding | undefined
  const parser = new SaxesParser()
  parser.on('error', ({ message }) => {
    const { line, column } = parser
    finding ??= { pointer: '', reason: message.replace(/^\d+:\d+: /, ''), line, column: column + 1 }
  })
  parser.write(text).close()
  return finding ? [finding] : []
}

/** Turns the name of an error into a sentence: `PropertyNameExpected` becomes "property name expected". */
function syntaxReason({ error }: ParseError): string {
  const words = printParseErrorCode(error).replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `This is not JSON: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`
}

function nodeAt(tree: Node, pointer: string): Node | undefined {
  let node: Node | undefined = tree
  for (const token of pointer.split('/').slice(1)) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name])
  }
  return node
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}
