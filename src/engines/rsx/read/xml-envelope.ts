import type { DocumentNode } from '../document-tree'
import type { QuickFix } from '../findings/finding'
import type { RuleModel } from '../rule-model'
import { documentFacts } from './document-facts'
import type { ReadingFindings } from './reading-findings'
import type { XmlTree } from './read-xml'

/** How deep in envelopes a document is searched, and in how many elements. */
const deepestEnvelope = 12
const maxSearchedElements = 2000

const documentNames: ReadonlySet<string> = new Set(documentFacts.map(({ name }) => name))

/** The outermost elements inside a root that are documents, and those that are records of the chosen document. */
export function findEnveloped(
  root: DocumentNode,
  { record }: RuleModel,
): { documents: DocumentNode[]; records: DocumentNode[] } {
  const documents: DocumentNode[] = []
  const records: DocumentNode[] = []
  let level = [root]
  let searched = 0
  for (let depth = 0; depth < deepestEnvelope && level.length > 0; depth += 1) {
    const next: DocumentNode[] = []
    for (const { children } of level) {
      for (const child of children) {
        searched += 1
        if (searched > maxSearchedElements) return { documents, records }
        if (documentNames.has(child.name)) documents.push(child)
        else if (child.name === record.name) records.push(child)
        else next.push(child)
      }
    }
    level = next
  }
  return { documents, records }
}

/** Reports the envelope around documents. */
export function reportEnvelope(
  {
    tree,
    root,
    documents,
    text,
  }: { tree: XmlTree; root: DocumentNode; documents: readonly DocumentNode[]; text: string },
  findings: ReadingFindings,
): void {
  const [first] = documents
  if (!first) return
  const names: string[] = []
  for (let at = first.parent; at; at = at.parent) names.push(at.name)
  const path = names.toReversed().join('/')
  const quickFix = documents.length === 1 ? openEnvelope(tree, root, first, text) : undefined
  findings.add(
    'envelope',
    { start: root.span.start, end: Math.max(root.content.start, root.span.start) },
    {
      found: path,
      expected: first.name,
      message: `${first.name} is in an envelope, ${path}. The network takes ${first.name} alone, as the root of the file.`,
      ...(quickFix ? { quickFix } : { fix: `Send ${first.name} alone.` }),
    },
  )
}

/** Removes an envelope that holds nothing but the document. */
function openEnvelope(tree: XmlTree, root: DocumentNode, document: DocumentNode, text: string): QuickFix | undefined {
  const around: DocumentNode[] = []
  for (let at = document.parent; at; at = at.parent) around.push(at)
  const holdsMore =
    around.some(({ children }) =>
      children.some((child) => child !== document && !around.includes(child) && !isBlank(child)),
    ) ||
    tree.unexpectedTexts.some(({ parent }) => around.includes(parent)) ||
    tree.attributes.some(({ node }) => around.includes(node))
  // Names with prefixes, and a namespace that the envelope declares, would lose their meaning.
  const inner = text.slice(document.span.start, document.span.end)
  if (holdsMore || /<[\w.-]+:/.test(inner) || !/^<[^>]*\sxmlns\s*=/.test(inner)) return undefined
  return {
    label: 'Remove the envelope',
    edits: [
      { span: { start: root.span.start, end: document.span.start }, text: '' },
      { span: { start: document.span.end, end: root.span.end }, text: '' },
    ],
  }
}

function isBlank({ text, children }: DocumentNode): boolean {
  return children.length === 0 && (text ?? '').trim() === ''
}
