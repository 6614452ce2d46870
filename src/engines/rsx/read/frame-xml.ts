import type { DocumentNode } from '../document-tree'
import type { RuleModel } from '../rule-model'
import { quote } from '../findings/quote'
import { reportSeveralDocuments } from './several-documents'
import type { ReadingFindings } from './reading-findings'
import type { XmlReading, XmlTree } from './read-xml'
import { createNameStyle, isSameName, type NameStyle } from './name-style'
import { isInOpenGroup, ruleOfNode } from './rule-of-node'
import { reportAttributes } from './xml-attributes'
import { findEnveloped, reportEnvelope } from './xml-envelope'
import { checkNamespace } from './xml-namespace'
import { findRecords, isRecordLike, reportLoneRecords } from './xml-records'
import { openTag, type XmlFraming } from './xml-framing'

/** The records of an XML file, and whether they have other names than in the file. */
interface XmlRecords {
  records: DocumentNode[]
  isConverted: boolean
}

/** Finds the records of an XML file, and reports an envelope, a root, a wrapper, names or a namespace that are not the document's. */
export function frameXml({ trees }: XmlReading, framing: XmlFraming): XmlRecords {
  const { rules, text, findings } = framing
  const names = createNameStyle({ format: 'XML', text }, rules)
  for (const { root } of trees) if (root) correctRootNames(root, names, rules)
  const records = frameRecords(trees, names, framing)
  names.report(findings)
  return { records, isConverted: names.count() > 0 }
}

/** Gives a root and its records the names of the schema. A root whose name alone is different is reported as such. */
function correctRootNames(root: DocumentNode, names: NameStyle, { document, record }: RuleModel): void {
  const named = root.children.filter(({ name }) => name !== record.name && isSameName(name, record.name))
  if (named.length === 0) return
  if (isSameName(root.name, document)) names.correct(root, document)
  else if (root.name !== document) return
  for (const child of named) names.correct(child, record.name)
}

function frameRecords(trees: readonly XmlTree[], names: NameStyle, framing: XmlFraming): DocumentNode[] {
  const { rules, text, findings } = framing
  const documents = trees.flatMap((tree) => findDocuments(tree, framing))
  const own = documents.filter(({ root }) => !isOfAnotherType(root, documents[0]?.root, rules))
  if (documents.length > 1 && documents.every(({ root }) => root.name === rules.record.name)) {
    reportLoneRecords(
      documents.map(({ root }) => root),
      rules,
      text,
      findings,
    )
    for (const { root } of documents) {
      root.parent = undefined
      names.correctBelow(root)
    }
    return documents.map(({ root }) => root)
  }
  const records = own.flatMap(({ root, tree }) => {
    const found = findRecords(root, rules, text, findings)
    for (const record of found) {
      record.parent = undefined
      names.correctBelow(record)
    }
    checkNamespace(tree, root, framing)
    reportStrangers(tree, root, rules, findings)
    reportUnexpectedTexts(tree, root, rules, text, findings)
    reportAttributes(
      tree.attributes.filter(({ node }) => isWithin(node, root)),
      findings,
    )
    return found
  })
  if (documents.length > 1) {
    reportSeveralDocuments(
      documents.map(({ root }) => ({ span: openTag(root), name: root.name })),
      { judged: own.length, document: rules.document },
      findings,
    )
  }
  return records
}

const noEnvelope = { documents: [], records: [] }

/** The roots of the documents in a tree: its own root, or those in the envelope that it is. */
function findDocuments(tree: XmlTree, { rules, text, findings }: XmlFraming): { tree: XmlTree; root: DocumentNode }[] {
  const { root } = tree
  if (!root) return []
  const { document, record } = rules
  const isOwn = root.name === document || root.name === record.name
  const { documents, records } = isOwn ? noEnvelope : findEnveloped(root, rules)
  // Parts of envelopes have names such as Header too, so what is in the root tells nothing beside a document in it.
  const isFramed = isRecordLike(root, rules) || root.children.some(({ name }) => name === record.name)
  const enveloped = documents.length > 0 || isFramed ? documents : records
  if (enveloped.length === 0) return [{ tree, root }]
  reportEnvelope({ tree, root, documents: enveloped, text }, findings)
  return enveloped.map((inner) => ({ tree, root: inner }))
}

/** Whether a root that is not the first belongs to another type of document. */
function isOfAnotherType(root: DocumentNode, first: DocumentNode | undefined, rules: RuleModel): boolean {
  return root !== first && root.name !== first?.name && root.name !== rules.document && root.name !== rules.record.name
}

/** Reports elements below a root that are in another namespace than their parent. */
function reportStrangers(tree: XmlTree, root: DocumentNode, rules: RuleModel, findings: ReadingFindings): void {
  const expected = rules.namespace
  for (const { node, namespace } of tree.strangers) {
    if (node === root || !isWithin(node, root)) continue
    // A record that has the right namespace below a root that has none is right.
    if (namespace === expected) continue
    if (node.parent && isInOpenGroup(node.parent, rules)) continue
    findings.add('namespace', openTag(node), {
      found: namespace,
      expected,
      message: `${node.name} is in ${namespace === '' ? 'no namespace' : `the namespace ${quote(namespace)}`}. It should be ${expected}, as its parent is.`,
    })
  }
}

/** Reports texts in groups. In a value or an unknown element they follow from what is reported there. */
function reportUnexpectedTexts(
  { unexpectedTexts }: XmlTree,
  root: DocumentNode,
  rules: RuleModel,
  text: string,
  findings: ReadingFindings,
): void {
  for (const { parent, span } of unexpectedTexts) {
    const content = isWithin(parent, root) ? ruleOfNode(parent, rules)?.content : undefined
    if (content?.kind !== 'group' || content.isMixed) continue
    const found = quote(text.slice(span.start, span.end))
    findings.add('wrong-place', span, {
      source: 'schema',
      found,
      message: `The text ${found} is between the elements of ${parent.name}. Only elements may be there.`,
      fix: 'Put it into the element that it is the value of.',
    })
  }
}

/** Whether an element is another one or is in it. */
function isWithin({ span }: DocumentNode, root: DocumentNode): boolean {
  return span.start >= root.span.start && span.start < Math.max(root.span.end, root.span.start + 1)
}
