import type { RuleModel } from '../rule-model'
import type { SampleNode } from './sample-tree'

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes.get(character) ?? character)
}

/** Writes a sample as XML, one element a line. */
export function writeXml({ document, namespace }: RuleModel, record: SampleNode): string {
  const lines = ['<?xml version="1.0" encoding="utf-8"?>', `<${document} xmlns="${escapeXml(namespace)}">`]
  const write = (node: SampleNode, indent: string) => {
    if (node.text !== undefined) {
      lines.push(`${indent}<${node.name}>${escapeXml(node.text)}</${node.name}>`)
      return
    }
    lines.push(`${indent}<${node.name}>`)
    for (const child of node.children) write(child, `${indent}  `)
    lines.push(`${indent}</${node.name}>`)
  }
  write(record, '  ')
  return `${[...lines, `</${document}>`].join('\n')}\n`
}
