import { rename } from '../findings/quick-fixes'
import type { DocumentNode, ReadDocument } from '../document-tree'
import type { Edit, QuickFix } from '../findings/finding'
import { quote } from '../findings/quote'
import type { GroupRule, RuleModel } from '../rule-model'
import type { ReadingFindings } from './reading-findings'

/** Names of a file that differ from those of the schema in nothing but capitals and separators, as in `lineItem` and `line_item`. */
export interface NameStyle {
  /** Gives a node the name that the schema has for it. */
  correct(node: DocumentNode, name: string): void
  /** Gives the nodes below a record the names of the schema. */
  correctBelow(record: DocumentNode): void
  /** How many different names were corrected. */
  count(): number
  /** Describes the difference within a sentence, such as "names such as 'lineItem' for LineItem"; undefined when there is none. */
  sign(): string | undefined
  report(findings: ReadingFindings): void
}

/** The elements of groups by their comparable names. */
const indexes = new WeakMap<GroupRule, ReadonlyMap<string, string>>()

/** Whether two names are the same but for capitals and separators. */
export function isSameName(one: string, other: string): boolean {
  return one === other || comparable(one) === comparable(other)
}

/** The name that a group has for an element: its own, or one that differs in capitals and separators. */
export function nameInGroup(name: string, rule: GroupRule): string | undefined {
  if (rule.byName.has(name)) return name
  const index = indexes.get(rule) ?? new Map(rule.elements.map((element) => [comparable(element.name), element.name]))
  indexes.set(rule, index)
  return rule.isOpen ? undefined : index.get(comparable(name))
}

/** Names are corrected in the tree, so that contents are judged, and reported together: one program wrote all of them. */
export function createNameStyle(
  file: Pick<ReadDocument, 'format' | 'text'>,
  { record: recordRule, document }: RuleModel,
): NameStyle {
  const edits: Edit[] = []
  const written = new Map<string, { node: DocumentNode; parent: string; name: string }>()
  let isFixable = true

  /** @param isRepeated Whether it shares its name in the file with an item before it. */
  const correct = (node: DocumentNode, name: string, isRepeated = false) => {
    if (node.name === name) return
    const quickFix = rename(file, node, name)
    if (!quickFix && !isRepeated) isFixable = false
    for (const edit of quickFix?.edits ?? []) edits.push(edit)
    const first = written.get(node.name)
    if (!first || node.span.start < first.node.span.start) {
      written.set(node.name, { node, parent: node.parent?.name ?? document, name })
    }
    node.name = name
  }
  const inOrder = () => [...written].toSorted(([, a], [, b]) => a.node.span.start - b.node.span.start)
  const correctChildren = (group: DocumentNode, rule: GroupRule) => {
    const own = new Set(group.children.map((child) => child.name))
    const spellings = new Map<string, string>()
    for (const child of group.children) {
      const { name: before } = child
      const name = nameInGroup(before, rule)
      // Beside the right name, another one is an element of its own.
      if (name === undefined || name === before || own.has(name)) continue
      const first = spellings.get(name)
      // Renaming a second spelling would make a duplicate, of which readers lose one.
      if (first !== undefined && first !== before) continue
      correct(child, name, child.json?.isItem === true && first !== undefined)
      spellings.set(name, before)
    }
  }
  return {
    correct,
    correctBelow(record) {
      const open = [{ node: record, rule: recordRule.content }]
      for (let next = open.pop(); next; next = open.pop()) {
        correctChildren(next.node, next.rule)
        for (const node of next.node.children) {
          const content = next.rule.byName.get(node.name)?.content
          if (content?.kind === 'group') open.push({ node, rule: content })
        }
      }
    },
    count: () => written.size,
    sign() {
      const [first] = inOrder()
      return first && `names such as ${quote(first[0])} for ${first[1].name}`
    },
    report(findings) {
      const [first, ...more] = inOrder()
      if (!first) return
      const [found, { node, parent, name }] = first
      const quickFix: QuickFix = {
        label: more.length === 0 ? `Rename to ${name}` : `Replace ${more.length + 1} names`,
        edits: edits.toSorted((a, b) => a.span.start - b.span.start),
      }
      findings.add('unknown-element', node, {
        source: 'schema',
        found,
        expected: name,
        message:
          more.length === 0
            ? `${quote(found)} is not an element of ${parent}. Did you mean ${name}?`
            : `The names of ${more.length + 1} elements have other capitals or separators than in the schema: ${quote(found)} should be ${name}. A program wrote them in its own style.`,
        ...(isFixable ? { quickFix } : { fix: 'Write the names as the schema has them.' }),
      })
    },
  }
}

function comparable(name: string): string {
  return name.replaceAll(/[\s._-]/g, '').toLowerCase()
}
