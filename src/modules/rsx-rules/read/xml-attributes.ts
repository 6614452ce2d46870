import type { SaxesTagNS } from 'saxes'
import type { Span } from '../document-tree'
import { quote } from '../quote'
import type { ReadingFindings } from './reading-findings'

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance'

/** Reported attributes of one element: finding the place of each reads the whole tag. */
const maxReportedAttributes = 10

/** Reports the attributes of an element: documents of the network have none but namespaces and the place of a schema. */
export function checkAttributes(tag: SaxesTagNS, span: Span, text: string, findings: ReadingFindings): void {
  let count = 0
  for (const name in tag.attributes) {
    const attribute = tag.attributes[name]
    if (!attribute || name === 'xmlns' || attribute.prefix === 'xmlns') continue
    if (attribute.uri === schemaInstance && /^(?:noNamespaceS|s)chemaLocation$/.test(attribute.local)) continue
    count += 1
    if (count > maxReportedAttributes) return
    const place = attributeSpan(text, span, name)
    findings.add('unknown-element', place, {
      source: 'schema',
      found: name,
      message: `${tag.local} has the attribute ${quote(name)}. Elements of the network have no attributes.`,
      fix: 'Remove the attribute. A value belongs into an element.',
      ...(attribute.value === '' && { mend: { label: 'Remove the attribute', edits: [{ span: place, text: '' }] } }),
    })
  }
}

/** An attribute with the blank before it. */
function attributeSpan(text: string, tag: Span, name: string): Span {
  const inner = text.slice(tag.start, tag.end)
  for (let at = inner.indexOf(name); at !== -1; at = inner.indexOf(name, at + 1)) {
    const value = /^\s*=\s*(?:"[^"]*"|'[^']*')/.exec(inner.slice(at + name.length))
    if (value && /\s/.test(inner[at - 1] ?? '')) {
      return { start: tag.start + at - 1, end: tag.start + at + name.length + value[0].length }
    }
  }
  return tag
}
