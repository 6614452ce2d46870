import type { DocumentNode } from '../document-tree'
import type { ElementRule, GroupRule } from '../rule-model'
import type { CheckContext } from './check-context'
import type { GroupView } from './group-view'
import { quote } from '../findings/quote'
import { isEmpty } from './empty'
import { withArticle } from '../findings/messages'
import { putIntoArray, splitParent, takeOutOfArray } from '../findings/quick-fixes'
import { ruleOfNode } from '../read/rule-of-node'
import { reportGroupPlaceholder } from './placeholders'

/** Reports elements that occur too often, and JSON arrays where a single value belongs, and the reverse. */
export function checkOccurrences(context: CheckContext, view: GroupView): void {
  for (const [name, nodes] of view.byName) {
    const element = view.index.members.get(name)?.element
    const [first] = nodes
    if (!element || !first) continue
    const extra = view.index.rule.isOpen ? undefined : nodes[element.max]
    if (extra) reportTooMany(context, view, nodes, extra, element)
    else if (!isNoContentOf(first, element)) checkArray(context, first, element)
  }
}

/** Whether a node is empty, or a text in place of a group: that is reported, and brackets around it would fix nothing. */
function isNoContentOf(node: DocumentNode, { content }: ElementRule): boolean {
  return isEmpty(node) || (content.kind === 'group' && node.text !== undefined)
}

/** Whether JSON writes a node in an array where it must not, or without one where it must. */
function hasWrongBrackets({ json }: DocumentNode, { max }: ElementRule): boolean {
  return json !== undefined && json.isItem !== max > 1
}

function reportTooMany(
  context: CheckContext,
  view: GroupView,
  nodes: readonly DocumentNode[],
  extra: DocumentNode,
  { name, max, content }: ElementRule,
): void {
  const { node } = view
  const count = nodes.length
  context.findings.add('too-many', extra, () => {
    const canSplit = max === 1 && content.kind === 'group' && (ruleOfNode(node, context.rules)?.max ?? 1) > 1
    return {
      source: 'schema',
      found: String(count),
      expected: `at most ${max}`,
      message: `${name} appears ${count === 2 ? 'twice' : `${count} times`} in ${node.name}. At most ${max} is allowed.`,
      fix: canSplit
        ? `Give each ${name} ${withArticle(node.name)} of its own: ${node.name} may repeat.`
        : `Keep the ${name} that is right. If several are, look up where the schema has a place for each.`,
      quickFix: canSplit ? splitParent(context.document, nodes) : undefined,
      reference: { kind: 'field', field: name },
    }
  })
}

function checkArray(context: CheckContext, node: DocumentNode, element: ElementRule): void {
  if (!hasWrongBrackets(node, element)) return
  const { name } = element
  const isItem = node.json?.isItem === true
  context.findings.add('group-for-value', node, () => ({
    source: 'schema',
    found: isItem ? 'an array' : 'no array',
    expected: isItem ? 'no array' : 'an array',
    message: isItem
      ? `${name} is an array. It occurs once, so it is without brackets.`
      : `${name} is not an array. It can repeat, so JSON wants an array, for a single one too.`,
    fix: isItem ? 'Remove the brackets.' : 'Put it into brackets.',
    quickFix: isItem ? takeOutOfArray(context.document, node) : putIntoArray(node),
    reference: { kind: 'field', field: name },
  }))
}

/** Reports a value where a group belongs. @returns whether the node can be checked as a group. */
export function checkIsGroup(
  context: CheckContext,
  node: DocumentNode,
  element: ElementRule,
  { isMixed }: GroupRule,
): boolean {
  if (node.text === undefined || node.children.length > 0 || isMixed) return true
  if (reportGroupPlaceholder(context, node, element)) return false
  context.findings.add('group-for-value', node, () => ({
    source: 'schema',
    found: quote(node.text ?? ''),
    expected: 'a group',
    message: `${node.name} has the value ${quote(node.text ?? '')}. It is a group, whose values are in elements of their own.`,
    fix: `Put the value into an element of ${node.name}.`,
    reference: { kind: 'field', field: node.name },
  }))
  return false
}

/** Reports a group where a value belongs. @returns whether the node can be checked as a value. */
export function checkIsValue(context: CheckContext, node: DocumentNode): boolean {
  if (node.text !== undefined && node.children.length === 0) return true
  context.findings.add('group-for-value', node, () => ({
    source: 'schema',
    found: 'a group',
    expected: 'a value',
    message: `${node.name} has elements in it. It is a value and holds text only.`,
    fix: `Write the value of ${node.name} without elements.`,
    reference: { kind: 'field', field: node.name },
  }))
  return false
}

/**
 * Reports an element without content.
 * @param isAccepted Whether the schema allows it: leaving the element out is then the better form.
 */
export function reportEmpty(
  context: CheckContext,
  node: DocumentNode,
  element: ElementRule,
  isAccepted: boolean,
): void {
  const { name, min, content } = element
  const isRequired = min > 0
  context.findings.add(
    'empty-element',
    node,
    () => ({
      source: 'schema',
      found: node.json?.type === 'null' ? 'null' : (node.text ?? ''),
      expected: content.kind === 'group' ? 'a group' : 'a value',
      message: `${name} is ${node.json?.type === 'null' ? 'null' : 'empty'}.${isRequired ? ' The schema requires it.' : ''}`,
      fix: isRequired
        ? `Give ${name} its content.`
        : `Give ${name} ${withArticle(content.kind)}, or leave it out where no retailer requires it.`,
      quickFix: context.empty.quickFixOf(node),
      reference: { kind: 'field', field: name },
    }),
    { level: isAccepted && !hasWrongBrackets(node, element) ? 'warning' : 'error', retailers: [] },
  )
}
