import type { DocumentNode } from '../document-tree'
import type { QuickFix } from '../findings/finding'
import type { RuleModel } from '../rule-model'
import { quote } from '../findings/quote'
import { documentFacts } from './document-facts'
import type { ReadingFindings } from './reading-findings'
import { openTag } from './xml-framing'

/** Finds the records below a root, and reports a root that is not the document's. */
export function findRecords(
  root: DocumentNode,
  rules: RuleModel,
  text: string,
  findings: ReadingFindings,
): DocumentNode[] {
  const { document, record } = rules
  const holdsRecords = root.children.some(({ name }) => name === record.name)
  if (!holdsRecords && (root.name === record.name || isRecordLike(root, rules))) {
    const isNamed = root.name === record.name
    findings.add('wrong-root', openTag(root), {
      found: root.name,
      expected: document,
      message: `The root is ${root.name}. A file has the root ${document}, which holds ${record.name} once for each record.`,
      ...(isNamed
        ? { quickFix: wrapQuickFix([root], rules) }
        : { fix: `Put ${record.name} between ${document} and its groups.` }),
    })
    return [root]
  }
  if (root.name !== document) reportRootName(root, rules, text, findings)
  if (root.children.length === 0 && root.isUnread !== true) {
    findings.add('wrong-root', openTag(root), {
      found: root.text ?? '',
      expected: record.name,
      message: `${root.name} has no ${record.name}.`,
    })
  }
  return root.children.filter((child) => isRecordElement(child, rules, text, findings))
}

/** Reports records that follow each other without a root around them. */
export function reportLoneRecords(
  records: readonly DocumentNode[],
  rules: RuleModel,
  text: string,
  findings: ReadingFindings,
): void {
  const { document, record } = rules
  const [first] = records
  if (!first) return
  const hasDeclarations = records.some(
    (one, at) => text.slice(records[at - 1]?.span.end ?? one.span.start, one.span.start).trim() !== '',
  )
  findings.add('wrong-root', openTag(first), {
    found: record.name,
    expected: document,
    message: `The file holds ${record.name} ${records.length} times, without a root. A file has the root ${document}, which holds ${record.name} once for each record.`,
    ...(hasDeclarations
      ? { fix: `Put all of them into one ${document}.` }
      : { quickFix: wrapQuickFix(records, rules) }),
  })
}

function reportRootName(root: DocumentNode, rules: RuleModel, text: string, findings: ReadingFindings): void {
  const { document, record } = rules
  const isOfAnother = documentFacts.some(({ name }) => name === root.name)
  const holdsRecords = root.children.some(({ name }) => name === record.name)
  const isFixable = root.name.toLowerCase() === document.toLowerCase() || (holdsRecords && !isOfAnother)
  findings.add('wrong-root', openTag(root), {
    found: root.name,
    expected: document,
    message: `The root is ${root.name}. It should be ${document}.`,
    ...(isFixable
      ? { quickFix: renameQuickFix(root, document, text) }
      : { fix: `Check whether the file is for ${document}.` }),
  })
}

/** Whether a child of the root is a record. One of another name that holds what a record holds is judged too. */
function isRecordElement(child: DocumentNode, rules: RuleModel, text: string, findings: ReadingFindings): boolean {
  const { document, record } = rules
  if (child.name === record.name) return true
  const isLike = isRecordLike(child, rules)
  findings.add('unknown-element', child, {
    source: 'schema',
    found: child.name,
    expected: record.name,
    message: `${quote(child.name)} is not known in ${document}. Only ${record.name} may be here.`,
    ...(isLike && { quickFix: renameQuickFix(child, record.name, text) }),
  })
  return isLike
}

/** Whether an element holds what a record holds: the record itself was left out, or has another name. */
export function isRecordLike(root: DocumentNode, { record }: RuleModel): boolean {
  return (
    root.children.length > 0 &&
    root.children.every(({ name }) => name !== record.name) &&
    root.children.some(({ name }) => record.content.byName.has(name))
  )
}

function wrapQuickFix(records: readonly DocumentNode[], { document, namespace }: RuleModel): QuickFix {
  const start = records[0]?.span.start ?? 0
  const end = records.at(-1)?.span.end ?? start
  return {
    label: `Put it into ${document}`,
    edits: [
      { span: { start, end: start }, text: `<${document} xmlns="${namespace}">\n` },
      { span: { start: end, end }, text: `\n</${document}>` },
    ],
  }
}

/** Renames an element in both tags; a closing tag that is missing is not written. */
function renameQuickFix(root: DocumentNode, name: string, text: string): QuickFix {
  const starts = [text.indexOf(root.name, root.span.start), text.indexOf(root.name, root.content.end)]
  const edits = starts
    .filter((start) => start !== -1 && start < root.span.end)
    .map((start) => ({ span: { start, end: start + root.name.length }, text: name }))
  return { label: `Replace with ${name}`, edits }
}
